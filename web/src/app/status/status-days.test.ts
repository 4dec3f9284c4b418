import type { StatusHistory } from '@ai-vault/contract/service/status-history.ts'
import { describe, expect, it } from 'vitest'
import { describeDays, describeLength, readDays } from './status-days.ts'

const at = (day: number, hour: number) => new Date(2026, 7, day, hour).toISOString()
const history: StatusHistory = {
  since: at(3, 12),
  until: at(31, 9),
  observed: [
    { from: at(3, 11), to: at(10, 0) },
    { from: at(9, 12), to: at(12, 13) },
    // Nobody looked from here to the 16th, and too little of the 18th was seen.
    { from: at(16, 11), to: at(18, 3) },
    { from: at(18, 22), to: at(31, 9) },
  ],
  incidents: [
    { id: 'c', severity: 'degraded', message: 'slow', began_at: at(31, 8) },
    { id: 'b', severity: 'down', message: 'gone', began_at: at(20, 23), ended_at: at(21, 1) },
    { id: 'a', severity: 'degraded', message: 'slow', began_at: at(20, 4), ended_at: at(20, 5) },
  ],
}

describe('F-044 the history of 30 days', () => {
  const days = readDays(history)
  const stateOf = (day: number) => days.find((each) => each.at === new Date(2026, 7, day).getTime())?.state

  it('ends today and begins 29 days before', () => {
    expect(days).toHaveLength(30)
    expect(days.at(-1)?.at).toBe(new Date(2026, 7, 31).getTime())
    expect(days[0]?.at).toBe(new Date(2026, 7, 2).getTime())
  })

  it('gives a day its worst incident, also one that lasts past midnight or still lasts', () => {
    expect([19, 20, 21, 22, 31].map(stateOf)).toEqual([
      'operational',
      'down',
      'down',
      'operational',
      'degraded',
    ])
  })

  it('claims nothing about days on which nobody looked, or hardly', () => {
    expect([2, 3, 4, 9, 12, 13, 15, 16, 17, 18, 19].map(stateOf)).toEqual([
      'unknown',
      'operational',
      'operational',
      'operational',
      'operational',
      'unknown',
      'unknown',
      'operational',
      'operational',
      'unknown',
      'operational',
    ])
  })

  it('says the bars in words', () => {
    expect(describeDays(days)).toBe('30 days: 2 down, 1 degraded, 22 operational, 5 not known')
  })

  it.each([
    [59_999, 'under a minute'],
    [23 * 60_000, '23 min'],
    [185 * 60_000, '3 h 5 min'],
    [49 * 3_600_000, '2 d 1 h'],
  ])('tells %d ms as %s', (length, said) => expect(describeLength(length)).toBe(said))
})
