import { describe, expect, it } from 'vitest'
import type { MilestoneProgress } from '../../guardian.ts'
import type { OtherItem } from '../../items.ts'
import { openBounties, openMilestones, uncountedBounties } from './open-tasks.ts'

const bounty = (
  name: string,
  objectives: OtherItem['objectives'],
  changes: Partial<OtherItem> = {},
): OtherItem => ({
  kind: 'other',
  hash: 1,
  name,
  icon: '',
  typeName: 'Bounty',
  rarity: 'common',
  quantity: 1,
  place: { in: 'character', characterId: 'a', equipped: false },
  bounty: true,
  ...(objectives ? { objectives } : {}),
  ...changes,
})

const NOW = Date.parse('2026-07-01T12:00:00Z')

describe('what is still to be done', () => {
  it('F-081 lists real bounties that are not done, nearest to done first', () => {
    const others = [
      bounty('Half', [{ progress: 5, completionValue: 10 }]),
      bounty('Done', [{ progress: 10, completionValue: 10 }]),
      bounty('Near', [
        { progress: 12, completionValue: 10 },
        { progress: 4, completionValue: 5 },
      ]),
      bounty('Untold', undefined),
      bounty('Over', [{ progress: 9, completionValue: 10 }], { expiresAt: '2026-07-01T11:00:00Z' }),
      bounty('Later', [{ progress: 1, completionValue: 10 }], { expiresAt: '2026-07-01T13:00:00Z' }),
      bounty('Elsewhere', [{ progress: 1, completionValue: 2 }], { place: { in: 'vault' } }),
    ]
    expect(
      openBounties({ others }, NOW).map(({ name, progress, completionValue }) => [
        name,
        progress,
        completionValue,
      ]),
    ).toEqual([
      ['Near', 14, 15],
      ['Half', 5, 10],
      ['Later', 1, 10],
    ])
  })

  it('F-081 counts bounties of which the platform tells nothing apart', () => {
    const others = [bounty('Untold', undefined), bounty('Told', [{ progress: 1, completionValue: 2 }])]
    expect(uncountedBounties({ others }, NOW)).toBe(1)
  })

  it('F-077 lists open milestones, nearest to done first', () => {
    const milestone = (name: string, progress: number, complete = false): MilestoneProgress => ({
      hash: 1,
      characterId: 'a',
      name,
      complete,
      progress,
      completionValue: 4,
    })
    const milestones = [milestone('Begun', 1), milestone('Near', 3), milestone('Done', 4, true)]
    expect(openMilestones({ milestones }).map(({ name, share }) => [name, share])).toEqual([
      ['Near', 0.75],
      ['Begun', 0.25],
    ])
  })
})
