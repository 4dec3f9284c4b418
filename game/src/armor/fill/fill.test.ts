import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capsOf, floorsOf, makeKeyGoal, makeSingleGoal, makeSoftGoal, STATS } from '../goal.ts'
import { LOAD_ARTIFICE, LOAD_DUMP, LOAD_MAJOR, LOAD_MINOR } from '../load.ts'
import { fillValue } from './fill.ts'
import { solveFill, UNREACHABLE } from './fill-program.ts'

const six = (each: fc.Arbitrary<number>) => fc.tuple(each, each, each, each, each, each)
const line = (low: number, high: number) => six(fc.integer({ min: low, max: high }))
const minimums = six(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200 })))
const weights = six(fc.constantFrom(0, 1, 1, 3))
const load = fc
  .record({
    majors: fc.nat(5),
    minors: fc.nat(5),
    artifice: fc.constantFrom(0, 0, 1, 3),
    dumps: fc.nat(5),
  })
  .map(
    ({ majors, minors, artifice, dumps }) =>
      majors * LOAD_MAJOR +
      Math.min(minors, 5 - majors) * LOAD_MINOR +
      artifice * LOAD_ARTIFICE +
      dumps * LOAD_DUMP,
  )
const key = fc.tuple(weights, line(20, 200), minimums).map(([gains, maximums, floors]) =>
  makeKeyGoal(
    STATS.filter((i) => gains[i]).map((stat) => ({ stat, weight: gains[stat] ?? 1 })),
    capsOf(maximums),
    floorsOf(floors),
  ),
)
const single = fc.tuple(fc.nat(5), minimums).map(([stat, floors]) => {
  return makeSingleGoal(stat, capsOf(undefined), floorsOf(floors))
})
const soft = minimums.map((floors) => makeSoftGoal(STATS, floorsOf(floors), false))

test('the quick way to fill a choice finds what the dynamic program finds', () => {
  fc.assert(
    fc.property(
      fc.oneof(key, single, soft),
      fc.oneof(line(-20, 180), line(-10, 60)),
      load,
      (goal, raw, carried) => {
        const sums = Int32Array.from(raw)
        expect(fillValue(goal, sums, carried)).toBe(solveFill(goal, sums, carried, null))
      },
    ),
    { numRuns: 3000 },
  )
})

test('a fill that cannot beat what is known may be given up, but never one that can', () => {
  fc.assert(
    fc.property(
      fc.oneof(key, single, soft),
      fc.oneof(line(-20, 180), line(-10, 60)),
      load,
      fc.nat(1000),
      (goal, raw, carried, less) => {
        const sums = Int32Array.from(raw)
        const best = solveFill(goal, sums, carried, null)
        if (best === UNREACHABLE) return
        expect(fillValue(goal, sums, carried, best - 1 - less)).toBe(best)
        expect(fillValue(goal, sums, carried, best + less)).toBeLessThanOrEqual(best)
      },
    ),
    { numRuns: 3000 },
  )
})
