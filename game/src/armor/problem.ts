/**
 * What the armor solver is asked and what it answers. This page is the definition: the brute force that checks
 * the solver is written from these words alone.
 *
 * PIECE. Its stats are its base values, plus masterwork. Armor 3.0 (tier 1 to 5): +1 per level (0 to 5) on each
 * of its off stats (`offStats`; the stats with base 0 where none are named). Older armor (tier 0): +2 on all six
 * once the level is 10. `assumeMasterwork` takes every piece as fully masterworked, and older armor then has at
 * least 10 energy.
 *
 * CHOICE. One piece per slot that is not excluded; where a slot has pinned pieces, one of those. At most one
 * exotic; with `exotic: 'none'` no exotic, with 'required' exactly one, with a hash exactly that one. Every wanted
 * set reaches its count, where a wildcard piece counts for any one of the wanted sets. And, with `tuning` on, for
 * every tunable piece one way to tune it: balanced (+1 on each off stat), or raising a stat by 5 (its own tuned
 * stat; any of the six where it says 'any').
 *
 * FILL. What is left to decide once the choice is made:
 * - each raised stat takes 5 from any stat; taken from the raised stat itself the socket simply stays empty;
 * - each piece takes at most one general mod on any stat: major (+10, 3 energy) or minor (+5, 1 energy), if that
 *   size is allowed and the piece's energy minus what its slot has already spent pays for it;
 * - each artifice piece adds 3 to one stat.
 *
 * STATS of a filled choice: bonus plus all of the above, then each stat is held within 0 and 200.
 * A filled choice MEETS the targets if every stat is at least its minimum.
 *
 * KEY. The wanted stats are those with a weight above 0; without `weights`, those in `priority` with weight 1
 * (all six where `priority` is empty). Weights are whole numbers from 0 to 10. A wanted stat counts up to its
 * maximum: what lies above is allowed and worth nothing. The total is the sum of weight times counted stat. Builds
 * compare by total, then by counted stat in order of priority (wanted stats that `priority` leaves out follow in
 * the game's order). Two builds with the same key have the same counted stats in every wanted stat: one MIX.
 *
 * BUILDS. Each choice stands for its best fill that meets the targets. The answer lists the best `limit` mixes,
 * best first, each with one choice that reaches it. Other choices with the same mix are folded into it.
 *
 * MAXIMA. Per stat: the highest value any filled choice gives it while meeting all the other minimums (its own
 * minimum is ignored); null where the others cannot be met.
 *
 * SHORTFALL, where no filled choice meets the targets. What is missing in a stat is its minimum minus the stat,
 * never below 0. The nearest build has the smallest total missing (any one of those). The group is the smallest set
 * of targets that cannot be met together, with all other minimums dropped; of several, the first in the order
 * by size, then by the game's order of stats.
 */
import type { ArmorStat, StatLine, Tuning } from '../items.ts'

export type SlotIndex = 0 | 1 | 2 | 3 | 4

export interface SolverPiece {
  readonly id: string
  /** Helmet, gauntlets, chest, legs, class item. */
  readonly slot: SlotIndex
  /** Base values: no masterwork, mods or tuning. */
  readonly stats: StatLine
  /** 0 for armor older than tiers. */
  readonly tier: 0 | 1 | 2 | 3 | 4 | 5
  /** Energy capacity. */
  readonly energy: number
  /** 0 to 5 on Armor 3.0; 0 or 10 on older armor. */
  readonly masterwork: number
  /** Item hash, only on exotics. */
  readonly exotic?: number
  readonly set?: number | 'wildcard'
  /** The stat that its tuning socket can raise; absent without such a socket. */
  readonly tuned?: ArmorStat | 'any'
  /** Stats that masterwork and balanced tuning raise; by default those with base 0. */
  readonly offStats?: readonly ArmorStat[]
  readonly artifice?: boolean
}

export interface SetWish {
  readonly hash: number
  readonly pieces: 2 | 4
}

export type ExoticWish = 'any' | 'none' | 'required' | { readonly hash: number }

export interface GeneralMods {
  readonly major: boolean
  readonly minor: boolean
  /** Energy already spent per slot. */
  readonly taken: readonly [number, number, number, number, number]
}

export interface ArmorProblem {
  readonly pieces: readonly SolverPiece[]
  readonly minimums: StatLine
  readonly maximums?: StatLine
  readonly priority: readonly ArmorStat[]
  readonly weights?: StatLine
  /** At most two. */
  readonly sets?: readonly SetWish[]
  readonly exotic?: ExoticWish
  readonly general?: GeneralMods
  /** On unless said otherwise. */
  readonly tuning?: boolean
  readonly assumeMasterwork?: boolean
  /** Fragments and the like; may be negative. */
  readonly bonus?: StatLine
  readonly pinned?: readonly string[]
  readonly excluded?: readonly string[]
  readonly limit?: number
  readonly withMaxima?: boolean
  /**
   * So much searching, in nodes (about a microsecond each), is each question worth: the builds, every maximum, the
   * shortfall. Looked at every few hundred nodes. Where it does not do, the answer is what was found by then.
   */
  readonly maxNodes?: number
}

export interface FittedMod {
  readonly stat: ArmorStat
  readonly size: 'major' | 'minor'
  readonly points: number
  readonly cost: number
}

export type PerSlot<T> = readonly [T, T, T, T, T]

export interface ArmorBuild {
  readonly pieces: PerSlot<string>
  readonly mods: PerSlot<FittedMod | null>
  readonly tuning: PerSlot<Tuning | null>
  readonly artifice: PerSlot<ArmorStat | null>
  readonly stats: StatLine
  /** Sum of weight times counted stat over the wanted stats. */
  readonly total: number
  readonly modCost: number
  readonly energyLeft: PerSlot<number>
  /** Per slot, the pieces that could stand in without changing any number above but the energy left. */
  readonly alternatives: PerSlot<readonly string[]>
}

export type Maxima = readonly (number | null)[]

export interface Shortfall {
  /** 'targets': the pieces fit together but the stats fall short; else no five pieces fit together at all. */
  readonly reason: 'targets' | 'slots' | 'sets' | 'exotic'
  readonly nearest?: ArmorBuild
  readonly missing: StatLine
  readonly missingTotal: number
  /** The smallest set of targets that cannot be met together; empty where the search was stopped. */
  readonly group: readonly ArmorStat[]
  /** What the group asks for in sum, and the most that can be had of it (each stat up to its target). */
  readonly groupNeeds: number
  readonly groupReaches: number
}

export interface Proof {
  readonly nodes: number
  /**
   * False only where the caller stopped the search or its nodes were used up: then better builds may exist, maxima may
   * lie higher, and a shortfall names no group.
   */
  readonly complete: boolean
  /** Only where the builds are not complete: no build has a higher total. */
  readonly bestPossible?: number
}

export interface ArmorSolution {
  readonly builds: readonly ArmorBuild[]
  readonly maxima?: Maxima
  readonly shortfall?: Shortfall
  readonly proof: Proof
}

export interface SearchHooks {
  /** Asked every few hundred nodes; true ends the search with what has been found so far. */
  readonly shouldStop?: () => boolean
  /** Every time the best build so far gets better. */
  readonly onBuild?: (build: ArmorBuild) => void
}

export const STAT_CAP = 200
export const MAJOR = { points: 10, cost: 3 } as const
export const MINOR = { points: 5, cost: 1 } as const
export const ARTIFICE_POINTS = 3
export const TUNING_POINTS = 5
export const FULL_MASTERWORK = 5
export const FULL_OLD_MASTERWORK = 10
