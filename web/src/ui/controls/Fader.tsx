import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { percentOf } from '../figures/percent.ts'
import { Glyph } from '../glyphs/Glyph.tsx'
import type { GlyphName } from '../glyphs/glyph-names.ts'
import { words } from '../words/words.ts'
import styles from './Fader.module.css'
import { clampStep } from './fader-value.ts'

interface Band {
  readonly range: string
  readonly effect: string
  readonly active: boolean
}

interface FaderProps {
  readonly label: string
  readonly glyph: GlyphName
  readonly value: number
  readonly onChange: (value: number) => void
  /** The most that can be reached while the other targets stand. */
  readonly reachable?: number | undefined
  /** What the best build gives; a note of its own names it too. */
  readonly got?: number | undefined
  readonly bands?: readonly Band[]
  /** In place of the words about what can be reached. */
  readonly note?: string | undefined
  /** Small controls at the end of its foot. */
  readonly children?: ReactNode
}

const PAGE_STEP = 10
/** The most that a stat can have. */
const MAX = 200

/** A slider with a number box: gold to the value, hatched past what can be reached, teal arrow at the best build. */
export function Fader(props: FaderProps) {
  const { label, glyph, value, onChange, reachable, got, bands, children } = props
  const over = reachable !== undefined && value > reachable
  const place = {
    '--v': `${percentOf(Math.min(value, reachable ?? MAX), MAX)}%`,
    '--max': `${percentOf(reachable ?? MAX, MAX)}%`,
    '--got': `${percentOf(got ?? 0, MAX)}%`,
  } as CSSProperties
  const note = props.note ?? describeReach(value, reachable, got)
  /** A page is ten, in every browser. */
  const turnPage = (event: KeyboardEvent) => {
    const step = { PageUp: PAGE_STEP, PageDown: -PAGE_STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange(clampStep(value + step, MAX))
  }
  return (
    <div className={classNames(styles.fader, over && styles.over)} style={place}>
      <Glyph name={glyph} className={styles.glyph} />
      <span className={styles.name}>
        {label}
        <small>
          {got !== undefined && <i className={styles.sign} aria-hidden="true" />}
          {note}
        </small>
      </span>
      <NumberBox label={words.fader.number(label)} value={value} onChange={onChange} />
      <div className={styles.track}>
        <span className={styles.reach} aria-hidden="true">
          <i className={styles.value} />
          {reachable !== undefined && reachable < MAX && <i className={styles.out} />}
          {got !== undefined && <i className={styles.got} />}
        </span>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={MAX}
          step={1}
          value={value}
          aria-label={label}
          aria-valuetext={note ? `${value}. ${note}` : String(value)}
          onKeyDown={turnPage}
          onChange={(event) => onChange(clampStep(event.target.valueAsNumber, MAX))}
        />
      </div>
      {bands && (
        <div className={styles.bands}>
          {bands.map(({ range, effect, active }) => (
            <span key={range} className={active ? styles.on : undefined}>
              <b>{range}</b> {effect}
            </span>
          ))}
        </div>
      )}
      {children && <div className={styles.foot}>{children}</div>}
    </div>
  )
}

/** What the teal arrow marks comes first: it stands beside the same arrow. */
function describeReach(value: number, reachable: number | undefined, got: number | undefined): string {
  const over = reachable === undefined ? 0 : value - reachable
  return [
    ...(got === undefined ? [] : [words.fader.best(got)]),
    ...(reachable === undefined
      ? []
      : [over > 0 ? words.fader.over(over, reachable) : words.fader.reachable(reachable)]),
  ].join(', ')
}

interface NumberBoxProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/**
 * While it is being typed in, the box holds the text as typed; the value follows, clamped, and stands there after Enter.
 * For what is no number it goes back to what it was before.
 */
function NumberBox({ label, value, onChange }: NumberBoxProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly before: number }>()
  const typed = draft && readNumber(draft.text)
  return (
    <input
      className={styles.number}
      inputMode="numeric"
      aria-label={label}
      aria-invalid={draft !== undefined && draft.text.trim() !== '' && typed === undefined ? true : undefined}
      value={draft?.text ?? String(value)}
      onChange={({ target }) => {
        const before = draft?.before ?? value
        setDraft({ text: target.value, before })
        const number = readNumber(target.value)
        onChange(number === undefined ? before : clampStep(number, MAX))
      }}
      onBlur={() => setDraft(undefined)}
      onKeyDown={({ key }) => key === 'Enter' && setDraft(undefined)}
    />
  )
}

/** The text as a whole: `1e3` is a thousand, and `1a` is no number. */
function readNumber(text: string): number | undefined {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}
