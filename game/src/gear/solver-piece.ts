import type { SlotIndex, SolverPiece } from '../armor/problem.ts'
import { ARMOR_SLOTS, type ArmorPiece } from '../items.ts'

/** An owned piece as the solver reads it. */
export function solverPiece(piece: ArmorPiece): SolverPiece {
  return {
    id: piece.instanceId,
    slot: ARMOR_SLOTS.indexOf(piece.slot) as SlotIndex,
    stats: piece.base,
    tier: piece.armor3 ? (piece.tier ?? 1) : 0,
    energy: piece.energy.capacity,
    masterwork: piece.masterworkLevel,
    ...(piece.rarity === 'exotic' && { exotic: piece.hash }),
    ...(piece.setWildcard ? { set: 'wildcard' as const } : piece.set && { set: piece.set.hash }),
    ...(piece.tunable && { tuned: piece.tunable }),
    ...(piece.artifice && { artifice: true }),
  }
}
