/**
 * Carries out one goal: sets up the cuts, tries the most promising variants first to raise the level, then proves
 * (or improves) the result over everything that could still beat it.
 */
import { type Carry, type ClusterTree, growTree } from './cluster-tree.ts'
import { type Cut, GoalBounds } from './cuts.ts'
import { EntryList } from './entries.ts'
import { artificeOf, majorsOf, minorsOf } from './fill.ts'
import { DIGIT, type Goal, NO_FLOOR } from './goal.ts'
import type { Ranking } from './ranking.ts'
import { type Bounds, ClusterSearch, type Progress } from './search.ts'
import type { PairKinds, Space } from './space.ts'
import type { Slot } from './variants.ts'

const FLOOR_CUTS = 6
/** Variants per slot and kind in the first, quick pass. */
const SHORT_LIST = 12

export interface ExploreHooks {
  readonly shouldStop?: (() => boolean) | undefined
  readonly onBest?: ((choice: Int32Array) => void) | undefined
}

export const STATS = [0, 1, 2, 3, 4, 5] as const

export function explore(
  space: Space,
  goal: Goal,
  ranking: Ranking,
  progress: Progress,
  hooks: ExploreHooks = {},
): void {
  if (space.fitting.length === 0) return
  const bounds = new GoalBounds(space, goal)
  const cuts = chooseCuts(bounds, ranking)
  if (!cuts) return
  const full = fullCut(goal, cuts)
  const searchBounds = boundsFor(space, goal, cuts, full)
  const search = new ClusterSearch(
    space,
    goal,
    searchBounds,
    ranking,
    progress,
    hooks.shouldStop,
    hooks.onBest,
  )
  const everything = space.slots.map(({ count }) => Int32Array.from({ length: count }, (_, v) => v))
  const short = shortLists(space, cuts[0] as Cut)
  const pass = (lists: readonly Int32Array[]) => {
    const level = ranking.threshold + 1
    runPass(bounds, cuts, searchBounds, search, lists, level)
  }
  if (short.some((list, k) => list.length < (everything[k]?.length ?? 0))) pass(short)
  pass(everything)
}

/** The goal's cut first, then the floor cuts that leave least room. Null if one of them rules everything out. */
function chooseCuts(bounds: GoalBounds, ranking: Ranking): readonly Cut[] | null {
  const { goal } = bounds
  const cuts: { cut: Cut; room: number }[] = []
  const floors = STATS.filter((i) => goal.floor[i] !== NO_FLOOR)
  for (let subset = 1; subset < 1 << floors.length; subset++) {
    const weights = new Float64Array(6)
    let size = 0
    for (const [bit, i] of floors.entries())
      if (subset & (1 << bit)) {
        weights[i] = 1
        size++
      }
    const cut = bounds.floorCut(weights)
    const room = bounds.reach(cut)
    if (room < 0) return null
    cuts.push({ cut, room: size === floors.length ? -1 : room })
  }
  cuts.sort((a, b) => a.room - b.room)
  const goalCut = bounds.goalCut(tightWeights(bounds))
  if (bounds.reach(goalCut) < ranking.threshold + 1 - toleranceOf(goal)) return null
  const chosen = [goalCut, ...cuts.slice(0, FLOOR_CUTS).map(({ cut }) => cut)]
  if (goal.stages.length > 1) {
    const total = goal.stages[0] as Float64Array
    const weights = bounds.tighten(total, total.slice(), 40, 0.3)
    const cut = bounds.goalCut(weights)
    chosen.push({ ...cut, constant: bounds.goalConstant(weights, total), bindsLevel: false })
  }
  if (onlyGainOf(goal) >= 0)
    chosen.push(bounds.goalCut(goal.gain.map((gain, i) => (goal.floor[i] === NO_FLOOR ? gain : 1))))
  return chosen
}

/** Digit by digit of the key: first the weights that bound the total, refined for each further digit. */
function tightWeights(bounds: GoalBounds): Float64Array {
  const { stages } = bounds.goal
  let weights: Float64Array | null = null
  let before: Float64Array | null = null
  for (const [k, gain] of stages.entries()) {
    const start: Float64Array = weights
      ? weights.map((g, i) => g * DIGIT + (gain[i] ?? 0) - DIGIT * (before?.[i] ?? 0))
      : gain.slice()
    weights = k < 3 ? bounds.tighten(gain, start, 40, k === 0 ? 0.3 : 1) : start
    before = gain
  }
  return (weights ?? new Float64Array(6)).map((g) => Math.round(g))
}

