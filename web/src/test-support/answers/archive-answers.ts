import {
  type ArchiveActivity,
  type ArchiveList,
  archiveListSchema,
  archiveOverviewSchema,
} from '@ai-vault/contract/archives.ts'

export const activityWith = (id: number, changes: Partial<ArchiveActivity> = {}): ArchiveActivity => ({
  id: String(id),
  character_id: '1',
  name: `Run ${id}`,
  type: 'raid',
  date: `2026-11-${String(10 + (id % 5)).padStart(2, '0')}T20:00:00.000Z`,
  result: 'Completed',
  good: true,
  completion_time: 1200,
  team_performance: { kills: 80, deaths: 4, assists: 3, kd_ratio: 20 },
  ...changes,
})

export const DONE: ArchiveList['progress'] = { state: 'done', runs: 3, characters: 1, characters_done: 1 }

export const listWith = (
  activities: readonly ArchiveActivity[],
  changes: Partial<ArchiveList> = {},
): ArchiveList =>
  archiveListSchema.parse({
    activities,
    total: activities.length,
    from: '2026-11-08T00:00:00.000Z',
    basis: 'clock',
    progress: DONE,
    ...changes,
  })

export const overviewAnswer = archiveOverviewSchema.parse({
  runs: 3,
  hours: 1.5,
  from: '2026-11-08T12:00:00.000Z',
  performance: [
    {
      measure: 'kd-pve',
      value: 20,
      runs: 30,
      usual: 12,
      usual_runs: 200,
      margin: 2,
      trend: 'better',
      weeks: [10, 11, null, 12, 13, 12, 14, 20],
    },
    { measure: 'deaths', value: 4, runs: 3, usual_runs: 2, trend: 'unknown', weeks: Array(8).fill(null) },
  ],
  usual_from: '2026-08-10T12:00:00.000Z',
  playstyle: {
    archetype: 'Vanguard Raider',
    confidence: 0.62,
    archetype_runs: 210,
    archetype_days: 90,
    traits: [{ trait: 'endgame', score: 8.4, figure: 42, unit: 'percent of runs', runs: 30 }],
    runs: 30,
    mix: [
      { kind: 'strike', name: 'Strikes', runs: 20, percent: 67, seconds: 12_000, time_percent: 40 },
      { kind: 'raid', name: 'Raids', runs: 10, percent: 33, seconds: 18_000, time_percent: 60 },
    ],
  },
  calendar: [{ date: new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10), runs: 3 }],
  hours_of_day: Array.from({ length: 24 }, (_, hour) => (hour === 20 ? 3 : 0)),
  bests: [{ kind: 'most-kills', value: 80, at: '2026-11-10T20:00:00.000Z', activity_id: '1', name: 'Run 1' }],
  progress: DONE,
})
