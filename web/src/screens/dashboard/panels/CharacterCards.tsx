import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import {
  POWER_SCALE,
  type PowerCap,
  powerBarPercent,
  powerCapFor,
  scalePower,
} from '@ai-vault/game/scores/week/season.ts'
import { useState } from 'react'
import { iconAddress } from '../../../items/picture/weapon-glyphs.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { describeAge } from '../../../ui/figures/freshness/age.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { classGlyph } from '../class-glyph.ts'
import styles from './Panels.module.css'
import { words } from './words/words.ts'

const said = words.characters

type Card = NonNullable<GuardianData['characters']>[number]
type Extra = NonNullable<NonNullable<GuardianData['extras']>['characters']>[string]

interface CharacterCardsProps {
  readonly data: GuardianData
}

const MINUTE = 60_000
/** From here on the postmaster is worth a warning: what comes on top of 21 is lost. */
const POSTMASTER_WARNS_FROM = 15

/** Each character: power against the scale of 2000, time played, what is worn and carried (F-072, F-073). */
export function CharacterCards({ data: { characters = [], extras, power_cap } }: CharacterCardsProps) {
  const cap = powerCapFor(power_cap ?? Math.max(0, ...characters.map(({ power }) => power)))
  if (characters.length === 0) return null
  return (
    <Bays columns={characters.length > 2 ? 3 : characters.length === 2 ? 2 : 1} aria-label={said.label}>
      {characters.map((card) => (
        <Character key={card.id} card={card} extra={extras?.characters?.[card.id]} cap={cap} />
      ))}
    </Bays>
  )
}

interface CharacterProps {
  readonly card: Card
  readonly extra: Extra | undefined
  readonly cap: PowerCap
}

const counted = (value: number | undefined, inWords = (count: string) => count) =>
  value === undefined ? MISSING : inWords(formatCount(value))

function Character({ card, extra, cap }: CharacterProps) {
  const now = useNow(MINUTE)
  const glyph = classGlyph(card.class)
  const scaled = Math.round(scalePower(card.power, cap))
  const percent = powerBarPercent(card.power, cap)
  const waiting = extra?.postmaster_count ?? 0
  return (
    <Bay className={styles.guardian} role="group" aria-label={card.class}>
      <Emblem path={extra?.emblem_background} />
      <div className={styles.guardianHead}>
        {glyph && <Glyph name={glyph} className={styles.class} />}
        <div>
          <h2 className={styles.className}>{card.class}</h2>
          <span className={styles.seen}>
            {extra ? said.seen(describeAge(now - Date.parse(extra.last_played), now)) : MISSING}
          </span>
        </div>
        <span className={styles.power}>{formatCount(card.power)}</span>
      </div>
      <Meter
        label={said.power(card.class)}
        value={percent}
        valueText={describePower(card.power, scaled, cap)}
      />
      <div className={styles.scaled}>
        <span>{cap === POWER_SCALE ? said.atCap : said.scaled(formatCount(cap))}</span>
        <b>{cap === POWER_SCALE ? `${Math.floor(percent)} %` : formatCount(scaled)}</b>
      </div>
      <dl className={styles.facts}>
        <Fact name={said.playtime} value={counted(card.playtime_hours, said.hours)} />
        <Fact name={said.equipped} value={counted(card.equipment_count)} />
        <Fact name={said.carried} value={counted(card.inventory_count)} />
      </dl>
      {extra && waiting >= POSTMASTER_WARNS_FROM && (
        <p className={styles.warning}>
          <Glyph name="i-warn" size="s" />
          {said.postmaster(waiting, extra.postmaster_capacity)}
        </p>
      )}
      <div className={styles.foot}>
        {extra?.title && <span>{said.title(<bdi>{extra.title}</bdi>)}</span>}
        <SourceMark source={extra?.source ?? 'live'} />
      </div>
    </Bay>
  )
}

function describePower(power: number, scaled: number, cap: PowerCap): string {
  return cap === POWER_SCALE
    ? said.powerOf(formatCount(power), formatCount(cap))
    : said.powerScaled(formatCount(power), formatCount(cap), formatCount(scaled))
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Emblem({ path }: { readonly path: string | undefined }) {
  const [failed, setFailed] = useState(false)
  const address = path && iconAddress(path)
  if (!address || failed) return null
  return <img src={address} alt="" className={styles.emblem} onError={() => setFailed(true)} />
}
