import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import { UNUSED_DAYS } from '@ai-vault/game/prophecy/hidden-gems.ts'
import {
  placeAhead,
  placeBehind,
  rowsOf,
  WEEKS_AHEAD,
  WEEKS_BEHIND,
} from '@ai-vault/game/prophecy/sightline.ts'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { words } from '../words.tsx'
import { letterOf, numberOf } from './marks.ts'
import styles from './Sightline.module.css'

const labels = words.sightline
/** Where the time begins that counts as unused. */
const IDLE_TO = 1 - UNUSED_DAYS / (WEEKS_BEHIND * 7)

/** As much of its side as a sign takes on the narrowest phone. */
const SIGN_BEHIND = 0.13
const SIGN_AHEAD = 0.18

interface Mark {
  readonly sign: string
  readonly name: string
  /** 0 to 1 of its side. */
  readonly place: number
}

interface SightlineProps {
  readonly prophecy: Prophecy
  /** As many gems and goals as have room. */
  readonly shown: number
}

const placesOf = (marks: readonly Mark[]) => marks.map(({ place }) => place)
const at = (place: number, row?: number) =>
  ({ '--x': `${(place * 100).toFixed(1)}%`, '--row': row }) as CSSProperties

/**
 * A measured year behind, bars for the hours of each week, with the last use of forgotten weapons; four weeks ahead, with
 * when goals are as likely as not at the player's own pace.
 */
export function Sightline({ prophecy, shown }: SightlineProps) {
  const now = Date.parse(prophecy.read_at)
  const behind = prophecy.top_hidden_gems.slice(0, shown).flatMap((gem, index): Mark[] => {
    const place = gem.last_used === undefined ? undefined : placeBehind(Date.parse(gem.last_used), now)
    return place === undefined ? [] : [{ sign: numberOf(index), name: gem.weapon_name, place }]
  })
  const ahead = prophecy.next_farm_priorities.slice(0, shown).flatMap((farm, index): Mark[] => {
    const place = placeAhead(farm.even_hours, prophecy.hours_a_week)
    return place === undefined ? [] : [{ sign: letterOf(index), name: farm.weapon_name, place }]
  })
  const rowsBehind = rowsOf(placesOf(behind), SIGN_BEHIND)
  const rowsAhead = rowsOf(placesOf(ahead), SIGN_AHEAD)
  const rows = { '--rows': 1 + Math.max(0, ...rowsBehind, ...rowsAhead) } as CSSProperties
  const label = labels.label(
    behind.map(({ name, place }) => labels.behind(name, Math.round((1 - place) * WEEKS_BEHIND * 7))),
    ahead.map(({ name, place }) => labels.ahead(name, Math.round(place * WEEKS_AHEAD * 7))),
  )
  return (
    <>
      <SectionHead title={labels.title} glyph="i-eye" />
      <div className={styles.sight} style={rows} role="img" aria-label={label}>
        <div className={styles.past}>
          <span className={styles.idle} style={at(IDLE_TO)} />
          <Weeks hours={prophecy.hours_by_week} />
          {behind.map(({ sign, place }, index) => (
            <b key={sign} className={styles.mark} style={at(place, rowsBehind[index])}>
              <i>{sign}</i>
            </b>
          ))}
        </div>
        <div className={styles.now}>
          <span>{labels.now}</span>
        </div>
        <div className={styles.future}>
          {ahead.map(({ sign, place }, index) => (
            <b
              key={sign}
              className={classNames(styles.mark, styles.coming)}
              style={at(place, rowsAhead[index])}
            >
              <i>{sign}</i>
            </b>
          ))}
        </div>
        <div className={classNames(styles.axis, styles.pastAxis)}>
          <span>{labels.year}</span>
          <span className={styles.wide}>{labels.months(9)}</span>
          <span className={classNames(styles.wide, styles.half)}>{labels.months(6)}</span>
          <span className={styles.idleFrom} style={at(1 - IDLE_TO)}>
            {labels.idle}
          </span>
        </div>
        <div className={classNames(styles.axis, styles.futureAxis)}>
          <span className={styles.wide}>{labels.week}</span>
          <span>{labels.weeks}</span>
        </div>
      </div>
      <ul className={styles.key} aria-hidden="true">
        {[...behind, ...ahead].map(({ sign, name }) => (
          <li key={sign}>
            <b>{sign}</b> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}

const HIGH = 60
const STEP = 10

function Weeks({ hours }: { readonly hours: readonly number[] }) {
  const most = Math.max(...hours, 1)
  const bars = hours.map((each, week) => {
    const x = week * STEP + STEP / 2
    return each > 0 ? `M${x} ${HIGH}V${(HIGH * (1 - each / most)).toFixed(1)}` : ''
  })
  return (
    <svg
      className={styles.weeks}
      viewBox={`0 0 ${WEEKS_BEHIND * STEP} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars.join('')} />
    </svg>
  )
}
