/** Picks the cuts that a search for one goal checks at every node, and what else its bounds need to know. */
import type { Cut, GoalBounds } from './cuts.ts'
import { artificeOf, majorsOf, minorsOf } from './fill.ts'
import { DIGIT, type Goal, NO_FLOOR, STATS } from './goal.ts'
import type { Bounds } from './level.ts'
import type { Space } from './space.ts'

const TARGET_CUTS = 6
const STEPS = 40

/** Null if one of the cuts already rules out every choice above the threshold. */
export function chooseCuts(bounds: GoalBounds, threshold: number): Bounds | null {
  const { goal, space } = bounds
  const tolerance = goal.gain.some((gain) => gain > 2 ** 40) ? 64 : 0
  const targeted = STATS.filter((i) => goal.target[i] !== NO_FLOOR)
  const rooms = targetRooms(bounds, targeted)
  if (!goal.soft && rooms.some(({ room }) => room < 0)) return null
  const nothingToGain = goal.gain.every((gain) => gain === 0)
  const staged = nothingToGain ? { total: goal.gain, key: goal.gain } : tightWeights(bounds)
  const goalWeights = staged.key.map((g) => Math.round(g))
  const reach = bounds.goalRoom(goalWeights)
  if (reach < threshold + 1 - tolerance) return null
  const onlyGain = goal.soft ? -1 : onlyGainOf(goal)
  const tie = tieOf(goal)
  const carryStats = STATS.filter((i) => goal.target[i] !== NO_FLOOR || i === onlyGain || i === tie?.stat)
  const carries = targeted.length > 0
  // Where nothing is to be gained, the search is guided by the targets.
  const cuts = nothingToGain && carries ? [] : [bounds.goalCut(goalWeights)]
  const all = indicator(carryStats)
  const carry = onlyGain < 0 ? bounds.targetCut(all) : bounds.goalCut(all)
  if (nothingToGain && carries) cuts.push(carry)
  cuts.push(...tightestCuts(bounds, rooms, onlyGain, reach))
  if (!nothingToGain && carries) cuts.push(carry)
  if (tie) cuts.push(bounds.totalCut(staged.total))
  const artifice = mostOf(space, artificeOf)
  return {
    cuts,
    carryCut: carries ? cuts.indexOf(carry) : -1,
    carryStats,
    carryExtra: 3 * artifice,
    units: mostOf(space, (load) => Math.min(1, majorsOf(load) + minorsOf(load))) + artifice,
    onlyGain,
    totalCut: tie ? cuts.length - 1 : -1,
    tieStat: tie?.stat ?? -1,
    totalUnit: tie?.totalUnit ?? 1,
    tieUnit: tie?.unit ?? 1,
    tolerance,
  }
}

interface Subset {
  readonly weights: Float64Array
  readonly room: number
}

/** All subsets of the targets with the room that their sum leaves. */
export function targetRooms(bounds: GoalBounds, targeted: readonly number[]): readonly Subset[] {
  return subsets(targeted).map((weights) => ({ weights, room: bounds.targetRoom(weights) }))
}

/**
 * Some subsets of the targets that leave least room. Where only one stat gains, subsets with it bound the goal; their
 * room is what they leave above the `reach` of the goal's own cut.
 */
function tightestCuts(
  bounds: GoalBounds,
  rooms: readonly Subset[],
  onlyGain: number,
  reach: number,
): readonly Cut[] {
  const parts = rooms.slice(0, -1).map(({ weights, room }) => ({ weights, room, gains: false }))
  if (onlyGain >= 0)
    for (const { weights: own } of rooms.slice(0, -1)) {
      const weights = own.slice()
      weights[onlyGain] = 1
      parts.push({ weights, room: bounds.goalRoom(weights) - reach, gains: true })
    }
  return parts
    .sort((a, b) => a.room - b.room)
    .slice(0, TARGET_CUTS)
    .map(({ weights, gains }) => (gains ? bounds.goalCut(weights) : bounds.targetCut(weights)))
}

/** Indicators of all non-empty subsets, the whole last. */
const subsets = (stats: readonly number[]) =>
  Array.from({ length: (1 << stats.length) - 1 }, (_, n) =>
    indicator(stats.filter((_, bit) => ((n + 1) >> bit) & 1)),
  )

/** Digit by digit of the key: first the weights that bound the total, refined for each further digit. */
function tightWeights(bounds: GoalBounds): { total: Float64Array; key: Float64Array } {
  const { stages } = bounds.goal
  let before = stages[0] as Float64Array
  let weights = bounds.tighten(before, before.slice(), STEPS, 0.3)
  const total = weights
  for (const [k, gain] of stages.entries()) {
    if (k === 0) continue
    const start: Float64Array = weights.map(
      (g, i) => g * DIGIT + (gain[i] as number) - DIGIT * (before[i] as number),
    )
    weights = k < 3 ? bounds.tighten(gain, start, STEPS, 1) : start
    before = gain
  }
  return { total, key: weights }
}

function onlyGainOf({ gain }: Goal): number {
  const gains = STATS.filter((i) => (gain[i] as number) > 0)
  const [only = -1] = gains
  return gains.length === 1 && gain[only] === 1 ? only : -1
}

/** Where the goal is a key of several digits: which stat decides between equal totals. */
function tieOf({ stages }: Goal): { stat: number; totalUnit: number; unit: number } | null {
  const [total, first] = stages
  if (!total || !first) return null
  const stat = STATS.findIndex((i) => first[i] !== DIGIT * (total[i] as number))
  return { stat, totalUnit: DIGIT ** (stages.length - 1), unit: DIGIT ** (stages.length - 2) }
}

const indicator = (stats: readonly number[]) => Float64Array.from(STATS, (i) => (stats.includes(i) ? 1 : 0))

const mostOf = (space: Space, of: (load: number) => number) =>
  space.slots.reduce((sum, { load }) => sum + load.reduce((best, own) => Math.max(best, of(own)), 0), 0)
