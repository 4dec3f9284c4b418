import { createContext, useContext } from 'react'

/** Which parts of a screen stand open: those named, or all but those named. */
export interface OpenFolds {
  readonly base: 'none' | 'all'
  readonly other: readonly string[]
}

/** Where a screen keeps how the player left it. */
export interface KeptFolds {
  readonly read: () => string | null
  readonly write: (value: string | null) => void
}

export interface FoldState {
  readonly folds: OpenFolds
  /** The one part that the address asks for. */
  readonly asked: string | undefined
  readonly change: (folds: OpenFolds) => void
}

export const ALL_OPEN: OpenFolds = { base: 'all', other: [] }
export const ALL_CLOSED: OpenFolds = { base: 'none', other: [] }

export const isOpen = ({ base, other }: OpenFolds, id: string) => (base === 'all') !== other.includes(id)

export const toggled = ({ base, other }: OpenFolds, id: string): OpenFolds => ({
  base,
  other: other.includes(id) ? other.filter((each) => each !== id) : [...other, id],
})

export const opened = (folds: OpenFolds, id: string) => (isOpen(folds, id) ? folds : toggled(folds, id))

/** What is kept is text that anybody may have edited: 'all', 'all health', 'none charts week'. */
export function readFolds(kept: string | null): OpenFolds {
  const [base, ...other] = (kept ?? '').split(' ').filter(Boolean)
  return { base: base === 'all' ? 'all' : 'none', other: [...new Set(other)] }
}

export const writeFolds = ({ base, other }: OpenFolds) =>
  base === 'none' && other.length === 0 ? null : [base, ...other].join(' ')

export const FoldContext = createContext<FoldState>({
  folds: ALL_CLOSED,
  asked: undefined,
  change: () => undefined,
})

/** Whether one part of the screen stands open, and how to change that. */
export function useFold(id: string) {
  const { folds, asked, change } = useContext(FoldContext)
  return { open: isOpen(folds, id), asked: asked === id, toggle: () => change(toggled(folds, id)) }
}
