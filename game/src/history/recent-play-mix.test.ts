import { describe, expect, it } from 'vitest'
import { EVEN_MIX } from './play-mix.ts'
import { recentPlayMix } from './recent-play-mix.ts'
import type { Run } from './run.ts'

const DAY_MS = 86_400_000
const NOW = 1_000 * DAY_MS
const run = (daysAgo: number, mode: number, at = 0): Run => ({
  instanceId: `${daysAgo} ${mode} ${at}`,
  characterId: '1',
  activityHash: 1,
  directorActivityHash: 1,
  startedAt: NOW - daysAgo * DAY_MS,
  modes: [mode],
  playedSeconds: 600,
})
const [RAID, CRUCIBLE] = [4, 5]

describe('what a player plays', () => {
  it('F-282 is told from the last 90 days where those are enough', () => {
    const recent = Array.from({ length: 5 }, (_, at) => run(at, RAID, at))
    const old = Array.from({ length: 50 }, (_, at) => run(200, CRUCIBLE, at))
    expect(recentPlayMix([...recent, ...old], NOW)).toMatchObject({
      basis: 'recent',
      days: 90,
      runs: 5,
      mix: { pve: 0, endgame: 1, pvp: 0 },
      kinds: [{ name: 'Raids', percent: 100 }],
    })
  })

  it('F-282 is told from the whole history where the last 90 days hold too little', () => {
    const mixed = recentPlayMix(
      [run(3, RAID), ...Array.from({ length: 3 }, (_, at) => run(91, CRUCIBLE, at))],
      NOW,
    )
    expect(mixed).toMatchObject({ basis: 'lifetime', runs: 4, mix: { pve: 0, endgame: 0.25, pvp: 0.75 } })
    expect(mixed).not.toHaveProperty('days')
  })

  it('counts neither side more than the other without a run', () => {
    expect(recentPlayMix([], NOW)).toEqual({ mix: EVEN_MIX, basis: 'none', runs: 0, kinds: [] })
  })
})
