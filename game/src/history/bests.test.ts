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
})
