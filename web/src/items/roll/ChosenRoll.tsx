import type { CSSProperties } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { percentOf } from '../../ui/figures/percent.ts'
import layout from '../../ui/layout.module.css'
import { Plate } from '../../ui/page/Plate.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import { RatingBadge } from '../badges/RatingBadge.tsx'
import type { Analysis } from '../perks/perk-columns.ts'
import { rollWords } from '../words/roll-words.ts'
import { words } from '../words/words.ts'
import styles from './ChosenRoll.module.css'
import type { ExplorerColumn, ExplorerPerk, Side } from './explorer-columns.ts'
import type { StatLine } from './roll-stats.ts'

const labels = rollWords.roll

interface ChosenRollProps {
  readonly columns: readonly ExplorerColumn[]
  readonly chosen: ReadonlyMap<string, ExplorerPerk>
  readonly analysis: Analysis | undefined
  readonly failed: boolean
  readonly side: Side
  /** What the copy rates with its best selectable perks. */
  readonly copyScore: number | undefined
  readonly hasCopy: boolean
  readonly stats: readonly StatLine[] | undefined
}

/** The roll put together in the explorer: its rating, and what it changes in the stats. */
export function ChosenRoll(props: ChosenRollProps) {
  const { columns, chosen, analysis, failed, side, copyScore, hasCopy, stats } = props
  const rated = analysis?.[side]
  return (
    <Plate className={styles.roll} role="region" aria-label={labels.title}>
      <SectionHead title={labels.title}>
        <SourceMark source="estimated" />
      </SectionHead>
      <div className={classNames(layout.row, layout.apart)} aria-live="polite">
        {rated ? (
          <RatingBadge rating={rated.tier} score={rated.god_roll_score} activity={side} size="xl" />
        ) : failed ? (
          <span className={classNames(text.small, text.warn)}>{labels.failed}</span>
        ) : (
          <Thinking>{labels.rating}</Thinking>
        )}
        {copyScore !== undefined && (
          <span className={classNames(text.small, text.dim)}>
            {labels.copy(copyScore.toFixed(1), words.sides[side])}
          </span>
        )}
      </div>
      <ul className={styles.chosen}>
        {columns.flatMap(({ key, active }) => {
          const perk = chosen.get(key)
          if (!perk) return []
          const isNew = active !== undefined && active !== perk.hash
          return [
            <li key={key} className={classNames(isNew && styles.new)}>
              {perk.name}
            </li>,
          ]
        })}
      </ul>
      <SectionHead title={labels.stats} level={3}>
        <span className={classNames(text.small, text.dim)}>{hasCopy ? labels.against : labels.plain}</span>
      </SectionHead>
      {stats ? <Bars stats={stats} /> : <p className={classNames(text.small, text.dim)}>{labels.unknown}</p>}
      {stats?.some(({ units }) => units) && (
        <p className={classNames(text.small, text.dim)}>{labels.units}</p>
      )}
    </Plate>
  )
}

const unitText = ({ stat, units }: StatLine): string | undefined => {
  if (!units) return undefined
  if (stat === 'handling') return labels.ready(units.value.toFixed(2))
  if (units.unit === 'seconds') return labels.seconds(units.value.toFixed(2))
  return units.unit === 'metres'
    ? labels.metres(units.value.toFixed(1))
    : labels.times(units.value.toFixed(1))
}

function Bars({ stats }: { readonly stats: readonly StatLine[] }) {
  return (
    <ul className={styles.bars}>
      {stats.map((line) => {
        const { stat, label, value, before, change, most } = line
        const kept = Math.min(value, before)
        const style = {
          '--v': `${percentOf(kept, most)}%`,
          '--to': `${percentOf(Math.max(value, before), most)}%`,
        } as CSSProperties
        return (
          <li
            key={stat}
            className={classNames(styles.bar, change ? (change > 0 ? styles.up : styles.down) : undefined)}
            data-stat={stat}
          >
            <span className={styles.label}>
              {label}
              {unitText(line) && <small>{unitText(line)}</small>}
            </span>
            <span className={styles.track} style={style} aria-hidden="true">
              <i />
              <s />
            </span>
            <b className={styles.value}>{value}</b>
            {change !== undefined && (
              <span className={styles.change}>{change === 0 ? labels.same : labels.change(change)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** On a phone, under the one column that it shows: the score and what changes. */
export function RollStrip({ analysis, side, stats }: Pick<ChosenRollProps, 'analysis' | 'side' | 'stats'>) {
  const rated = analysis?.[side]
  const changed = stats?.filter(({ change }) => change) ?? []
  return (
    <p className={classNames(styles.strip, layout.onlyPhone)}>
      {rated && (
        <RatingBadge rating={rated.tier} score={rated.god_roll_score} activity={side} size="inline" />
      )}
      {changed.slice(0, 3).map(({ stat, label, change = 0 }) => (
        <span key={stat}>
          {label} <b className={change > 0 ? text.gold : text.bad}>{labels.change(change)}</b>
        </span>
      ))}
    </p>
  )
}
