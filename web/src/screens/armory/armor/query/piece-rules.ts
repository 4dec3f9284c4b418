import { PIECE_FILTERS, type PieceFilter } from '@ai-vault/game/gear/piece-filters.ts'

/** Which pieces a build must use, must not use, and may use at all. */
export interface PieceRules {
  readonly pinned: readonly string[]
  readonly excluded: readonly string[]
  readonly only: readonly PieceFilter[]
}

export type PieceMark = 'pinned' | 'excluded'
export type ChangeRules = (rules: PieceRules) => void

/** Sets or takes back one mark; a piece is never pinned and excluded at once. */
export function toggleMark(rules: PieceRules, kind: PieceMark, id: string): PieceRules {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id)
  const cleared = { ...rules, pinned: without(rules.pinned), excluded: without(rules.excluded) }
  return rules[kind].includes(id) ? cleared : { ...cleared, [kind]: [...cleared[kind], id] }
}

export const withFilter = (rules: PieceRules, filter: PieceFilter, on: boolean): PieceRules => ({
  ...rules,
  only: PIECE_FILTERS.filter((other) => (other === filter ? on : rules.only.includes(other))),
})
