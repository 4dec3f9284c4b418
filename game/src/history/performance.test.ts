import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  comparePerformance,
  FEWEST_RUNS,
  runsByWeek,
  shownFigure,
  usualSpan,
  weekByWeek,
} from './performance.ts'
import type { Run } from './run.ts'

const run = (changes: Partial<Run> = {}): Run => ({
  instanceId: '1',
  characterId: '1',
  activityHash: 1,
  directorActivityHash: 1,
  startedAt: 0,
  modes: [7],
  ...changes,
})
const times = (count: number, changes: Partial<Run>) => Array.from({ length: count }, () => run(changes))
const of = (measure: string, span: readonly Run[], before: readonly Run[]) =>
  comparePerformance(span, before).find((each) => each.measure === measure)

describe('performance against the own usual', () => {
  test('F-238 a clear rise is called better, with both samples beside it', () => {
    const kd = of('kd-pve', times(10, { kills: 20, deaths: 2 }), times(40, { kills: 10, deaths: 5 }))
    expect(kd).toMatchObject({ value: 10, runs: 10, usual: 2, usualRuns: 40, trend: 'better' })
  })

  test('F-238 fewer deaths are better, more are worse', () => {
    expect(of('deaths', times(9, { deaths: 1 }), times(9, { deaths: 5 }))?.trend).toBe('better')
    expect(of('deaths', times(9, { deaths: 5 }), times(9, { deaths: 1 }))?.trend).toBe('worse')
  })

  test('F-238 a figure that, as shown, lies inside the span as shown is as usual', () => {
    const minutes = (...lengths: number[]) =>
      lengths.map((length) => run({ completed: true, durationSeconds: 60 * length }))
    const before = minutes(...Array.from({ length: 45 }, () => [61.8, 76.6]).flat())
    const span = (length: number) => of('minutes', minutes(...Array(9).fill(length)), before)
    const [low, high] = usualSpan({ measure: 'minutes', usual: 69.2, margin: span(69)?.margin ?? 0 })
    expect([low, high]).toEqual([68, 71])
    expect(span(67.5)?.trend).toBe('usual')
    expect(span(67.4)?.trend).toBe('better')
    expect(span(71.4)?.trend).toBe('usual')
    expect(span(71.6)?.trend).toBe('worse')
    expect(usualSpan({ measure: 'wins', usual: 98, margin: 4 })).toEqual([94, 100])
    expect(usualSpan({ measure: 'deaths', usual: 1.26, margin: 3 })).toEqual([0, 4.3])
  })

  test('F-238 K/D is told of PvE and of PvP apart, each of its own runs', () => {
    const pve = times(6, { kills: 100, deaths: 2 })
    const pvp = times(4, { modes: [5], kills: 10, deaths: 10 })
    expect(of('kd-pve', [...pve, ...pvp], pve)).toMatchObject({ value: 50, runs: 6, usual: 50 })
    expect(of('kd-pvp', [...pve, ...pvp], pve)).toMatchObject({ value: 1, runs: 4, usualRuns: 0 })
    expect(of('kd-pvp', pve, pvp)).toBeUndefined()
  })

  test('F-238 K/D is all kills over all deaths, which one run without a death does not carry away', () => {
    const deathless = run({ kills: 400, deaths: 0 })
    const usual = times(40, { kills: 20, deaths: 2 })
    expect(of('kd-pve', [...usual, deathless], usual)).toMatchObject({ value: 15, usual: 10, trend: 'usual' })
  })

  test('a figure is told week by week, the running one last, with a gap where nobody played', () => {
    const now = Date.UTC(2026, 10, 15)
    const week = 7 * 86_400_000
    const runs = [
      run({ startedAt: now - 1, deaths: 2 }),
      run({ startedAt: now - week + 1, deaths: 4 }),
      run({ startedAt: now - 2.5 * week, deaths: 7 }),
      run({ startedAt: now - 9 * week, deaths: 99 }),
    ]
    expect(weekByWeek('deaths', runsByWeek(runs, now))).toEqual([null, null, null, null, null, 7, null, 3])
  })

  test('nothing is said where one side has too few runs', () => {
    const few = times(FEWEST_RUNS - 1, { kills: 50, deaths: 1 })
    expect(of('kd-pve', few, times(50, { kills: 1, deaths: 1 }))?.trend).toBe('unknown')
    expect(of('kd-pve', times(50, { kills: 1, deaths: 1 }), [])).toMatchObject({
      trend: 'unknown',
      usualRuns: 0,
    })
  })

  test('F-236 what the platform does not report has no figure', () => {
    expect(comparePerformance([run()], [run()])).toEqual([])
  })

  test('wins are counted where two sides met, completions elsewhere', () => {
    const span = [run({ modes: [5], standing: 0, completed: true }), run({ completed: false })]
    expect(of('wins', span, [])).toMatchObject({ value: 100, runs: 1 })
    expect(of('completion', span, [])).toMatchObject({ value: 0, runs: 1 })
  })

  test('the means are those of a plain sum, and a difference is called one only outside its margin', () => {
    const runs = fc.array(
      fc.record({ kills: fc.nat(60), deaths: fc.nat(20) }).map((values) => run(values)),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(runs, runs, (span, before) => {
        const kills = of('kills', span, before)
        const mean = (list: readonly Run[]) =>
          list.reduce((sum, { kills: own = 0 }) => sum + own, 0) / list.length
        expect(kills?.value).toBeCloseTo(mean(span), 1)
        expect(kills?.usual).toBeCloseTo(mean(before), 1)
        const difference = Math.abs(mean(span) - mean(before))
        const spread = (list: readonly Run[]) =>
          list.reduce((sum, { kills: own = 0 }) => sum + (own - mean(list)) ** 2, 0) /
          (list.length - 1) /
          list.length
        if (kills?.margin !== undefined)
          expect(kills.margin).toBeCloseTo(1.96 * Math.sqrt(spread(span) + spread(before)), 1)
        if (kills?.trend === 'better' || kills?.trend === 'worse') {
          expect(difference).toBeGreaterThanOrEqual((kills.margin ?? 0) - 0.01)
        }
        if (kills?.trend === 'usual') {
          // What lies inside the span as shown is as usual: both may be rounded, from 20 on to the whole.
          const rounding = shownFigure(kills.value) >= 20 ? 1.02 : 0.12
          expect(difference).toBeLessThanOrEqual((kills.margin ?? 0) + rounding)
        }
      }),
    )
  })
})
