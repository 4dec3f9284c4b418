/** Turns a choice of variants into a build a player can wear: which piece, which mod in it, how it is tuned. */
import { ARMOR_STATS, type ArmorStat, type StatLine, type Tuning } from '../../items.ts'
import { type Goal, NO_FLOOR, STATS, type Wanted } from '../goal.ts'
import { dumpsOf } from '../load.ts'
import {
  ARTIFICE_POINTS,
  type ArmorBuild,
  type ArmorProblem,
  type FittedMod,
  MAJOR,
  MINOR,
  type PerSlot,
  STAT_CAP,
  TUNING_POINTS,
} from '../problem.ts'
import type { Space } from '../variant-space.ts'
import { affordableMod, energyFor, generalModsOf, type Member } from '../variants.ts'
import { type FillPlan, solveFill } from './fill-program.ts'

const statName = (index: number) => ARMOR_STATS[index] as ArmorStat
const held = (sum: number) => Math.min(STAT_CAP, Math.max(0, sum))
const perSlot = <T>(make: (slot: number) => T): PerSlot<T> => [make(0), make(1), make(2), make(3), make(4)]

export interface BuildContext {
  readonly problem: ArmorProblem
  readonly space: Space
  readonly goal: Goal
  readonly wanted: readonly Wanted[]
  /** Up to where a stat counts towards the total. */
  readonly caps: Int32Array
}

export function assembleBuild(context: BuildContext, choice: Int32Array): ArmorBuild {
  const { problem, space, goal, wanted, caps } = context
  const alike = space.slots.map(({ members }, k) => members[choice[k] as number] as readonly Member[])
  const worn = alike.map((members) => members[0] as Member)
  const { plan, raw, load } = fillOf(space, goal, choice)
  saveEnergy(goal, plan, sumsOf(raw, plan), generalModsOf(problem).minor)
  const stats = sumsOf(raw, plan).map(held) as unknown as StatLine
  const mods = fitMods(worn, problem, plan)
  const artifice = fitArtifice(worn, plan)
  return {
    pieces: perSlot((k) => (worn[k] as Member).piece.id),
    mods,
    tuning: fitTuning(worn, plan, dumpsOf(load)),
    artifice,
    stats,
    total: wanted.reduce(
      (sum, { stat, weight }) => sum + weight * Math.min(at(stats, stat), at(caps, stat)),
      0,
    ),
    modCost: mods.reduce((sum, mod) => sum + (mod?.cost ?? 0), 0),
    energyLeft: perSlot((k) => energyFor((worn[k] as Member).piece, problem) - (mods[k]?.cost ?? 0)),
    alternatives: perSlot((k) => standIns(alike[k] as readonly Member[])),
  }
}

const zeros = () => [0, 0, 0, 0, 0, 0]
const at = (values: ArrayLike<number>, i: number) => values[i] as number

/** The stats of a choice once it is filled for a goal. */
export function filledStats(space: Space, goal: Goal, choice: Int32Array): readonly number[] {
  const { plan, raw } = fillOf(space, goal, choice)
  return sumsOf(raw, plan).map(held)
}

function fillOf(space: Space, goal: Goal, choice: Int32Array) {
  const raw = space.bonus.slice()
  let load = 0
  for (const [k, slot] of space.slots.entries()) {
    const v = at(choice, k)
    load += at(slot.load, v)
    for (let i = 0; i < 6; i++) raw[i] = at(raw, i) + at(slot.stats, v * 6 + i)
  }
  const plan: FillPlan = { majors: zeros(), minors: zeros(), artifice: zeros(), dumps: zeros() }
  solveFill(goal, raw, load, plan)
  return { raw, load, plan }
}

const sumsOf = (raw: Int32Array, { majors, minors, artifice, dumps }: FillPlan) =>
  STATS.map(
    (i) =>
      at(raw, i) +
      MAJOR.points * at(majors, i) +
      MINOR.points * at(minors, i) +
      ARTIFICE_POINTS * at(artifice, i) -
      TUNING_POINTS * at(dumps, i),
  )

/** Another exotic may have the same numbers, but it is not the same thing to wear. */
const standIns = (members: readonly Member[]) =>
  members.filter(({ piece }) => piece.exotic === members[0]?.piece.exotic).map(({ piece }) => piece.id)

