import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MilestoneProgress } from '../../guardian.ts'
import { nextWeeklyReset, weeklyMatrix } from './weekly-matrix.ts'

const at = (text: string) => new Date(nextWeeklyReset(Date.parse(text))).toISOString()
const milestone = (changes: Partial<MilestoneProgress>): MilestoneProgress => ({
  hash: 1,
  characterId: 'a',
  name: 'Weekly Raid',
  complete: false,
  progress: 1,
  completionValue: 3,
  ...changes,
})

describe('the weekly reset', () => {
  it('F-082 is on Tuesday at 17:00 UTC, and at that very moment a week later', () => {
    expect(at('2026-11-15T07:00:00Z')).toBe('2026-11-17T17:00:00.000Z')
    expect(at('2026-11-17T16:59:59.999Z')).toBe('2026-11-17T17:00:00.000Z')
    expect(at('2026-11-17T17:00:00Z')).toBe('2026-11-24T17:00:00.000Z')
  })

  it('F-082 is always a Tuesday within the next seven days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        const reset = new Date(nextWeeklyReset(now))
        expect([reset.getUTCDay(), reset.getUTCHours(), reset.getUTCMinutes()]).toEqual([2, 17, 0])
        expect(reset.getTime() - now).toBeGreaterThan(0)
        expect(reset.getTime() - now).toBeLessThanOrEqual(7 * 86_400_000)
      }),
    )
  })
})

describe('the weekly matrix', () => {
  it('F-082 has a row for each milestone and a cell for each character', () => {
    const rows = weeklyMatrix(
      [milestone({}), milestone({ characterId: 'b', complete: true, progress: 3 }), milestone({ hash: 2 })],
      ['a', 'b'],
    )
    expect(rows.map(({ hash, cells }) => [hash, cells.map((cell) => cell?.progress)])).toEqual([
      [1, [1, 3]],
      [2, [1, undefined]],
    ])
  })

  it('F-171 names the activities of all characters once', () => {
    const [row] = weeklyMatrix(
      [milestone({ activityHashes: [5, 6] }), milestone({ characterId: 'b', activityHashes: [6, 7] })],
      ['a', 'b'],
    )
    expect(row?.activityHashes).toEqual([5, 6, 7])
    expect(weeklyMatrix([milestone({})], ['a'])[0]?.activityHashes).toEqual([])
  })

  it('leaves out what has no name or nothing to count', () => {
    const { name: _, ...nameless } = milestone({})
    expect(weeklyMatrix([nameless, milestone({ completionValue: 0 })], ['a'])).toEqual([])
  })
})
