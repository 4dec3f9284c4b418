/**
 * The drop oracle: for targets out of reach, the piece that would close the gap most, slot by slot.
 *
 * Every tier 5 piece that could drop is imagined: archetype, third stat, tuned stat, and the wanted sets. For each slot
 * they take the place of the player's own pieces. One search finds how close any of them brings a build to the targets, a
 * second one which of them come that close. A drop is as good as another if both leave equally little missing.
 *
 * Chances take archetype, third stat and tuned stat as evenly spread and independent, and slots too.
 */
import { ARMOR_STATS, type ArmorStat, type StatLine } from '../items.ts'
import { floorsOf, makeSoftGoal, STATS } from './goal.ts'
import type { ArmorProblem, SearchHooks, SlotIndex, SolverPiece } from './problem.ts'
import { Ranking } from './ranking.ts'
import { explore } from './search/explore.ts'
import type { Progress } from './search/search.ts'
import { makeSpace, type Space } from './variant-space.ts'
import { variantValues } from './variant-values.ts'

/**
 * Archetypes of Armor 3.0: which stat a piece has most of and which comes second; the third is random among the other
 * four. Players' own pieces are read from the platform; this list only serves to imagine pieces that may still drop.
 */
interface Archetype {
  readonly name: string
  readonly primary: ArmorStat
  readonly secondary: ArmorStat
}

export const ARCHETYPES: readonly Archetype[] = [
  { name: 'Gunner', primary: 'weapons', secondary: 'grenade' },
  { name: 'Brawler', primary: 'melee', secondary: 'health' },
  { name: 'Specialist', primary: 'class', secondary: 'weapons' },
  { name: 'Paragon', primary: 'super', secondary: 'melee' },
  { name: 'Grenadier', primary: 'grenade', secondary: 'super' },
  { name: 'Bulwark', primary: 'health', secondary: 'class' },
  { name: 'Siegebreaker', primary: 'health', secondary: 'grenade' },
  { name: 'Skirmisher', primary: 'melee', secondary: 'weapons' },
  { name: 'Demolitionist', primary: 'grenade', secondary: 'class' },
  { name: 'Colossus', primary: 'super', secondary: 'health' },
  { name: 'Reaver', primary: 'class', secondary: 'melee' },
  { name: 'Powerhouse', primary: 'weapons', secondary: 'super' },
]

export interface Drop {
  readonly slot: SlotIndex
  readonly archetype: string
  readonly tertiary: ArmorStat
  readonly tuned: ArmorStat
  /** Only where the player asked for that set. */
  readonly set?: number
}

export interface DropHint extends Drop {
  /** Tuned stats with which the same archetype and third stat do just as well, `tuned` among them. */
  readonly tunedAsGood: readonly ArmorStat[]
  /** Points less missing in sum, and what would still be missing. */
  readonly closes: number
  readonly missingAfter: number
  /** Share of tier 5 drops (of that set) for this slot that do just as well, and of drops for any slot. */
  readonly chanceInSlot: number
  readonly chance: number
  readonly source: string
}

interface Imagined {
  readonly drop: Drop
  readonly piece: SolverPiece
}

const T5 = { primary: 30, secondary: 25, tertiary: 20, energy: 11, masterwork: 5 } as const
const SLOTS: readonly SlotIndex[] = [0, 1, 2, 3, 4]

/** A fully masterworked tier 5 piece as it would enter the vault. */
export function pieceOf(drop: Drop, id: string): SolverPiece {
  const archetype = ARCHETYPES.find(({ name }) => name === drop.archetype)
  const stats = ARMOR_STATS.map((stat) => {
    if (stat === archetype?.primary) return T5.primary
    if (stat === archetype?.secondary) return T5.secondary
    return stat === drop.tertiary ? T5.tertiary : 0
  })
  return {
    id,
    slot: drop.slot,
    stats: stats as unknown as StatLine,
    tier: 5,
    energy: T5.energy,
    masterwork: T5.masterwork,
    tuned: drop.tuned,
    ...(drop.set !== undefined && { set: drop.set }),
  }
}

/** At most one hint per slot, the one that closes most first. `missing` is the shortfall's total. */
export function findDrops(
  problem: ArmorProblem,
  missing: number,
  { shouldStop }: SearchHooks = {},
): readonly DropHint[] {
  const progress: Progress = { nodes: 0, complete: true }
  const hints = SLOTS.flatMap((slot) => bestDrop(problem, slot, missing, progress, shouldStop) ?? [])
  if (!progress.complete) return []
  return hints.sort((a, b) => b.closes - a.closes || b.chance - a.chance)
}

