import type { Query } from '@ai-vault/contract/advice/query.ts'
import styles from './Chat.module.css'
import { words } from './words.ts'

export interface Suggested {
  readonly label: string
  /** What it asks, where that need not be read from its words. */
  readonly query?: Query | undefined
}

/** The suggestions of an answer, as queries where it has them. */
export const suggestedBy = (
  answer:
    | {
        readonly suggestions?: readonly string[] | undefined
        readonly suggested?: readonly Suggested[] | undefined
      }
    | undefined,
): readonly Suggested[] =>
  answer?.suggested?.length ? answer.suggested : (answer?.suggestions ?? []).map((label) => ({ label }))

interface SuggestionChipsProps {
  readonly suggestions: readonly Suggested[]
  readonly disabled?: boolean
  readonly onAsk: (question: string, query?: Query) => void
}

/**
 * Questions that one press asks. Those that cannot be asked just now keep the focus: on a phone the row scrolls, and without
 * one that has it no key would reach its end.
 */
export function SuggestionChips({ suggestions, disabled = false, onAsk }: SuggestionChipsProps) {
  if (suggestions.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={words.suggestions}>
      {suggestions.map(({ label, query }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-disabled={disabled}
            onClick={() => disabled || onAsk(label, query)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
