import type { ArchiveActivity } from '@ai-vault/contract/archives.ts'
import type { CSSProperties } from 'react'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import { dateFormat } from '../../../../words/formats.ts'
import { words } from '../../words.ts'
import styles from './RunDots.module.css'
import { lookOf } from './result-look.ts'

const day = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const MOST_DOTS = 250

/** Time across, minutes up, a shape a run. The list below is its text twin. */
export function RunDots({ activities }: { readonly activities: readonly ArchiveActivity[] }) {
  const timed = activities.filter(({ completion_time }) => completion_time !== undefined).slice(0, MOST_DOTS)
  const times = timed.map(({ date }) => Date.parse(date))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  if (timed.length < 2 || from === to) return null
  const lines = durationLines(Math.max(...timed.map(({ completion_time = 0 }) => completion_time)))
  const top = 60 * (lines.at(-1) ?? 0)
  const place = ({ date, completion_time = 0 }: ArchiveActivity) =>
    ({
      '--x': `${(100 * (Date.parse(date) - from)) / (to - from)}%`,
      '--y': `${(100 * completion_time) / top}%`,
    }) as CSSProperties
  const kinds = new Map(timed.map((activity) => [activity.result, lookOf(activity)]))
  return (
    <>
      <div className={styles.dots} role="img" aria-label={words.list.dots}>
        <div className={styles.plot}>
          {lines.map((minutes) => (
            <span
              key={minutes}
              className={styles.line}
              style={{ '--y': `${(6000 * minutes) / top}%` } as CSSProperties}
            >
              {words.list.minutes(minutes)}
            </span>
          ))}
          {timed.map((activity) => {
            const { glyph, tone } = lookOf(activity)
            return (
              <i
                key={`${activity.id}.${activity.character_id}`}
                className={text[tone]}
                style={place(activity)}
              >
                <Glyph name={glyph} size="s" />
              </i>
            )
          })}
        </div>
        <div className={styles.ends}>
          <span>{day.format(from)}</span>
          <span>{day.format(to)}</span>
        </div>
      </div>
      <ul className={styles.key} aria-hidden="true">
        {[...kinds].map(([result, { glyph, tone }]) => (
          <li key={result}>
            <span className={text[tone]}>
              <Glyph name={glyph} size="s" />
            </span>
            {result}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Minutes between two lines of the chart; the last one serves any longer run as a multiple. */
const STEPS = [5, 10, 20, 30, 40, 60, 90, 120] as const
const LINES = 3
const LONGEST_STEP = 120

/** The chart's lines in minutes: three of them, the highest at or above the longest run. */
export function durationLines(longestSeconds: number): readonly number[] {
  const wanted = longestSeconds / 60 / LINES
  const step = STEPS.find((minutes) => minutes >= wanted) ?? LONGEST_STEP * Math.ceil(wanted / LONGEST_STEP)
  return Array.from({ length: LINES }, (_, at) => step * (at + 1))
}
