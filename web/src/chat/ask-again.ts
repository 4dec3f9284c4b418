/** What is asked from inside an answer: a changed query, or a reading of a question that was asked back. */
import type { AnswerPart, Chip } from '@ai-vault/contract/advice/answer.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import { createContext, useContext } from 'react'

interface AskAgain {
  /** False while another answer is on its way, or nobody can be reached. */
  readonly canAsk: boolean
  ask(text: string, query: Query): void
}

const AskAgainContext = createContext<AskAgain>({ canAsk: false, ask: () => {} })

export const CanAskAgain = AskAgainContext.Provider
export const useAskAgain = (): AskAgain => useContext(AskAgainContext)

/** The words of a question that was pressed: those of its chips, with one taken out, changed or added. */
export function wordsAfter(
  { chips }: Pick<AnswerPart, 'chips'>,
  change?: { readonly at: Chip['at']; readonly label?: string | undefined },
): string {
  const isNew = change?.label !== undefined && chips.every(({ at }) => at !== change.at)
  const labels = chips.flatMap(({ at, label }) => {
    if (at !== change?.at) return [label]
    return change.label === undefined ? [] : [change.label]
  })
  return [...labels, ...(isNew && change.label ? [change.label] : [])].join(', ')
}
