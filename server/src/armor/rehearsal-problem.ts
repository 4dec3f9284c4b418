import type { ArmorProblem, SlotIndex, SolverPiece } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'

const SLOTS: readonly SlotIndex[] = [0, 1, 2, 3, 4]
const PIECES_PER_SLOT = 12
const MOST_NODES = 20_000

/** Tier 5 with the three stats that follow from its number; the last of a slot is exotic, every other one can be tuned. */
function piece(slot: SlotIndex, number: number): SolverPiece {
  const first = (slot + number) % 6
  const points = new Map([
    [first, 30],
    [(first + 1 + (number % 2)) % 6, 25],
    [(first + 3 + (number % 3)) % 6, 20],
  ])
  return {
    id: `${slot}-${number}`,
    slot,
    stats: ARMOR_STATS.map((_, index) => points.get(index) ?? 0) as unknown as StatLine,
    tier: 5,
    energy: 10 + (number % 2),
    masterwork: number % 6,
    ...(number === PIECES_PER_SLOT - 1 ? { exotic: slot + 1 } : {}),
    ...(number % 2 === 0 ? { tuned: ARMOR_STATS[number % 6] ?? 'any' } : {}),
  }
}

/** A small vault of no one, asked what the Architect asks. */
export function rehearsalProblem(): ArmorProblem {
  return {
    pieces: SLOTS.flatMap((slot) => Array.from({ length: PIECES_PER_SLOT }, (_, at) => piece(slot, at))),
    minimums: [0, 0, 0, 0, 0, 0],
    maximums: [150, 150, 150, 150, 150, 150],
    priority: [],
    weights: [6, 5, 4, 3, 2, 1],
    exotic: 'any',
    general: { major: true, minor: true, taken: [0, 0, 0, 0, 0] },
    bonus: [0, 0, 10, 0, -10, 0],
    limit: 1,
    maxNodes: MOST_NODES,
  }
}
