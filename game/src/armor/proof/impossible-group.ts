/**
 * The smallest group of targets that cannot be met together.
 *
 * The cuts alone show some groups to be impossible; the smallest of them bounds the size of the answer. If every group
 * one smaller can be met, then so can all that are smaller still, because dropping a target never hurts. So it mostly
 * takes a look at one size; only if one of those fails all sizes are tried from the smallest up. Whatever a known build
 * meets needs no search.
 */
import { ARMOR_STATS, type ArmorStat } from '../../items.ts'
import { boxesAbove } from '../bounds/boxes.ts'
import { CutChooser } from '../bounds/choose-cuts.ts'
import { GoalBounds } from '../bounds/cuts.ts'
import { filledStats } from '../fill/assemble.ts'
import { makeFloorsGoal, makeGoal, makeSoftGoal, NO_FLOOR, STATS } from '../goal.ts'
import type { Shortfall } from '../problem.ts'
import { Ranking } from '../ranking.ts'
import { explore } from '../search/explore.ts'
import type { Progress } from '../search/search.ts'
import type { Space } from '../variant-space.ts'

type Group = readonly number[]

/** `near`: the stats of the nearest build. All targets together must be known to be out of reach. */
export function impossibleGroup(
  space: Space,
  targets: Int32Array,
  near: readonly number[],
  progress: Progress,
  shouldStop?: () => boolean,
): Pick<Shortfall, 'group' | 'groupNeeds' | 'groupReaches'> {
  const witnesses = [near]
  const isMet = (group: Group) =>
    witnesses.some((stats) => group.every((i) => (stats[i] as number) >= (targets[i] as number)))
  const canBeMet = (group: Group): boolean => {
    if (isMet(group)) return true
    const witness = meetGroup(space, targets, group, progress, shouldStop)
    if (witness) witnesses.push(witness)
    return witness !== null
  }
  const groups = combinations(STATS.filter((i) => targets[i] !== NO_FLOOR))
  const size = smallestByCuts(space, targets)
  const ofSize = (wanted: number) => groups.filter(({ length }) => length === wanted)
  const start = ofSize(size - 1).every(canBeMet) ? size : 1
  const group = groups.find((one) => one.length >= start && !canBeMet(one)) ?? []
  const reachOf = (stats: readonly number[]) =>
    group.reduce((sum, i) => sum + Math.min(stats[i] as number, targets[i] as number), 0)
  return {
    group: group.map((i) => ARMOR_STATS[i] as ArmorStat),
    groupNeeds: group.reduce((sum, i) => sum + (targets[i] as number), 0),
    groupReaches:
      group.length === groups.at(-1)?.length
        ? reachOf(near)
        : mostOf(space, targets, group, progress, shouldStop),
  }
}

/** The most that can be had of a group's targets in sum. */
function mostOf(
  space: Space,
  targets: Int32Array,
  group: Group,
  progress: Progress,
  shouldStop?: () => boolean,
): number {
  const reached = new Ranking(1, -1)
  explore(space, makeSoftGoal(group, targets, true), reached, progress, { shouldStop })
  return reached.count > 0 ? reached.valueAt(0) : 0
}

const onlyOf = (group: Group, targets: Int32Array) =>
  targets.map((target, i) => (group.includes(i) ? target : NO_FLOOR))

/** Stats that meet the group, and of the other targets as much as the same pieces allow; or null. */
function meetGroup(
  space: Space,
  targets: Int32Array,
  group: Group,
  progress: Progress,
  shouldStop?: () => boolean,
): readonly number[] | null {
  const floor = onlyOf(group, targets)
  const cap = targets.map((target) => Math.max(0, target))
  const met = new Ranking(1, -1)
  explore(space, makeFloorsGoal(floor), met, progress, { shouldStop })
  if (met.count === 0) return null
  const everyTarget = Float64Array.from(targets, (target) => (target === NO_FLOOR ? 0 : 1))
  return filledStats(space, makeGoal(everyTarget, [], cap, floor), met.choiceAt(0))
}

/** Size of the smallest group that the cuts alone show to be impossible; else the number of targets. */
function smallestByCuts(space: Space, targets: Int32Array): number {
  const targeted = STATS.filter((i) => targets[i] !== NO_FLOOR)
  const goal = makeFloorsGoal(targets)
  const chooser = new CutChooser(new GoalBounds(space, goal))
  const [box] = boxesAbove(goal, -1)
  const sizes = combinations(targeted)
    .filter((group) => box && chooser.roomOf(maskOf(group), box) < 0)
    .map(({ length }) => length)
  return Math.min(targeted.length, ...sizes)
}

const maskOf = (group: Group) => group.reduce((mask, i) => mask | (1 << i), 0)

/** All non-empty selections, smaller ones first, then by the order of their members. */
export function combinations(of: readonly number[]): readonly Group[] {
  let all: number[][] = [[]]
  for (const one of of) all = [...all, ...all.map((chosen) => [...chosen, one])]
  const inOrder = (a: Group, b: Group) => {
    const k = a.findIndex((stat, i) => stat !== b[i])
    return (a[k] ?? 0) - (b[k] ?? 0)
  }
  return all.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length || inOrder(a, b))
}
