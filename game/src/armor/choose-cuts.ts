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
  const staged = tightWeights(bounds)
  const goalCut = bounds.goalCut(staged.key.map((g) => Math.round(g)))
  const reach = bounds.room(goalCut)
  if (reach < threshold + 1 - tolerance) return null
  const onlyGain = goal.soft ? -1 : onlyGainOf(goal)
  const targets = targetCuts(bounds, onlyGain, reach)
  if (!targets) return null
  const cuts = [goalCut, ...targets.tightest]
  const tie = tieOf(goal)
  const carryStats = STATS.filter((i) => goal.target[i] !== NO_FLOOR || i === onlyGain || i === tie?.stat)
  if (targets.all) cuts.push(tie ? bounds.targetCut(indicator(carryStats)) : targets.all)
  const carryCut = targets.all ? cuts.length - 1 : -1
  // Where nothing is to be gained, the search is guided by the targets.
  if (goal.gain.every((gain) => gain === 0) && targets.all) cuts.shift()
  if (tie) cuts.push(bounds.totalCut(staged.total))
  const artifice = mostOf(space, artificeOf)
  return {
    cuts,
    carryCut: carryCut - (cuts[0] === goalCut ? 0 : 1),
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

/**
 * Subsets of the targets that leave least room, and all of them together. Where only one stat gains, subsets with it
 * bound the goal; their room is what they leave above the `reach` of the goal's own cut. Null if floors cannot be met.
 */
function targetCuts(
  bounds: GoalBounds,
  onlyGain: number,
  reach: number,
): { tightest: readonly Cut[]; all: Cut | null } | null {
  const { goal } = bounds
  const targeted = STATS.filter((i) => goal.target[i] !== NO_FLOOR)
  if (targeted.length === 0) return { tightest: [], all: null }
  const bits = onlyGain >= 0 ? [...targeted, onlyGain] : targeted
  const everyBit = (1 << bits.length) - 1
  const cuts: { cut: Cut; room: number }[] = []
  for (let subset = 1; subset <= everyBit; subset++) {
    const weights = indicator(bits.filter((_, bit) => (subset >> bit) & 1))
    const gains = onlyGain >= 0 && weights[onlyGain] === 1
    const cut = gains ? bounds.goalCut(weights) : bounds.targetCut(weights)
    const room = bounds.room(cut) - (gains ? reach : 0)
    if (room < 0 && !gains && !goal.soft) return null
    cuts.push({ cut, room })
  }
  const all = cuts.pop()?.cut ?? null
  cuts.sort((a, b) => a.room - b.room)
  return { tightest: cuts.slice(0, TARGET_CUTS).map(({ cut }) => cut), all }
}

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
