/**
 * What to say when the targets are out of reach.
 *
 * The nearest build is a goal like any other: every target counts up to its minimum and nothing more, so the largest
 * total is the smallest total missing. Groups of targets are tried from the smallest up; whatever a known build meets
 * needs no search.
 */
import { ARMOR_STATS, type ArmorStat, type StatLine } from '../items.ts'
import { assembleBuild, type BuildContext, filledStats } from './assemble.ts'
import { explore } from './explore.ts'
import { capsOf, floorsOf, makeGoal, makeSoftGoal, NO_FLOOR, STATS } from './goal.ts'
import { candidates, rulesOf } from './pieces-together.ts'
import type { ArmorProblem, Shortfall } from './problem.ts'
import { Ranking } from './ranking.ts'
import type { Progress } from './search.ts'
import type { Space } from './space.ts'

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
  const goal = makeSoftGoal(STATS, minimums, true)
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
  near: readonly number[],
  progress: Progress,
  shouldStop?: () => boolean,
): Pick<Shortfall, 'group' | 'groupNeeds' | 'groupReaches'> {
  const witnesses = [near]
  for (const group of combinations(STATS.filter((i) => minimums[i] !== NO_FLOOR))) {
    const meets = (stats: readonly number[]) => group.every((i) => (stats[i] ?? 0) >= (minimums[i] as number))
    if (witnesses.some(meets)) continue
    const floor = minimums.map((minimum, i) => (group.includes(i) ? minimum : NO_FLOOR))
    const goal = makeGoal([new Float64Array(6)], capsOf(undefined), floor)
    const met = new Ranking(1, -1)
    explore(space, goal, met, progress, { shouldStop })
    if (met.count > 0) {
      witnesses.push(filledStats(space, goal, met.choiceAt(0)))
      continue
    }
    const reached = new Ranking(1, -1)
    explore(space, makeSoftGoal(group, minimums, true), reached, progress, { shouldStop })
    return {
      group: group.map((i) => ARMOR_STATS[i] as ArmorStat),
      groupNeeds: group.reduce((sum, i) => sum + (minimums[i] as number), 0),
      groupReaches: reached.valueAt(0),
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
