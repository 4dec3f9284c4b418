/**
 * What to say when the targets are out of reach.
 *
 * The nearest build is a goal like any other: every target counts up to its minimum and nothing more, so the largest
 * total is the smallest total missing. A group of targets can be met together if and only if the same goal over just
 * that group reaches its full sum. Groups are tried from the smallest up; whatever a known build meets needs no
 * search.
 */
import { ARMOR_STATS, type ArmorStat, type StatLine } from '../items.ts'
import { assembleBuild, type BuildContext } from './assemble.ts'
import { explore } from './explore.ts'
import {
  completeOrder,
  floorsOf,
  type Goal,
  keyStages,
  makeGoal,
  NO_FLOOR,
  STATS,
  totalOfKey,
} from './goal.ts'
import { candidates, rulesOf } from './pieces-together.ts'
import type { ArmorProblem, Shortfall } from './problem.ts'
import { Ranking } from './ranking.ts'
import type { Progress } from './search.ts'
import type { Space } from './space.ts'

const noFloors = () => new Int32Array(6).fill(NO_FLOOR)

/** Counts the given targets up to their minimums, by total, then in the given order. */
function targetGoal(targets: readonly number[], minimums: Int32Array): Goal {
  const cap = minimums.map((minimum) => Math.max(0, minimum))
  return makeGoal(keyStages(targets.map((stat) => ({ stat, weight: 1 }))), cap, noFloors())
}

export function solveShortfall(
  context: BuildContext,
  progress: Progress,
  shouldStop?: () => boolean,
): Shortfall {
  const { problem, space } = context
  const blocked = whyNothingFits(problem, space)
  if (blocked) {
    return {
      reason: blocked,
      missing: [...problem.minimums] as unknown as StatLine,
      missingTotal: problem.minimums.reduce((sum, minimum) => sum + minimum, 0),
      group: [],
      groupNeeds: 0,
      groupReaches: 0,
    }
  }
  const minimums = floorsOf(problem.minimums)
  const targets = completeOrder(problem.priority).filter((i) => minimums[i] !== NO_FLOOR)
  const goal = targetGoal(targets, minimums)
  const ranking = new Ranking(1, -1)
  explore(space, goal, ranking, progress, { shouldStop })
  const nearest = assembleBuild({ ...context, goal }, ranking.choiceAt(0))
  const missing = nearest.stats.map((value, i) => Math.max(0, (minimums[i] as number) - value))
  const group = smallestGroup(space, minimums, nearest.stats, progress, shouldStop)
  return {
    reason: 'targets',
    nearest,
    missing: missing as unknown as StatLine,
    missingTotal: missing.reduce((sum, points) => sum + points, 0),
    ...group,
  }
}

function smallestGroup(
  space: Space,
  minimums: Int32Array,
  near: StatLine,
  progress: Progress,
  shouldStop?: () => boolean,
): Pick<Shortfall, 'group' | 'groupNeeds' | 'groupReaches'> {
  const witnesses: (readonly number[])[] = [near]
  for (const group of combinations(STATS.filter((i) => minimums[i] !== NO_FLOOR))) {
    const meets = (stats: readonly number[]) => group.every((i) => (stats[i] ?? 0) >= (minimums[i] as number))
    if (witnesses.some(meets)) continue
    const needs = group.reduce((sum, i) => sum + (minimums[i] as number), 0)
    const goal = targetGoal(group, minimums)
    const ranking = new Ranking(1, -1)
    explore(space, goal, ranking, progress, { shouldStop })
    const reaches = totalOfKey(ranking.valueAt(0), group.length)
    if (reaches < needs || !progress.complete)
      return {
        group: group.map((i) => ARMOR_STATS[i] as ArmorStat),
        groupNeeds: needs,
        groupReaches: reaches,
      }
  }
  return { group: [], groupNeeds: 0, groupReaches: 0 }
}

/** All non-empty selections, smaller ones first, then by the order of their members. */
export function combinations(of: Iterable<number>): readonly (readonly number[])[] {
  let all: number[][] = [[]]
  for (const one of of) all = [...all, ...all.map((chosen) => [...chosen, one])]
  const inOrder = (a: readonly number[], b: readonly number[]) => {
    const k = a.findIndex((stat, i) => stat !== b[i])
    return (a[k] ?? 0) - (b[k] ?? 0)
  }
  return all.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length || inOrder(a, b))
}

function whyNothingFits(problem: ArmorProblem, space: Space): 'slots' | 'sets' | 'exotic' | null {
  if (space.slots.some(({ count }) => count === 0)) return 'slots'
  if (space.fitting.length > 0) return null
  const rules = rulesOf({ ...problem, sets: [] })
  let kinds = new Set([0])
  for (const pieces of candidates(problem))
    kinds = new Set([...kinds].flatMap((sum) => pieces.map((piece) => sum + rules.kindOf(piece))))
  return [...kinds].some(rules.fits) ? 'sets' : 'exotic'
}
