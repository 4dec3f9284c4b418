/** Picks the cuts that a search for one goal checks at every node, and what else its bounds need to know. */
import type { Carry } from './cluster-tree.ts'
import type { Cut, GoalBounds } from './cuts.ts'
import { artificeOf, majorsOf, minorsOf } from './fill.ts'
import { DIGIT, type Goal, NO_FLOOR, STATS } from './goal.ts'
import type { Bounds } from './search.ts'
import type { Space } from './space.ts'

const TARGET_CUTS = 6
const STEPS = 40

/** Null if one of the cuts already rules out every choice above the threshold. */
export function chooseCuts(
  bounds: GoalBounds,
  threshold: number,
): { cuts: readonly Cut[]; search: Bounds } | null {
  const { goal, space } = bounds
  const tolerance = goal.gain.some((gain) => gain > 2 ** 40) ? 64 : 0
  const targets = targetCuts(bounds)
  if (!targets) return null
  const staged = tightWeights(bounds)
  const goalCut = bounds.goalCut(staged.key.map((g) => Math.round(g)))
  if (bounds.room(goalCut) < threshold + 1 - tolerance) return null
  const cuts = [goalCut, ...targets.tightest]
  let carryCut = targets.all ? cuts.push(targets.all) - 1 : -1
  const onlyGain = goal.soft ? -1 : onlyGainOf(goal)
  if (onlyGain >= 0 && targets.all) {
    const summed = targets.all.weights.slice()
    summed[onlyGain] = 1
    carryCut = cuts.push(bounds.goalCut(summed)) - 1
  }
  // Where nothing is to be gained, the search is guided by the targets.
  if (goal.gain.every((gain) => gain === 0) && targets.all) cuts.shift()
  const tie = tieOf(goal)
  if (tie) cuts.push(bounds.totalCut(staged.total))
  const artifice = mostOf(space, artificeOf)
  return {
    cuts,
    search: {
      cuts,
      carry: { cut: carryCut - (cuts[0] === goalCut ? 0 : 1), lift: liftsOf(goal, space) },
      carryExtra: 3 * artifice,
      units: mostOf(space, (load) => Math.min(1, majorsOf(load) + minorsOf(load))) + artifice,
      onlyGain,
      totalCut: tie ? cuts.length - 1 : -1,
      tieStat: tie?.stat ?? -1,
      totalUnit: tie?.totalUnit ?? 1,
      tieUnit: tie?.unit ?? 1,
      tolerance,
    },
  }
}

/** Subsets of the targets that leave least room, and all of them together. Null if floors cannot be met. */
function targetCuts(bounds: GoalBounds): { tightest: readonly Cut[]; all: Cut | null } | null {
  const { goal } = bounds
  const targeted = STATS.filter((i) => goal.target[i] !== NO_FLOOR)
  const everyBit = (1 << targeted.length) - 1
  const cuts: { cut: Cut; room: number }[] = []
  let all: Cut | null = null
  for (let subset = 1; subset <= everyBit; subset++) {
    const weights = new Float64Array(6)
    for (const [bit, i] of targeted.entries()) weights[i] = (subset >> bit) & 1
    const cut = bounds.targetCut(weights)
    const room = bounds.room(cut)
    if (room < 0 && !goal.soft) return null
    if (subset === everyBit) all = cut
    else cuts.push({ cut, room })
  }
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

function liftsOf(goal: Goal, space: Space): Carry['lift'] {
  return goal.target.map((target, i) => {
    const open = target - (space.bonus[i] as number)
    return target === NO_FLOOR ? -1 : ((-open % 5) + 5) % 5
  })
}

const mostOf = (space: Space, of: (load: number) => number) =>
  space.slots.reduce((sum, { load }) => sum + load.reduce((best, own) => Math.max(best, of(own)), 0), 0)
