import { ARMOR_STATS, type ArmorPiece, type ArmorStat, type StatLine } from '../../items.ts'
import {
  ARTIFICE_POINTS,
  FULL_MASTERWORK,
  FULL_OLD_MASTERWORK,
  type SolverPiece,
  TUNING_POINTS,
} from '../problem.ts'

/**
 * A piece whose stats the platform did not tell stands in for nothing, and nothing for it. A class item from before tiers
 * has none to tell of.
 */
export const hasKnownStats = ({ base, slot, armor3 }: ArmorPiece): boolean =>
  base.some((value) => value > 0) || (slot === 'class-item' && !armor3)

/**
 * When one piece makes another needless in every build there is: whatever the targets, sets, mods and tuning, the solver
 * reaches as much with the one as with the other. Both are taken as fully masterworked, since a player can do that.
 */
export function standsInFor(one: SolverPiece, other: SolverPiece): boolean {
  return (
    one.slot === other.slot &&
    one.exotic === other.exotic &&
    countsForSets(one, other) &&
    energyOf(one) >= energyOf(other) &&
    coversStats(one, other)
  )
}

function countsForSets({ set: mine }: SolverPiece, { set: theirs }: SolverPiece): boolean {
  return theirs === undefined || mine === theirs || mine === 'wildcard'
}

const energyOf = ({ tier, energy }: SolverPiece): number =>
  tier === 0 ? Math.max(FULL_OLD_MASTERWORK, energy) : energy

/** One way to wear a piece: its stats before mods, and whether tuning has to take points from some stat. */
interface Way {
  readonly stats: readonly number[]
  readonly takes: boolean
}

/** For every way to tune the other there is one that is at least as high in every stat and takes no more. */
function coversStats(one: SolverPiece, other: SolverPiece): boolean {
  const mine = waysToTune(one)
  // What an artifice socket may add to any stat.
  const lead = other.artifice && !one.artifice ? ARTIFICE_POINTS : 0
  return waysToTune(other).every((theirs) =>
    mine.some(
      ({ stats, takes }) =>
        (theirs.takes || !takes) && stats.every((points, at) => points >= (theirs.stats[at] ?? 0) + lead),
    ),
  )
}

/** Base and masterwork, once that is full. */
export function fullStats(piece: SolverPiece): StatLine {
  const off = isOff(piece)
  return piece.stats.map((points, at) => {
    if (piece.tier === 0) return points + 2
    return off[at] ? points + FULL_MASTERWORK : points
  }) as unknown as StatLine
}

/** Which stats masterwork and balanced tuning raise. */
const isOff = ({ stats, offStats }: SolverPiece): readonly boolean[] =>
  ARMOR_STATS.map((stat, at) => (offStats ? offStats.includes(stat) : stats[at] === 0))

function waysToTune(piece: SolverPiece): readonly Way[] {
  const off = isOff(piece)
  const stats = fullStats(piece)
  const plain: Way = { stats, takes: false }
  if (piece.tuned === undefined) return [plain]
  const balanced = { stats: stats.map((points, at) => (off[at] ? points + 1 : points)), takes: false }
  const raised = (stat: ArmorStat): Way => ({
    stats: stats.map((points, at) => (ARMOR_STATS[at] === stat ? points + TUNING_POINTS : points)),
    takes: true,
  })
  return [balanced, plain, ...(piece.tuned === 'any' ? ARMOR_STATS : [piece.tuned]).map(raised)]
}
