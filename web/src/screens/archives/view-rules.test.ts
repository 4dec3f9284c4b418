import { describe, expect, it } from 'vitest'
import { lookOf } from './analytics/activities/result-look.ts'
import {
  busiestHours,
  dayBeside,
  isWithin,
  monthsOf,
  partsOfDay,
  weeksOf,
} from './analytics/charts/calendar.ts'
import { isBeingRead } from './analytics/is-being-read.ts'
import { readArchivesSearch } from './archives-search.ts'

describe('how a run ended', () => {
  it('has a shape and a colour of its own, and none of a judgement where nobody can tell', () => {
    const look = (result: string, good?: boolean) => {
      const { glyph, tone } = lookOf({ result, ...(good !== undefined && { good }) })
      return `${glyph} ${tone}`
    }
    expect(look('Victory', false)).toBe('res-win ok')
    expect(look('Defeat', true)).toBe('res-loss bad')
    expect(look('Left early', true)).toBe('res-part warn')
    expect([look('Completed', true), look('Completed', false), look('Completed')]).toEqual([
      'res-done ok',
      'res-fail bad',
      'res-part soft',
    ])
  })
})

describe('the calendar', () => {
  /** A Thursday. */
  const NOW = Date.parse('2026-11-19T12:00:00Z')
  const on = (date: string, runs: number) => ({ date, runs })

  it('names the hours on end that hold most runs, also over midnight, and the share of each quarter of a day', () => {
    const hours: number[] = Array(24).fill(0)
    expect(busiestHours(hours)).toBeUndefined()
    hours[23] = 5
    hours[1] = 3
    hours[12] = 2
    expect(busiestHours(hours)).toEqual({ from: 22, to: 2, percent: 80 })
    expect([21, 22, 1, 2].map((hour) => isWithin(hour, { from: 22 }))).toEqual([false, true, true, false])
    expect(partsOfDay(hours).map(({ percent }) => percent)).toEqual([30, 0, 20, 50])
  })

  it('is 53 weeks from Monday to Sunday, up to today', () => {
    const weeks = weeksOf([], NOW)
    expect(weeks).toHaveLength(53)
    expect(weeks[0]?.map(({ date }) => date)[0]).toBe('2025-11-17')
    expect(new Set(weeks.slice(0, -1).map((week) => week.length))).toEqual(new Set([7]))
    expect(weeks.at(-1)?.map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ])
    expect(weeks.flat().every(({ runs, level }) => runs === 0 && level === 0)).toBe(true)
    expect(weeksOf([], Date.parse('2026-11-22T23:59:59Z')).at(-1)).toHaveLength(7)
    expect(weeksOf([], Date.parse('2026-11-23T00:00:00Z')).at(-1)).toHaveLength(1)
  })

  it('shows a day by how it stands among the player’s own: the busiest tenth is brightest', () => {
    const calendar = Array.from({ length: 10 }, (_, at) => on(`2026-11-${String(10 + at)}`, at + 1))
    const levels = weeksOf(calendar.toReversed(), NOW)
      .flat()
      .filter(({ runs }) => runs > 0)
      .map(({ runs, level }) => [runs, level])
    expect(levels).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 2],
      [7, 2],
      [8, 3],
      [9, 3],
      [10, 4],
    ])
    expect(
      weeksOf([on('2026-11-19', 1)], NOW)
        .at(-1)
        ?.at(-1),
    ).toEqual({ ...on('2026-11-19', 1), level: 1 })
  })

  it('adds up its months, and knows the day beside a day', () => {
    expect(monthsOf([on('2026-10-31', 2), on('2026-11-01', 3), on('2026-11-02', 4)])).toEqual([
      { month: '2026-10', days: 1, runs: 2 },
      { month: '2026-11', days: 2, runs: 7 },
    ])
    expect([dayBeside('2026-03-01', -1), dayBeside('2026-12-31', 1)]).toEqual(['2026-02-28', '2027-01-01'])
  })
})

it('more is on its way while runs are read or wait to be, and not where that was paused or is done', () => {
  const states = ['fetching', 'waiting', 'paused', 'done'] as const
  expect(states.map((state) => isBeingRead({ state } as Parameters<typeof isBeingRead>[0]))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('the address of the Archives', () => {
  it('says what is not as usual, and nothing that means nothing', () => {
    const named = { section: 'planets', timeframe: 'month', type: 'raid', order: 'oldest', day: '2026-11-15' }
    expect(readArchivesSearch({ ...named, destination: '7', report: 17_000_000_000 })).toMatchObject({
      section: 'planets',
      timeframe: 'month',
      type: 'raid',
      day: '2026-11-15',
      destination: 7,
      report: '17000000000',
    })
    const usual = { section: 'analytics', timeframe: 'week', type: 'all', order: 'newest' }
    const odd = [
      usual,
      { section: 'x', timeframe: 1, type: null, order: {} },
      { day: '2026-02-30', destination: 0, report: 'abc' },
      { day: 20261115, destination: -1, report: '1'.repeat(20) },
      { destination: 1.5, report: '' },
      {},
    ]
    for (const raw of odd) {
      expect(Object.values(readArchivesSearch(raw)).filter((value) => value !== undefined)).toEqual([])
    }
  })
})