/** Takes out mods, or makes them smaller, as long as nothing that counts gets less. */
function saveEnergy(goal: Goal, plan: FillPlan, sums: number[], minorsAllowed: boolean): void {
  for (let i = 0; i < 6; i++) {
    const floor = at(goal.floor, i)
    const counted = at(goal.gain, i) > 0 ? Math.min(held(at(sums, i)), at(goal.cap, i)) : NO_FLOOR
    let surplus = at(sums, i) - Math.max(floor, counted)
    if (counted <= 0 && floor === NO_FLOOR) surplus = Number.POSITIVE_INFINITY
    while (at(plan.majors, i) > 0 && surplus >= MAJOR.points) {
      plan.majors[i] = at(plan.majors, i) - 1
      surplus -= MAJOR.points
    }
    while (at(plan.minors, i) > 0 && surplus >= MINOR.points) {
      plan.minors[i] = at(plan.minors, i) - 1
      surplus -= MINOR.points
    }
    if (minorsAllowed && at(plan.majors, i) > 0 && surplus >= MINOR.points) {
      plan.majors[i] = at(plan.majors, i) - 1
      plan.minors[i] = at(plan.minors, i) + 1
    }
  }
}

function fitMods(worn: readonly Member[], problem: ArmorProblem, plan: FillPlan): ArmorBuild['mods'] {
  const pays = worn.map(({ piece }) => affordableMod(piece, problem))
  const mods: (FittedMod | null)[] = [null, null, null, null, null]
  const place = (stat: number, size: 'major' | 'minor', slot: number) => {
    mods[slot] = { stat: statName(stat), size, ...(size === 'major' ? MAJOR : MINOR) }
  }
  const free = (wanted: 'major' | 'minor') => pays.findIndex((pay, k) => pay === wanted && mods[k] === null)
  for (const i of ARMOR_STATS.keys())
    for (let n = at(plan.majors, i); n > 0; n--) place(i, 'major', free('major'))
  for (const i of ARMOR_STATS.keys())
    for (let n = at(plan.minors, i); n > 0; n--)
      place(i, 'minor', free('minor') >= 0 ? free('minor') : free('major'))
  return perSlot((k) => mods[k] ?? null)
}

function fitArtifice(worn: readonly Member[], plan: FillPlan): ArmorBuild['artifice'] {
  const boosts = ARMOR_STATS.flatMap((stat, i) => Array<ArmorStat>(at(plan.artifice, i)).fill(stat))
  const given = worn.map(({ piece }) => (piece.artifice ? (boosts.shift() ?? null) : null))
  return perSlot((k) => given[k] ?? null)
}

/** Gives each raising piece one of the dumps, not its own stat if that can be avoided. */
function fitTuning(worn: readonly Member[], plan: FillPlan, dumps: number): ArmorBuild['tuning'] {
  const minus = ARMOR_STATS.flatMap((_, i) => Array<number>(at(plan.dumps, i)).fill(i)).slice(0, dumps)
  const plus = worn.flatMap(({ tuning }) => (typeof tuning === 'number' ? [tuning] : []))
  const order = bestMatch(plus, minus)
  return perSlot((k): Tuning | null => {
    const { tuning } = worn[k] as Member
    if (tuning === null) return null
    if (tuning === 'balanced') return { kind: 'balanced' }
    const taken = order.shift() ?? tuning
    return taken === tuning ? null : { kind: 'directional', plus: statName(tuning), minus: statName(taken) }
  })
}

/** The arrangement of `minus` with the fewest entries equal to their `plus`. */
function bestMatch(plus: readonly number[], minus: readonly number[]): number[] {
  if (plus.length === 0) return []
  const rest = plus.slice(1)
  let best: number[] = []
  let fewest = Number.POSITIVE_INFINITY
  for (const taken of new Set(minus)) {
    const left = minus.filter((_, k) => k !== minus.indexOf(taken))
    const match = [taken, ...bestMatch(rest, left)]
    const clashes = match.filter((stat, k) => stat === plus[k]).length
    if (clashes < fewest) {
      fewest = clashes
      best = match
    }
  }
  return best
}
