import type { ActivityRun } from '@ai-vault/platform/platform.ts'
import { describe, expect, it } from 'vitest'
import { makeCharacter, makeInput } from '../../../test-support/fakes/dashboard-input.ts'
import { guardianData } from '../guardian-data.ts'

const extrasOf = (...input: Parameters<typeof makeInput>) => guardianData(makeInput(...input)).extras ?? {}
const run = (changes: Partial<ActivityRun> = {}): ActivityRun => ({
  instanceId: '99',
  activityHash: 5,
  directorActivityHash: 6,
  characterId: '2305843009',
  period: '2026-11-14T20:00:00Z',
  mode: 4,
  modes: [4, 7],
  values: { completed: 1, kills: 90, deaths: 3, activityDurationSeconds: 1_800, timePlayedSeconds: 1_800 },
  ...changes,
})
const power = (value: number) => ({ characters: [makeCharacter({ power: value })] })

describe('charts and history', () => {
  it('F-089 F-090 the score’s history is estimated until a second day was measured', () => {
    const { score_history: first, tiles } = extrasOf()
    const score = tiles?.score?.score ?? 0
    expect([first?.source, first?.points.map((point) => point.label)]).toEqual([
      'estimated',
      ['3 weeks ago', '2 weeks ago', '1 week ago', 'Now', 'Next'],
    ])
    expect(first?.points.at(-1)).toMatchObject({ kind: 'projection', score: Math.min(100, score + 10) })
    const snapshots = [{ day: '2026-11-14', score: 40, godRolls: 2, weapons: 30 }]
    const second = extrasOf({}, { snapshots }).score_history
    expect([second?.source, second?.points.map((point) => point.kind)]).toEqual([
      'live',
      ['measured', 'measured'],
    ])
  })

  it('F-091 weapon usage names the weapons, and the copy that is owned', () => {
    const definition = {
      hash: 1_000_001,
      name: 'Lantern Oath',
      icon: '/a.png',
      typeName: 'Hand Cannon',
      type: 'hand-cannon',
      slot: 'energy',
      ammo: 'primary',
      element: 'solar',
      rarity: 'legendary',
      columns: [],
      masterworks: [],
      stats: {},
    } as const
    const most = [
      { hash: 1_000_001, kills: 900, precisionKills: 300 },
      { hash: 5, kills: 100, precisionKills: 1 },
    ]
    const manifest = {
      named: () => undefined,
      weapon: (hash: number) => (hash === 1_000_001 ? definition : undefined),
    }
    const { weapon_usage } = extrasOf({}, { manifest, facts: { weaponUse: { totalKills: 1_000, most } } })
    expect(weapon_usage).toEqual({
      source: 'live',
      total_kills: 1_000,
      weapons: [
        {
          item_hash: 1_000_001,
          item_instance_id: '6917529000000000001',
          name: 'Lantern Oath',
          icon: '/a.png',
          type: 'hand-cannon',
          type_name: 'Hand Cannon',
          kills: 900,
          precision_kills: 300,
        },
      ],
    })
  })

  it('F-092 F-093 effectiveness is the specified list with its bars and the counted runs', () => {
    const tallies = {
      raid: { runs: 10, completed: 9, medianSeconds: 1 },
      patrol: { runs: 2, completed: 2, medianSeconds: 1 },
    }
    const { activity_insights, extras } = guardianData(
      makeInput({}, { facts: { history: { recent: [], tallies } } }),
    )
    expect(activity_insights).toEqual([
      { activity: 'Raids', priority: 'High' },
      { activity: 'Patrol', priority: 'Low' },
    ])
    expect(extras?.effectiveness?.rows).toMatchObject([
      { activity: 'Raids', value: 85, runs: 10, completed: 9, completion_percent: 90 },
      { activity: 'Patrol', value: 45 },
    ])
  })

  it('F-094 recent activities are the platform’s own, by name and character', () => {
    const manifest = {
      weapon: () => undefined,
      named: (_table: string, hash: number) =>
        hash === 5 ? { hash, name: 'Vault of Glass', description: '' } : undefined,
    }
    const history = {
      recent: [run(), run({ instanceId: '100', activityHash: 4, characterId: '1' })],
      tallies: {},
    }
    const { recent_activities } = extrasOf({}, { manifest, facts: { history } })
    expect(recent_activities?.source).toBe('live')
    expect(recent_activities?.entries[0]).toEqual({
      instance_id: '99',
      name: 'Vault of Glass',
      character_id: '2305843009',
      class: 'Hunter',
      result: 'Completed',
      completed: true,
      kills: 90,
      deaths: 3,
      kd: 30,
      duration_seconds: 1_800,
      period: '2026-11-14T20:00:00Z',
    })
    expect(recent_activities?.entries[1]).toMatchObject({ name: 'Unknown activity' })
  })

  it('F-095 without a history the rules at 1800, 1750 and 5 god rolls stand in, estimated', () => {
    const names = (value: number) => extrasOf(power(value)).recent_activities?.entries.map(({ name }) => name)
    expect(extrasOf(power(1800)).recent_activities?.source).toBe('estimated')
    expect(names(1749)).toEqual([])
    expect(names(1750)).toEqual(['Master operation'])
    expect(names(1800)).toEqual(['Grandmaster Nightfall', 'Master operation'])
  })
})