function bestDrop(
  problem: ArmorProblem,
  slot: SlotIndex,
  missing: number,
  progress: Progress,
  shouldStop: (() => boolean) | undefined,
): DropHint | null {
  const pins = new Set(problem.pinned)
  if (problem.pieces.some(({ id, slot: own }) => own === slot && pins.has(id))) return null
  const imagined = imagineDrops(slot, [undefined, ...(problem.sets ?? []).map(({ hash }) => hash)])
  const pieces = [
    ...problem.pieces.filter((piece) => piece.slot !== slot),
    ...imagined.map(({ piece }) => piece),
  ]
  const space = makeSpace({ ...problem, pieces }, slot)
  const targets = floorsOf(problem.minimums)
  const asked = targets.reduce((sum, target) => sum + Math.max(0, target), 0)
  const now = asked - missing
  const goal = makeSoftGoal(STATS, targets, false)
  const ranking = new Ranking(1, now)
  explore(space, goal, ranking, progress, { shouldStop })
  if (ranking.count === 0) return null
  const best = ranking.valueAt(0)
  const values = valueByPiece(space, variantValues(space, goal, best - 1, progress, { shouldStop }))
  if (!progress.complete) return null
  const winners = imagined.filter(({ piece }) => values.get(piece.id) === best).map(({ drop }) => drop)
  return { ...hintFrom(winners), closes: best - now, missingAfter: asked - best }
}

/** All tier 5 pieces that can drop for a slot, in each of the sets. */
function imagineDrops(slot: SlotIndex, sets: readonly (number | undefined)[]): readonly Imagined[] {
  const rolls = ARCHETYPES.flatMap((archetype) =>
    thirdStats(archetype).flatMap((tertiary) =>
      ARMOR_STATS.map((tuned) => ({ archetype: archetype.name, tertiary, tuned })),
    ),
  )
  return sets.flatMap((set) =>
    rolls.map((roll): Imagined => {
      const drop: Drop = { slot, ...roll, ...(set !== undefined && { set }) }
      return { drop, piece: pieceOf(drop, `drop ${Object.values(drop).join(' ')}`) }
    }),
  )
}

const thirdStats = ({ primary, secondary }: Archetype) =>
  ARMOR_STATS.filter((stat) => stat !== primary && stat !== secondary)

function valueByPiece(space: Space, values: Float64Array): Map<string, number> {
  const best = new Map<string, number>()
  for (const [v, members] of (space.slots[space.single]?.members ?? []).entries())
    for (const { piece } of members)
      best.set(piece.id, Math.max(values[v] as number, best.get(piece.id) ?? Number.NEGATIVE_INFINITY))
  return best
}

/** The most likely of the drops that do equally well: most of them in one set, then most tuned stats to choose from. */
function hintFrom(winners: readonly Drop[]): Omit<DropHint, 'closes' | 'missingAfter'> {
  const [family = []] = bySize(winners, ({ set }) => `${set}`)
  const [alike = []] = bySize(family, ({ archetype, tertiary }) => `${archetype}/${tertiary}`)
  const [drop] = alike as readonly [Drop]
  const rolls = ARCHETYPES.length * 4 * ARMOR_STATS.length
  const chanceInSlot = family.length / rolls
  return {
    ...drop,
    tunedAsGood: alike.map(({ tuned }) => tuned),
    chanceInSlot,
    chance: chanceInSlot / SLOTS.length,
    source: dropSourceOf(drop.set),
  }
}

/** Groups, the largest first. */
function bySize<T>(list: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

/** Where tier 5 armor drops, as far as it is known; editable. */
const ANY_TIER_5 = 'Grandmaster activities of the Portal'

const SET_SOURCES: Readonly<Record<number, string>> = {
  1083114430: 'Pinnacle Ops in the Portal',
  1223381128: 'Kepler',
  239346083: 'Solo Ops and Fireteam Ops in the Portal',
  3252452908: 'Crucible',
  3259216565: 'Trials of Osiris',
  1007956300: 'The Desert Perpetual raid',
  3737690559: 'Solstice',
}

/** By set hash; without one, or for a set not listed, where tier 5 armor drops at all. */
const dropSourceOf = (set: number | undefined): string =>
  (set === undefined ? undefined : SET_SOURCES[set]) ?? ANY_TIER_5
