import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEWEST_RUNS_FOR_ARCHETYPE, playstyleOf } from './playstyle.ts'
import type { Run } from './run.ts'

const run = (changes: Partial<Run> = {}): Run => ({
  instanceId: '1',
  characterId: '1',
  activityHash: 1,
  directorActivityHash: 1,
  startedAt: 0,
  modes: [7, 18],
  kills: 60,
  deaths: 2,
  assists: 10,
  completed: true,
  durationSeconds: 1200,
  ...changes,
})
const times = (count: number, changes: Partial<Run>) => Array.from({ length: count }, () => run(changes))

describe('playstyle', () => {
  test('F-239 who fights other players most of the time is a duelist, with the share as evidence', () => {
    const style = playstyleOf([...times(40, { modes: [5, 84], standing: 0 }), ...times(10, {})])
    expect(style.archetype).toBe('Crucible Duelist')
    expect(style.traits.find(({ trait }) => trait === 'competition')).toMatchObject({
      figure: 80,
      unit: 'percent of runs',
      runs: 50,
    })
    expect(style.mix[0]).toMatchObject({ kind: 'trials', runs: 40, percent: 80 })
  })

  test('one long raid among short runs has a small share of the runs and a large one of the time', () => {
    const raid = run({ modes: [7, 4], playedSeconds: 3_000, durationSeconds: 9_000 })
    const { mix } = playstyleOf([raid, ...times(9, { durationSeconds: 500 })])
    expect(mix.find(({ kind }) => kind === 'raid')).toMatchObject({
      runs: 1,
      percent: 10,
      seconds: 3_000,
      timePercent: 40,
    })
  })

  test('runs whose time nobody tells have no share of it', () => {
    const { mix } = playstyleOf(times(3, { durationSeconds: undefined } as unknown as Partial<Run>))
    expect(mix.map(({ percent, timePercent }) => [percent, timePercent])).toEqual([[100, 0]])
  })

  test('F-239 raiders are told by their raids', () => {
    expect(playstyleOf(times(40, { modes: [7, 4], deaths: 20 })).archetype).toBe('Vanguard Raider')
  })

  test('too few runs name no archetype and claim no confidence', () => {
    const style = playstyleOf(times(FEWEST_RUNS_FOR_ARCHETYPE - 1, {}))
    expect(style.archetype).toBeUndefined()
    expect(style.confidence).toBe(0)
  })

  test('no run at all has no trait', () => {
    expect(playstyleOf([])).toEqual({ confidence: 0, traits: [], runs: 0, mix: [] })
  })

  test('scores stay within 0 and 10 and confidence within 0 and 1, whatever was played', () => {
    const runs = fc.array(
      fc
        .record({
          kills: fc.option(fc.nat(400), { nil: undefined }),
          deaths: fc.option(fc.nat(60), { nil: undefined }),
          assists: fc.option(fc.nat(100), { nil: undefined }),
          durationSeconds: fc.option(fc.nat(9_000), { nil: undefined }),
          completed: fc.option(fc.boolean(), { nil: undefined }),
          modes: fc.subarray([2, 4, 5, 6, 7, 18, 46, 82, 84, 86]),
        })
        .map((values) => run(values as Partial<Run>)),
      { maxLength: 60 },
    )
    let judged = 0
    fc.assert(
      fc.property(runs, (played) => {
        const { traits, confidence } = playstyleOf(played)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
        for (const { score, figure } of traits) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(10)
          expect(Number.isFinite(figure)).toBe(true)
          judged++
        }
      }),
    )
    expect(judged).toBeGreaterThan(50)
  })
})
