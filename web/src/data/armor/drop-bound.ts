import {
  ARTIFICE_POINTS,
  type ArmorProblem,
  FULL_MASTERWORK,
  FULL_OLD_MASTERWORK,
  MAJOR,
  type SolverPiece,
} from '@ai-vault/game/armor/problem.ts'

const ROLLED_POINTS = 75
const OFF_STATS = 3
/** A perfect tier 5 drop, fully masterworked, balanced, with a large mod. */
const PERFECT = ROLLED_POINTS + OFF_STATS * FULL_MASTERWORK + OFF_STATS + MAJOR.points

/** All that a piece can bring to the six stats together: tuning towards a stat adds nothing, balanced tuning three. */
function mostPoints(piece: SolverPiece, assumed: boolean): number {
  const rolled = piece.stats.reduce((sum, value) => sum + value, 0)
  const level = assumed ? FULL_MASTERWORK : piece.masterwork
  const masterwork =
    piece.tier > 0 ? OFF_STATS * level : assumed || piece.masterwork >= FULL_OLD_MASTERWORK ? 12 : 0
  const tuning = piece.tuned ? OFF_STATS : 0
  return rolled + masterwork + tuning + (piece.artifice ? ARTIFICE_POINTS : 0) + MAJOR.points
}

/**
 * No drop helps where the nearest build already gives the targets more points than a perfect piece and the best of the
 * player's own could carry in sum. Cheap, and true of the commonest question: six times 100.
 */
export function noDropCanHelp(problem: ArmorProblem, reached: number): boolean {
  const best = [0, 0, 0, 0, 0]
  for (const piece of problem.pieces) {
    const points = mostPoints(piece, problem.assumeMasterwork ?? false)
    best[piece.slot] = Math.max(best[piece.slot] ?? 0, points)
  }
  const bonus = (problem.bonus ?? []).reduce((sum, points) => sum + Math.max(0, points), 0)
  const own = best.reduce((sum, points) => sum + points, 0)
  return best.every((points) => reached >= own - points + PERFECT + bonus)
}
