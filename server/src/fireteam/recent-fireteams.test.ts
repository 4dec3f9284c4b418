import type { ActivityReport } from '@ai-vault/platform/platform.ts'
import { expect, it } from 'vitest'
import { recentFireteams } from './recent-fireteams.ts'

const [RAID, STRIKE] = [
  [7, 4],
  [7, 18],
]
const YOU = 'you'

const manifest = {
  named: (_table: string, hash: number) => ({ hash, name: 'Somewhere', icon: '', description: '' }),
}
const report = (instanceId: string, modes: readonly number[], ids: Readonly<Record<string, number>>) =>
  ({
    instanceId,
    activityHash: 1,
    directorActivityHash: 1,
    period: '2026-11-17T20:00:00Z',
    mode: 0,
    modes,
    teams: [],
    entries: Object.entries(ids).map(([membershipId, fireteamId]) => ({
      membershipId,
      characterId: '1',
      displayName: membershipId,
      power: 1_900,
      values: { fireteamId, activityDurationSeconds: 600 },
      weapons: [],
    })),
  }) satisfies ActivityReport
const membersOf = (...reports: readonly ActivityReport[]) =>
  recentFireteams(reports, YOU, manifest).map(({ members }) => members.map(({ player_id: id }) => id))

it('in a raid everybody is the fireteam, in what matches strangers those of the same fireteam', () => {
  expect(membersOf(report('1', RAID, { other: 5, you: 6 }))).toEqual([['you', 'other']])
  expect(membersOf(report('1', STRIKE, { other: 5, you: 6, friend: 6 }))).toEqual([['you', 'friend']])
})

it('a run alone, or of others, is no fireteam', () => {
  expect(membersOf(report('1', STRIKE, { other: 5, you: 6 }), report('2', RAID, { other: 5 }))).toEqual([])
})

it('the same people are named once, by their newest activity, and three fireteams at most', () => {
  const evenings = [
    report('1', RAID, { a: 1, you: 1 }),
    report('2', RAID, { you: 1, a: 1 }),
    ...['b', 'c', 'd'].map((name) => report(name, STRIKE, { [name]: 1, you: 1 })),
  ]
  const found = recentFireteams(evenings, YOU, manifest)
  expect(found.map(({ instance_id: id }) => id)).toEqual(['1', 'b', 'c'])
  expect(found[0]).toMatchObject({ activity: 'Somewhere', activity_focus: 'raid', duration_seconds: 600 })
  expect(found[1]).toMatchObject({ activity_focus: 'general_pve' })
})
