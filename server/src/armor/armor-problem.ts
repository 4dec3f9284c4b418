import type { ArmorOptimizeRequest } from '@ai-vault/contract/items/armor.ts'
import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { usablePieces, wearable } from '@ai-vault/game/gear/piece-filters.ts'
import { solverPiece } from '@ai-vault/game/gear/solver-piece.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'

/** The request and the player's own armor of that class, as one question to the solver. */
export function armorProblem(request: ArmorOptimizeRequest, armor: readonly ArmorPiece[]): ArmorProblem {
  return {
    pieces: usablePieces(wearable(armor, request.class), request.only).map(solverPiece),
    minimums: request.targets,
    ...(request.maximums ? { maximums: request.maximums } : {}),
    priority: request.priority,
    sets: request.sets,
    exotic: request.exotic,
    general: { major: request.mods, minor: request.mods, taken: request.energy_taken },
    tuning: request.tuning,
    assumeMasterwork: request.assume_masterwork,
    bonus: request.bonus,
    pinned: request.pinned,
    excluded: request.excluded,
    limit: request.limit,
    withMaxima: request.with_maxima,
  }
}
