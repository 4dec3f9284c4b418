import type { PlaystyleAnswer } from '@ai-vault/contract/archives.ts'
import type { RunType, Timeframe } from '@ai-vault/game/history/run-filters.ts'
import type { CSSProperties } from 'react'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { traitFigure } from '../../../ui/figures/trait-figure.ts'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Playstyle.module.css'

const labels = words.playstyle

interface PlaystyleProps {
  readonly playstyle: PlaystyleAnswer
  readonly timeframe: Timeframe
  readonly type: RunType
  /** More runs are on their way. */
  readonly reading: boolean
}

/** How somebody plays, each trait with the figure it rests on (F-239). */
export function Playstyle({ playstyle, timeframe, type, reading }: PlaystyleProps) {
  const { archetype, confidence, archetype_runs: counted, archetype_days: days, traits, runs } = playstyle
  if (reading && counted === 0 && runs === 0) return null
  return (
    <Plate tone="ai">
      <SectionHead title={labels.title} glyph="mark" tone="ai">
        <SourceMark source="estimated" />
      </SectionHead>
      {archetype ? (
        <p className={styles.name}>
          <b>{archetype}</b>{' '}
          <span className={`${text.small} ${text.soft}`}>{labels.sure(Math.round(100 * confidence))}</span>
        </p>
      ) : (
        <p className={text.soft}>{labels.noArchetype(counted, days)}</p>
      )}
      <p className={`${text.small} ${text.dim}`}>
        {archetype && labels.basis(counted, days)}{' '}
        {labels.span(runs, words.timeframe[timeframe], type === 'all' ? undefined : words.type[type])}
      </p>
      <ul className={styles.traits}>
        {traits.map(({ trait, score, figure, unit, runs: over }) => (
          <li key={trait}>
            <span className={text.soft}>{labels.traits[trait]}</span>
            <Bar value={score * 10} />
            <b className={text.read}>{score}</b>
            <small className={text.dim}>{labels.evidence(traitFigure(figure, unit), over)}</small>
          </li>
        ))}
      </ul>
    </Plate>
  )
}

/** Which kinds of activity took the time, the longest first. */
export function TimeSpent({ mix }: { readonly mix: PlaystyleAnswer['mix'] }) {
  if (mix.length === 0) return null
  return (
    <Plate>
      <SectionHead title={labels.mix} glyph="i-clock" />
      <ul className={styles.traits}>
        {mix
          .toSorted((one, other) => other.seconds - one.seconds)
          .map(({ kind, name, runs, seconds, time_percent: percent }) => (
            <li key={kind}>
              <span className={text.soft}>{name}</span>
              <Bar value={percent} gold />
              <b className={text.read}>{percent} %</b>
              <small className={text.dim}>{labels.mixRow(runs, seconds)}</small>
            </li>
          ))}
      </ul>
      <p className={`${text.small} ${text.dim}`}>{labels.mixNote}</p>
    </Plate>
  )
}

function Bar({ value, gold = false }: { readonly value: number; readonly gold?: boolean }) {
  return (
    <span className={gold ? styles.goldBar : styles.bar} aria-hidden="true">
      <i style={{ '--v': `${value}%` } as CSSProperties} />
    </span>
  )
}
