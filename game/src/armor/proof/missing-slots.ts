import { candidates } from '../pieces-together.ts'
import type { ArmorProblem, SetWish, SlotIndex, SolverPiece } from '../problem.ts'

/** A wanted set with too few slots that could hold it. */
export interface ShortSet extends SetWish {
  /** Slots in which a piece of it, or one that counts for any set, may be worn. */
  readonly filled: readonly SlotIndex[]
  readonly open: readonly SlotIndex[]
}

const SLOTS = [0, 1, 2, 3, 4] as const satisfies readonly SlotIndex[]

const countsFor = ({ set }: SolverPiece, hash: number) => set === hash || set === 'wildcard'

/** Slots without any piece that may be worn. */
export function emptySlots(problem: ArmorProblem): readonly SlotIndex[] {
  const pieces = candidates(problem)
  return SLOTS.filter((slot) => pieces[slot]?.length === 0)
}

/** Each wanted set that its own slots alone rule out. A named exotic takes its slot from them. */
export function shortSets(problem: ArmorProblem): readonly ShortSet[] {
  const pieces = candidates(problem)
  const named = typeof problem.exotic === 'object'
  const mayFill = (slot: SlotIndex, hash: number) => {
    const own = pieces[slot] ?? []
    const isTaken = named && own.some(({ exotic }) => exotic !== undefined)
    return own.some((piece) => countsFor(piece, hash) && (!isTaken || piece.exotic !== undefined))
  }
  return (problem.sets ?? []).flatMap((wish) => {
    const filled = SLOTS.filter((slot) => mayFill(slot, wish.hash))
    if (filled.length >= wish.pieces) return []
    return [{ ...wish, filled, open: SLOTS.filter((slot) => !filled.includes(slot)) }]
  })
}

/** The excluded pieces that would fill such a slot. */
export function exclusionsToBlame(problem: ArmorProblem): readonly string[] {
  const excluded = new Set(problem.excluded)
  const empty = emptySlots(problem)
  const short = shortSets(problem)
  return problem.pieces
    .filter(
      (piece) =>
        excluded.has(piece.id) &&
        (empty.includes(piece.slot) ||
          short.some(({ hash, open }) => countsFor(piece, hash) && open.includes(piece.slot))),
    )
    .map(({ id }) => id)
}

/** The pinned pieces that leave no room for the exotic as it is asked for, or are themselves ruled out by it. */
export function pinsToBlame(problem: ArmorProblem): readonly string[] {
  const held = candidates(problem)
  const free = candidates({ ...problem, pinned: [] })
  const isExotic = ({ exotic }: SolverPiece) => exotic !== undefined
  const needsExotic = problem.exotic === 'required' || typeof problem.exotic === 'object'
  const lacksExotic = needsExotic && !held.flat().some(isExotic)
  const blamed = SLOTS.filter(
    (slot) => (held[slot]?.length === 0 && free[slot]?.length) || (lacksExotic && free[slot]?.some(isExotic)),
  )
  return problem.pieces
    .filter(({ id, slot }) => problem.pinned?.includes(id) && blamed.includes(slot))
    .map(({ id }) => id)
}
