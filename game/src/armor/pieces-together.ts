/**
 * Which pieces may stand together: at most one exotic, and enough pieces of the wanted sets.
 *
 * Each piece is a kind: one small integer with four octal digits (exotic, first set, second set, wildcard), so that
 * the kinds of several pieces add up digit by digit. Five pieces fit if the sum says so.
 */
import type { ArmorProblem, SolverPiece } from './problem.ts'

const EXOTIC = 1
const FIRST_SET = 1 << 3
const SECOND_SET = 1 << 6
const WILDCARD = 1 << 9

export interface Rules {
  readonly kindOf: (piece: SolverPiece) => number
  /** Whether five pieces with this sum of kinds may be worn together. */
  readonly fits: (kinds: number) => boolean
  /** Whether fewer pieces with this sum could still become five that fit. */
  readonly mayFit: (kinds: number) => boolean
}

export function rulesOf(problem: ArmorProblem): Rules {
  const wishes = mergedSets(problem)
  const [first, second] = wishes
  const exoticNeeded = problem.exotic === 'required' || typeof problem.exotic === 'object'
  const kindOf = (piece: SolverPiece) => {
    const exotic = piece.exotic === undefined ? 0 : EXOTIC
    if (wishes.length === 0 || piece.set === undefined) return exotic
    if (piece.set === 'wildcard') return exotic + WILDCARD
    if (piece.set === first?.hash) return exotic + FIRST_SET
    return exotic + (piece.set === second?.hash ? SECOND_SET : 0)
  }
  const mayFit = (kinds: number) => (kinds & 7) <= 1
  const fits = (kinds: number) => {
    const exotics = kinds & 7
    if (exotics > 1 || (exoticNeeded && exotics === 0)) return false
    const open =
      Math.max(0, (first?.pieces ?? 0) - ((kinds >> 3) & 7)) +
      Math.max(0, (second?.pieces ?? 0) - ((kinds >> 6) & 7))
    return open <= ((kinds >> 9) & 7)
  }
  return { kindOf, fits, mayFit }
}

function mergedSets({ sets = [] }: ArmorProblem): readonly { hash: number; pieces: number }[] {
  const most = new Map<number, number>()
  for (const { hash, pieces } of sets) most.set(hash, Math.max(pieces, most.get(hash) ?? 0))
  return [...most].map(([hash, pieces]) => ({ hash, pieces })).slice(0, 2)
}

/** The pieces each slot may choose from. */
export function candidates(problem: ArmorProblem): readonly (readonly SolverPiece[])[] {
  const excluded = new Set(problem.excluded)
  const pinned = new Set(problem.pinned)
  const exotic = problem.exotic ?? 'any'
  const allowed = problem.pieces.filter((piece) => {
    if (excluded.has(piece.id)) return false
    if (piece.exotic === undefined) return true
    return typeof exotic === 'object' ? piece.exotic === exotic.hash : exotic !== 'none'
  })
  return [0, 1, 2, 3, 4].map((slot) => {
    const own = allowed.filter((piece) => piece.slot === slot)
    const wish = problem.pieces.some((piece) => piece.slot === slot && pinned.has(piece.id))
    return wish ? own.filter(({ id }) => pinned.has(id)) : own
  })
}
