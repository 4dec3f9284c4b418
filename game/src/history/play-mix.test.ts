import { describe, expect, it } from 'vitest'
import { playMixOf, timeByKind } from './play-mix.ts'
import type { Run } from './run.ts'

const run = (modes: readonly number[], minutes?: number): Run => ({
  instanceId: '1',
  characterId: '2',
  activityHash: 3,
  directorActivityHash: 3,
  startedAt: 0,
  modes,
  ...(minutes === undefined ? {} : { playedSeconds: minutes * 60 }),
})
const [RAID, CRUCIBLE, STRIKE] = [
  [7, 4],
  [5, 10],
  [7, 18],
]

describe('F-282 what a player plays', () => {
  it('F-282 counts time, not runs: an hour of raid outweighs two short matches', () => {
    expect(playMixOf([run(RAID, 60), run(CRUCIBLE, 10), run(CRUCIBLE, 10)])).toEqual({
      pve: 0,
      endgame: 0.75,
      pvp: 0.25,
    })
  })

  it('F-282 shares always add up to one, and without a run there are none', () => {
    const mix = playMixOf([run(RAID, 7), run(CRUCIBLE), run(STRIKE, 13)])
    expect((mix?.pve ?? 0) + (mix?.endgame ?? 0) + (mix?.pvp ?? 0)).toBeCloseTo(1, 12)
    expect(playMixOf([])).toBeUndefined()
    expect(timeByKind([])).toEqual([])
  })

  it('F-282 names where the time goes, most first', () => {
    expect(timeByKind([run(CRUCIBLE, 25), run(RAID, 75)])).toEqual([
      { name: 'Raids', percent: 75 },
      { name: 'Crucible, quickplay', percent: 25 },
    ])
  })
})