const toleranceOf = (goal: Goal) => (goal.gain.some((gain) => gain > 2 ** 40) ? 64 : 0)

function onlyGainOf({ gain }: Goal): number {
  const gains = STATS.filter((i) => (gain[i] as number) > 0)
  const [only = -1] = gains
  return gains.length === 1 && gain[only] === 1 ? only : -1
}

const totalCutOf = (goal: Goal, cuts: readonly Cut[]) => (goal.stages.length > 1 ? cuts.length - 1 : -1)

const fullCut = (goal: Goal, cuts: readonly Cut[]) =>
  cuts.findLastIndex(
    ({ weights }, at) =>
      at > 0 &&
      STATS.every((i) => (weights[i] === 1) === (goal.floor[i] !== NO_FLOOR || i === onlyGainOf(goal))),
  )

function boundsFor(space: Space, goal: Goal, cuts: readonly Cut[], full: number): Bounds {
  const most = (of: (load: number) => number) =>
    space.slots.reduce((sum, { load }) => sum + load.reduce((best, own) => Math.max(best, of(own)), 0), 0)
  const artifice = most(artificeOf)
  const lift = Int32Array.from({ length: 6 }, (_: unknown, i: number) => {
    const target = (goal.floor[i] as number) - (space.bonus[i] as number)
    return goal.floor[i] === NO_FLOOR ? -1 : ((-target % 5) + 5) % 5
  })
  const carry: Carry = { cut: full, lift }
  return {
    cuts: cuts.length,
    needs: Float64Array.from(cuts, ({ constant }) => -constant),
    bindsLevel: cuts.map((cut) => cut.bindsLevel),
    carry,
    carryExtra: 3 * artifice,
    units: most((load) => Math.min(1, majorsOf(load) + minorsOf(load))) + artifice,
    onlyGain: onlyGainOf(goal),
    totalCut: totalCutOf(goal, cuts),
    tieStat:
      goal.stages.length > 1
        ? STATS.findIndex((i) => goal.stages[1]?.[i] !== DIGIT * (goal.stages[0]?.[i] ?? 0))
        : -1,
    totalUnit: DIGIT ** (goal.stages.length - 1),
    tieUnit: DIGIT ** (goal.stages.length - 2),
    ceiling: STATS.reduce<number>((sum, i) => sum + (goal.gain[i] as number) * (goal.cap[i] as number), 0),
    tolerance: toleranceOf(goal),
  }
}

/** Per slot and kind the variants with the highest value under the goal's cut. */
function shortLists(space: Space, cut: Cut): readonly Int32Array[] {
  return space.slots.map(({ count }, k) => {
    const values = cut.values[k] as Float64Array
    const kind = space.kindIndex[k] as Int32Array
    const order = Int32Array.from({ length: count }, (_, v) => v)
    order.sort((a, b) => (values[b] as number) - (values[a] as number))
    const taken = new Map<number, number>()
    return order.filter((v) => {
      const already = taken.get(kind[v] as number) ?? 0
      taken.set(kind[v] as number, already + 1)
      return already < SHORT_LIST
    })
  })
}

