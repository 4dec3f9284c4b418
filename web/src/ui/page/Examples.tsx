import { Glyph } from '../glyphs/Glyph.tsx'
import styles from './Examples.module.css'

export interface Example {
  readonly text: string
  /** What it brings, or where it comes from. */
  readonly note: string
}

interface ExamplesProps<E extends Example> {
  readonly label?: string | undefined
  readonly examples: readonly E[]
  /** They keep the focus, and nothing is asked. */
  readonly disabled?: boolean
  readonly onAsk: (example: E) => void
}

/** What can be asked here, each one press. */
export function Examples<E extends Example>({ label, examples, disabled = false, onAsk }: ExamplesProps<E>) {
  return (
    <ul className={styles.examples} aria-label={label}>
      {examples.map((example) => (
        <li key={example.text}>
          <button
            type="button"
            className={styles.example}
            aria-disabled={disabled}
            onClick={() => disabled || onAsk(example)}
          >
            <Glyph name="mark" />
            <b>{example.text}</b>
            <span>{example.note}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
