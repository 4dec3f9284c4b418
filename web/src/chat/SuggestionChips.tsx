import styles from './Chat.module.css'
import { words } from './words/words.ts'

interface SuggestionChipsProps {
  readonly suggestions: readonly string[]
  readonly disabled?: boolean
  readonly onAsk: (question: string) => void
}

/**
 * Questions that one press asks. Those that cannot be asked just now keep the focus: on a phone the row scrolls, and without
 * one that has it no key would reach its end.
 */
export function SuggestionChips({ suggestions, disabled = false, onAsk }: SuggestionChipsProps) {
  if (suggestions.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={words.suggestions}>
      {suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={styles.chip}
            aria-disabled={disabled}
            onClick={() => disabled || onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