function runPass(
  bounds: GoalBounds,
  cuts: readonly Cut[],
  searchBounds: Bounds,
  search: ClusterSearch,
  lists: readonly Int32Array[],
  level: number,
): void {
  const { space, goal } = bounds
  const rests = cuts.map((cut) => {
    bounds.fit.load(cut.values)
    const rest = bounds.fit.rest()
    return {
      need: (cut.bindsLevel ? level - searchBounds.tolerance : 0) - cut.constant,
      ...rest,
      leftSlots: [0, 1].map((side) => bounds.fit.restOfSlot(space.left, side as 0 | 1, rest.left)),
      rightSlots: [0, 1].map((side) => bounds.fit.restOfSlot(space.right, side as 0 | 1, rest.right)),
    }
  })
  const survivors = (slot: number, restOf: (r: (typeof rests)[number]) => Float64Array) => {
    const kind = space.kindIndex[slot] as Int32Array
    const tests = rests.map((r, c) => ({
      rest: restOf(r),
      need: r.need,
      values: (cuts[c] as Cut).values[slot] as Float64Array,
    }))
    return (lists[slot] as Int32Array).filter((v) =>
      tests.every(
        ({ rest, need, values }) => (values[v] as number) + (rest[kind[v] as number] as number) >= need,
      ),
    )
  }
  const active = Int32Array.from({ length: 6 }, (_, i) =>
    (goal.gain[i] as number) > 0 || goal.floor[i] !== NO_FLOOR ? 1 : 0,
  )
  const pairTrees = (pair: PairKinds, side: 'left' | 'right', slotsOf: 'leftSlots' | 'rightSlots') => {
    const first = survivors(pair.slots[0], (r) => r[slotsOf][0] as Float64Array)
    const second = survivors(pair.slots[1], (r) => r[slotsOf][1] as Float64Array)
    return joinPairs(
      space,
      cuts,
      pair,
      first,
      second,
      rests.map((r) => ({ rest: r[side], need: r.need })),
      active,
      searchBounds.carry,
    )
  }
  const left = pairTrees(space.left, 'left', 'leftSlots')
  const right = pairTrees(space.right, 'right', 'rightSlots')
  const single = singleTrees(
    space,
    cuts,
    survivors(space.single, (r) => r.single),
    active,
    searchBounds.carry,
  )
  const { fitting } = space
  for (let e = 0; e < fitting.length; e += 3) {
    const a = left[fitting[e] as number]
    const b = single[fitting[e + 1] as number]
    const c = right[fitting[e + 2] as number]
    if (a && b && c) search.run(a, b, c)
  }
}

type Trees = readonly (ClusterTree | null)[]

const treesOf = (lists: readonly EntryList[], carry: Carry): Trees =>
  lists.map((list) => (list.count > 0 ? growTree(list, carry) : null))

function joinPairs(
  space: Space,
  cuts: readonly Cut[],
  pair: PairKinds,
  first: Int32Array,
  second: Int32Array,
  rests: readonly { rest: Float64Array; need: number }[],
  active: Int32Array,
  carry: Carry,
): Trees {
  const count = cuts.length
  const lists = pair.sums.map(() => new EntryList(count))
  const [slotA, slotB] = pair.slots
  const a = space.slots[slotA] as Slot
  const b = space.slots[slotB] as Slot
  const kindsA = space.kindIndex[slotA] as Int32Array
  const kindsB = space.kindIndex[slotB] as Int32Array
  const kindCountB = space.kinds[slotB]?.length ?? 0
  const sumOf = new Int32Array((space.kinds[slotA]?.length ?? 0) * kindCountB).fill(-1)
  for (let e = 0; e < pair.entries.length; e += 3)
    sumOf[(pair.entries[e] as number) * kindCountB + (pair.entries[e + 1] as number)] = pair.entries[
      e + 2
    ] as number
  const valuesA = cuts.map((cut) => cut.values[slotA] as Float64Array)
  const valuesB = cuts.map((cut) => cut.values[slotB] as Float64Array)
  const needs = pair.sums.map((_, sum) =>
    Float64Array.from(rests, ({ rest, need }) => need - (rest[sum] as number)),
  )
  for (const v of first)
    next: for (const w of second) {
      const sum = sumOf[(kindsA[v] as number) * kindCountB + (kindsB[w] as number)] as number
      if (sum < 0) continue
      const need = needs[sum] as Float64Array
      for (let c = 0; c < count; c++)
        if (
          ((valuesA[c] as Float64Array)[v] as number) + ((valuesB[c] as Float64Array)[w] as number) <
          (need[c] as number)
        )
          continue next
      const list = lists[sum] as EntryList
      const at = list.add(a, v, b, w, active)
      if (at >= 0)
        for (let c = 0; c < count; c++)
          list.values[at * count + c] =
            ((valuesA[c] as Float64Array)[v] as number) + ((valuesB[c] as Float64Array)[w] as number)
    }
  return treesOf(lists, carry)
}

function singleTrees(
  space: Space,
  cuts: readonly Cut[],
  variants: Int32Array,
  active: Int32Array,
  carry: Carry,
): Trees {
  const count = cuts.length
  const slot = space.slots[space.single] as Slot
  const kinds = space.kindIndex[space.single] as Int32Array
  const lists = (space.kinds[space.single] ?? []).map(() => new EntryList(count))
  for (const v of variants) {
    const list = lists[kinds[v] as number] as EntryList
    const at = list.add(slot, v, null, 0, active)
    if (at >= 0)
      for (let c = 0; c < count; c++)
        list.values[at * count + c] = ((cuts[c] as Cut).values[space.single] as Float64Array)[v] as number
  }
  return treesOf(lists, carry)
}
