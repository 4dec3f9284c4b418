import type { Query } from '@ai-vault/contract/advice/query.ts'
import { type RefObject, useRef } from 'react'
import { useFocusKept } from '../ui/controls/use-focus-kept.ts'
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
  /** Gets the focus where the next answer suggests nothing. */
  readonly log: Readonly<RefObject<HTMLElement | null>>
}

/**
 * Questions that one press asks. Those that cannot be asked just now keep the focus: on a phone the row scrolls, and without
 * one that has it no key would reach its end. Where the next answer brings others, the one in the same place has it.
 */
export function SuggestionChips({ suggestions, disabled = false, onAsk, log }: SuggestionChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const at = useRef(0)
  const chips = () => [...(list.current?.querySelectorAll('button') ?? [])]
  useFocusKept(list, () => chips()[at.current] ?? chips().at(-1) ?? log.current)
  if (suggestions.length === 0) return null
  return (
    <ul ref={list} className={styles.chips} aria-label={words.suggestions}>
      {suggestions.map(({ label, query }, index) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-disabled={disabled}
            onFocus={() => {
              at.current = index
            }}
            onClick={() => disabled || onAsk(label, query)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
