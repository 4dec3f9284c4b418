import { describe, expect, test } from 'vitest'
import { ARMOR_STATS, type ArmorStat } from '../items.ts'
import { cases } from '../test-support/cases.ts'
import { type ArmorBuild, type ArmorProblem, type ArmorSolution, STAT_CAP } from './problem.ts'
import { solveArmor } from './solver.ts'
import { bruteForce } from './testing/brute-force.ts'
import { flawOf } from './testing/check-build.ts'
import { randomProblem } from './testing/random-problem.ts'

const indexOf = (stat: ArmorStat) => ARMOR_STATS.indexOf(stat)

function wantedOrder({ priority, weights }: ArmorProblem): readonly number[] {
  const rest = ARMOR_STATS.filter((stat) => !priority.includes(stat))
  if (weights) return [...priority, ...rest].map(indexOf).filter((i) => (weights[i] ?? 0) > 0)
  return (priority.length > 0 ? priority : ARMOR_STATS).map(indexOf)
}

/** Total and counted stats by priority, as the brute force words them. */
function mixOf(build: ArmorBuild, problem: ArmorProblem): number[] {
  const counted = wantedOrder(problem).map((i) => Math.min(build.stats[i] ?? 0, problem.maximums?.[i] ?? 200))
  return [build.total, ...counted]
}

/** Mods that could be smaller, or left out, without anything that counts getting less. */
function needlessMods({ stats, mods }: ArmorBuild, problem: ArmorProblem) {
  const wanted = wantedOrder(problem)
  return mods.filter((mod) => {
    if (!mod) return false
    const i = indexOf(mod.stat)
    const now = stats[i] ?? 0
    // What a stat has beyond its ends is not known from the build.
    if (now === 0 || now === STAT_CAP) return false
    const counted = (value: number) =>
      wanted.includes(i) ? Math.min(value, problem.maximums?.[i] ?? STAT_CAP) : 0
    const isEnough = (value: number) =>
      value >= (problem.minimums[i] ?? 0) && counted(Math.max(0, value)) === counted(now)
    return isEnough(now - mod.points) || (mod.size === 'major' && problem.general?.minor && isEnough(now - 5))
  })
}

function expectShortfall(
  { shortfall }: ArmorSolution,
  problem: ArmorProblem,
  truth: ReturnType<typeof bruteForce>,
) {
  const { minimums } = problem
  const sumOf = (line: readonly number[]) => line.reduce((sum, points) => sum + points, 0)
  if (!truth.anyFits) {
    expect(shortfall).toMatchObject({ missing: minimums, missingTotal: sumOf(minimums), group: [] })
    expect([shortfall?.groupNeeds, shortfall?.groupReaches]).toEqual([0, 0])
    expect(shortfall?.reason).not.toBe('targets')
    expect(shortfall?.nearest).toBeUndefined()
    return 'nothing fits'
  }
  expect(shortfall?.reason).toBe('targets')
  const nearest = shortfall?.nearest as ArmorBuild
  expect(flawOf(nearest, problem)).toBeNull()
  expect(shortfall?.missing).toEqual(minimums.map((least, i) => Math.max(0, least - (nearest.stats[i] ?? 0))))
  expect([shortfall?.missingTotal, sumOf(shortfall?.missing ?? [])]).toEqual([
    truth.missingTotal,
    truth.missingTotal,
  ])
  expect(shortfall?.group).toEqual(truth.group)
  expect(shortfall?.groupNeeds).toBe(sumOf((truth.group ?? []).map((stat) => minimums[indexOf(stat)] ?? 0)))
  expect(shortfall?.groupReaches).toBe(truth.groupReaches)
  return 'short'
}

function expectAgreement(problem: ArmorProblem): 'found' | 'short' | 'nothing fits' {
  const truth = bruteForce(problem)
  const solution = solveArmor(problem)
  expect(solution.proof.complete).toBe(true)
  expect(solution.builds.map((build) => mixOf(build, problem))).toEqual(truth.mixes)
  for (const build of solution.builds) {
    expect(flawOf(build, problem)).toBeNull()
    expect(needlessMods(build, problem)).toEqual([])
    expect(build.stats.every((value, i) => value >= (problem.minimums[i] ?? 0))).toBe(true)
  }
  expect(solution.maxima).toEqual(truth.maxima)
  if (truth.mixes.length > 0) {
    expect(solution.shortfall).toBeUndefined()
    return 'found'
  }
  return expectShortfall(solution, problem, truth)
}

const PROBLEMS = cases(80, 1_000)
const BLOCK = 10

describe('the solver and a brute force that shares no code with it', () => {
  const seen = { found: 0, short: 0, 'nothing fits': 0 }
  for (let from = 0; from < PROBLEMS; from += BLOCK)
    test(`agree on random problems ${from} to ${from + BLOCK - 1}`, () => {
      for (let seed = from; seed < from + BLOCK; seed++)
        try {
          seen[expectAgreement(randomProblem(seed))]++
        } catch (cause) {
          throw new Error(`random problem ${seed}`, { cause })
        }
    })

  test('have seen every kind of answer', () => {
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(PROBLEMS / 25)
    expect(seen.found).toBeGreaterThan(PROBLEMS / 3)
  })
})
