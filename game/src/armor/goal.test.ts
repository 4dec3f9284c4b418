import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARMOR_STATS, type StatLine } from '../items.ts'
import {
  capsOf,
  completeOrder,
  floorsOf,
  type Goal,
  makeKeyGoal,
  makeSingleGoal,
  makeSoftGoal,
  NO_FLOOR,
  STATS,
  wantedStats,
} from './goal.ts'
import type { ArmorProblem } from './problem.ts'

const asking = (changes: Partial<ArmorProblem>): ArmorProblem => ({
  pieces: [],
  minimums: [0, 0, 0, 0, 0, 0],
  priority: [],
  ...changes,
})
const statLine = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 6, maxLength: 6 })
const worthOf = ({ gain, cap }: Goal, stats: readonly number[]) =>
  stats.reduce((sum, points, i) => sum + (gain[i] ?? 0) * Math.min(points, cap[i] ?? 0), 0)

describe('what is wanted', () => {
  it('is the priorities in their order, each once; without any, all six', () => {
    const twice = asking({ priority: ['melee', 'health', 'melee'] })
    expect(wantedStats(twice)).toEqual([
      { stat: ARMOR_STATS.indexOf('melee'), weight: 1 },
      { stat: ARMOR_STATS.indexOf('health'), weight: 1 },
    ])
    expect(wantedStats(asking({ priority: ['melee'] }))).toEqual([{ stat: 5, weight: 1 }])
    expect(wantedStats(asking({})).map(({ stat }) => stat)).toEqual([...STATS])
    expect(completeOrder(['melee', 'health', 'melee'])).toEqual([5, 1, 0, 2, 3, 4])
  })

  it('is, where weights are given, each stat that weighs something: whole weights from 1 to 10', () => {
    const weights: StatLine = [0.4, 0.5, -3, 10.6, 99, 2]
    expect(wantedStats(asking({ weights, priority: ['melee'] }))).toEqual([
      { stat: 5, weight: 2 },
      { stat: 1, weight: 1 },
      { stat: 3, weight: 10 },
      { stat: 4, weight: 10 },
    ])
  })

  it('asks for nothing with a minimum of 0, and for no more than a stat can reach', () => {
    expect([...floorsOf([0, -5, 0.4, 0.5, 200, 250])]).toEqual([NO_FLOOR, NO_FLOOR, NO_FLOOR, 1, 200, 200])
    expect([...capsOf([0, -5, 100.5, 199, 200, 250])]).toEqual([0, 0, 101, 199, 200, 200])
    expect([...capsOf(undefined)]).toEqual([200, 200, 200, 200, 200, 200])
  })
})

describe('the value of a build', () => {
  const anyCap = fc.array(fc.constantFrom(0, 80, 200), { minLength: 6, maxLength: 6 })
  const anyWanted = fc
    .shuffledSubarray([...STATS], { minLength: 1 })
    .chain((stats) =>
      fc.tuple(...stats.map((stat) => fc.integer({ min: 1, max: 10 }).map((weight) => ({ stat, weight })))),
    )

  it('puts the weighted total first, then the wanted stats in their order, each up to its cap', () => {
    fc.assert(
      fc.property(anyWanted, anyCap, statLine, statLine, (wanted, caps, one, other) => {
        const cap = Int32Array.from(caps)
        const goal = makeKeyGoal(wanted, cap, floorsOf([0, 0, 0, 0, 0, 0]))
        const counted = (stats: readonly number[], stat: number) => Math.min(stats[stat] ?? 0, cap[stat] ?? 0)
        const keyOf = (stats: readonly number[]) => [
          wanted.reduce((sum, { stat, weight }) => sum + weight * counted(stats, stat), 0),
          ...wanted.slice(0, -1).map(({ stat }) => counted(stats, stat)),
        ]
        const [key, otherKey] = [keyOf(one), keyOf(other)]
        const at = key.findIndex((digit, place) => digit !== otherKey[place])
        const expected = at < 0 ? 0 : Math.sign((key[at] ?? 0) - (otherKey[at] ?? 0))
        expect(Math.sign(worthOf(goal, one) - worthOf(goal, other))).toBe(expected)
        expect(worthOf(goal, one)).toBeLessThanOrEqual(goal.ceiling)
        expect(goal.ceiling).toBe(worthOf(goal, caps))
        expect([goal.soft, goal.gain.every(Number.isInteger)]).toEqual([false, true])
        const gains = goal.byGain.map((stat) => goal.gain[stat])
        expect(gains).toEqual([...goal.gain].sort((a, b) => a - b))
      }),
    )
  })

  it('tells one point of a stat from all that the next one can have', () => {
    const wanted = wantedStats(asking({ priority: ['weapons', 'health', 'class'] }))
    const goal = makeKeyGoal(wanted, capsOf(undefined), floorsOf([0, 0, 0, 0, 0, 0]))
    const inOrder = [
      [0, 200, 0, 0, 0, 0],
      [1, 0, 199, 0, 0, 0],
      [1, 1, 198, 0, 0, 0],
      [0, 1, 200, 0, 0, 0],
    ].map((stats) => worthOf(goal, stats))
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    expect(new Set(inOrder).size).toBe(4)
    expect(worthOf(goal, [200, 200, 200, 0, 0, 0])).toBeLessThan(2 ** 53)
  })

  it('of one stat is that stat; dumps cost nothing as long as some stat neither counts nor is asked for', () => {
    const cap = capsOf(undefined)
    const goalWith = (floor: StatLine) => makeSingleGoal(2, cap, floorsOf(floor))
    const goal = goalWith([0, 0, 0, 0, 0, 0])
    expect([worthOf(goal, [9, 9, 70, 9, 9, 9]), goal.ceiling, goal.byGain.at(-1)]).toEqual([70, 200, 2])
    expect(goal.freeDumps).toBe(true)
    expect(goalWith([1, 1, 0, 1, 1, 0]).freeDumps).toBe(true)
    expect(goalWith([1, 1, 0, 1, 1, 1]).freeDumps).toBe(false)
  })

  it('of a soft goal counts each target up to itself, and the last point only where it may be reached', () => {
    const targets = Int32Array.from([100, NO_FLOOR, 50, NO_FLOOR, 30, NO_FLOOR])
    const goal = makeSoftGoal([0, 1, 2], targets, false)
    expect(worthOf(goal, [120, 200, 40, 200, 200, 200])).toBe(140)
    expect([goal.soft, goal.ceiling, [...goal.floor]]).toEqual([true, 150, Array(6).fill(NO_FLOOR)])
    expect([...goal.target]).toEqual([100, NO_FLOOR, 50, NO_FLOOR, NO_FLOOR, NO_FLOOR])
    expect(makeSoftGoal([0, 1, 2], targets, true).ceiling).toBe(149)
    expect(goal.freeDumps).toBe(true)
  })
})
