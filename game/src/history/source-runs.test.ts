import { describe, expect, it } from 'vitest'
import type { Run } from './run.ts'
import { medianMinutes, runsToSource } from './source-runs.ts'

const NAMES: Readonly<Record<number, string>> = {
  1: 'Vault of Glass: Master',
  2: 'Vault of Glass',
  3: 'Rusted Lands',
  4: 'The Vault',
}
const run = (activityHash: number, modes: readonly number[], minutes = 10, completed = true): Run => ({
  instanceId: `${activityHash}${minutes}`,
  characterId: '1',
  activityHash,
  directorActivityHash: activityHash,
  startedAt: 0,
  modes,
  completed,
  durationSeconds: minutes * 60,
})
const runs = [run(1, [7, 4], 50), run(2, [7, 4], 30), run(3, [5, 10], 12), run(4, [7, 18], 15)]
const found = (source: string) => runsToSource(source, runs, ({ activityHash }) => NAMES[activityHash] ?? '')

describe('F-304 where a weapon comes from, in the player’s own runs', () => {
  it('F-304 goes by the name of the activity, whatever its difficulty', () => {
    const raid = found('Source: "Vault of Glass" Raid')
    expect(raid?.place).toEqual({ activity: 'Vault of Glass' })
    expect(raid?.runs.map(({ activityHash }) => activityHash)).toEqual([1, 2])
  })

  it('F-304 else by the kind that the sentence names', () => {
    expect(found('Source: Complete Crucible matches.')).toMatchObject({
      place: { kind: 'crucible' },
      runs: [{ activityHash: 3 }],
    })
    expect(found('Source: Trials of Osiris')).toEqual({ place: { kind: 'trials' }, runs: [] })
  })

  it('F-304 claims nothing where the sentence names neither', () => {
    expect(found('Source: Season Pass Reward')).toBeUndefined()
  })

  it('F-304 the usual time is the middle one of the finished runs', () => {
    expect(medianMinutes(runs.slice(0, 2))).toBe(40)
    expect(medianMinutes([...runs.slice(0, 2), run(2, [7, 4], 90), run(2, [7, 4], 1, false)])).toBe(50)
    expect(medianMinutes([])).toBeUndefined()
  })
})
