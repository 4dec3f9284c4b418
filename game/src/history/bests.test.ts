import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countByDay, countByHour, personalBests } from './bests.ts'
import type { Run } from './run.ts'

const at = (day: number, hour = 0) => Date.UTC(2026, 0, day, hour)
let next = 0
const run = (changes: Partial<Run> = {}): Run => ({
  instanceId: String(++next),
  characterId: '1',
  activityHash: 1,
  directorActivityHash: 1,
  startedAt: at(1),
  modes: [7],
  ...changes,
})
const best = (kind: string, runs: readonly Run[]) => personalBests(runs).find((each) => each.kind === kind)

describe('personal bests', () => {
  test('each best names the run in which it was reached first', () => {
    const first = run({ kills: 90, startedAt: at(2) })
    const again = run({ kills: 90, startedAt: at(3) })
    expect(best('most-kills', [again, first])?.run).toBe(first)
  })

  test('the fastest is of the activity played most, and not one that ended before it began', () => {
    const often = [900, 800, 60].map((durationSeconds) =>
      run({ activityHash: 7, durationSeconds, completed: true }),
    )
    const once = run({ activityHash: 8, durationSeconds: 300, completed: true })
    expect(best('fastest', [...often, once])?.value).toBe(800)
  })

  test('a streak goes on through victories and completions and ends with a defeat', () => {
    const runs = [true, true, false, true, true, true].map((completed, day) =>
      run({ completed, startedAt: at(day + 1) }),
    )
    expect(best('longest-streak', runs)?.value).toBe(3)
  })

  test('are what a plain search of the whole history finds, in whatever order it comes', () => {
    const some = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined })
    const history = fc.array(
      fc.record({
        kills: some,
        deaths: some,
        score: some,
        standing: fc.option(fc.integer({ min: 0, max: 1 }), { nil: undefined }),
        completed: fc.option(fc.boolean(), { nil: undefined }),
        modes: fc.constantFrom([5], [7]),
        activityHash: fc.integer({ min: 1, max: 2 }),
        durationSeconds: fc.integer({ min: 100, max: 140 }),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(history, fc.boolean(), (drawn, isNewestFirst) => {
        const oldestFirst = drawn.map((each, day) => run({ ...each, startedAt: at(day + 1) } as Partial<Run>))
        const bests = personalBests(isNewestFirst ? oldestFirst.toReversed() : oldestFirst)
        const value = (kind: string) => bests.find((each) => each.kind === kind)?.value
        const most = (values: readonly (number | undefined)[]) =>
          Math.max(0, ...values.map((each) => each ?? 0)) || undefined
        const pve = oldestFirst.filter(({ modes, completed }) => modes[0] === 7 && completed)
        expect(value('most-kills')).toBe(most(oldestFirst.map(({ kills }) => kills)))
        expect(value('highest-score')).toBe(most(oldestFirst.map(({ score }) => score)))
        expect(value('deathless')).toBe(
          most(pve.filter(({ deaths }) => deaths === 0).map(({ kills }) => kills)),
        )
        const long = pve.filter(({ durationSeconds = 0 }) => durationSeconds >= 120)
        const [first = [], second = []] = [...Map.groupBy(long, ({ activityHash }) => activityHash).values()]
        const seconds = (first.length >= second.length ? first : second).map(
          (each) => each.durationSeconds ?? 0,
        )
        expect(value('fastest')).toBe(seconds.length > 0 ? Math.min(...seconds) : undefined)
        const ends = oldestFirst
          .map(({ modes, standing, completed }) =>
            modes[0] === 7 ? completed : standing === undefined ? undefined : standing === 0,
          )
          .filter((good) => good !== undefined)
          .map((good) => (good ? 'x' : ' '))
        const longest = Math.max(
          0,
          ...ends
            .join('')
            .split(' ')
            .map(({ length }) => length),
        )
        expect(value('longest-streak')).toBe(longest > 1 ? longest : undefined)
      }),
    )
  })

  test('no run, no best', () => {
    expect(personalBests([])).toEqual([])
  })

  test('days and hours are counted in UTC', () => {
    const runs = [run({ startedAt: at(1, 3) }), run({ startedAt: at(1, 3) }), run({ startedAt: at(2, 23) })]
    expect([...countByDay(runs).values()]).toEqual([2, 1])
    expect(countByHour(runs)[3]).toBe(2)
    expect(countByHour(runs)[23]).toBe(1)
    expect(countByHour(runs)).toHaveLength(24)
  })

  test('days and hours of a zone go by its clock of that day: summer time in summer', () => {
    const runs = [
      run({ startedAt: Date.parse('2026-07-15T22:30:00Z') }),
      run({ startedAt: Date.parse('2026-11-15T22:30:00Z') }),
    ]
    const days = [...countByDay(runs, 'Europe/Berlin').keys()]
    expect(days.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))).toEqual([
      '2026-07-16',
      '2026-11-15',
    ])
    const hours = countByHour(runs, 'Europe/Berlin')
    expect([hours[0], hours[23]]).toEqual([1, 1])
    const twice = [run({ startedAt: Date.parse('2026-07-15T22:30:00Z') }), run({ startedAt: at(1, 3) })]
    const busiest = personalBests([...twice, ...twice], 'Europe/Berlin').find(
      ({ kind }) => kind === 'busiest-day',
    )
    expect(busiest?.value).toBe(2)
  })
})
