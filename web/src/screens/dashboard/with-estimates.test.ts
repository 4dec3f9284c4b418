import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { describe, expect, it } from 'vitest'
import { withEstimates } from './with-estimates.ts'

/** An answer of the specified shape alone. */
const plain = {
  ai_vault_score: 62,
  guardian_overview: { max_power: 550, total_weapons: 412, total_playtime_hours: 1_000 },
  weapon_analysis: { total_weapons: 412, god_rolls: 12 },
  activity_insights: [{ activity: 'Raid', priority: 'High' }],
} as unknown as GuardianData
const extrasOf = (changes: object) => withEstimates({ ...plain, ...changes } as GuardianData).extras
const without = (field: string) =>
  extrasOf({ guardian_overview: { ...plain.guardian_overview, [field]: undefined } })

describe('a server that sends the specified shape alone', () => {
  it('gets every panel, all of it marked as estimated', () => {
    const { tiles, score_history, effectiveness, missions, recent_activities, seasonal } = extrasOf({}) ?? {}
    expect(tiles).toMatchObject({
      score: { source: 'estimated', score: 62, actions: [], in_reach: 0 },
      pve: { source: 'estimated', power: 550, scaled_power: 2_000 },
      pvp: { source: 'estimated' },
      playstyle: { source: 'estimated', weapons: 412 },
    })
    expect(score_history?.points.map(({ kind, label }) => `${label} ${kind}`)).toEqual([
      '4 weeks ago estimated',
      '3 estimated',
      '2 estimated',
      'Now estimated',
      'Next projection',
    ])
    expect(effectiveness).toMatchObject({
      source: 'estimated',
      rows: [{ activity: 'Raid', text: 'Its priority is High.', value: expect.any(Number) }],
    })
    expect(missions?.length).toBeGreaterThan(0)
    expect(missions?.every(({ source }) => source === 'estimated')).toBe(true)
    expect(recent_activities).toMatchObject({ source: 'estimated' })
    expect(
      recent_activities?.entries.every(({ result }) => result === 'Likely, by your power and rolls'),
    ).toBe(true)
    expect(seasonal).toMatchObject({ season_active: true, season_rank: { source: 'estimated' } })
  })

  it('gets nothing that its figures cannot tell', () => {
    const powerless = without('max_power')
    expect(powerless?.tiles).not.toHaveProperty('pve')
    expect([powerless?.missions, powerless?.recent_activities, powerless?.seasonal]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const rolless = extrasOf({ weapon_analysis: undefined })
    expect([rolless?.missions, rolless?.recent_activities]).toEqual([undefined, undefined])
    expect(without('total_playtime_hours')?.seasonal).toBeUndefined()
    expect(without('total_weapons')?.tiles).not.toHaveProperty('playstyle')
    const scoreless = extrasOf({ ai_vault_score: undefined })
    expect(scoreless?.tiles).not.toHaveProperty('score')
    expect(scoreless?.tiles).not.toHaveProperty('pvp')
    expect(scoreless?.score_history).toBeUndefined()
    expect(extrasOf({ activity_insights: undefined })?.effectiveness).toBeUndefined()
  })

  it('is believed where it only estimates the god rolls, and left alone where it sends more', () => {
    expect(
      extrasOf({ weapon_analysis: { estimated_god_rolls: 0 } })?.missions?.map(({ kind }) => kind),
    ).toContain('meta')
    const more = { ...plain, extras: { insights: [] } } as unknown as GuardianData
    expect(withEstimates(more)).toBe(more)
  })

  it('shows no bar for a priority that is none', () => {
    const rows = extrasOf({ activity_insights: [{ activity: 'Raid', priority: 'someday' }] })?.effectiveness
      ?.rows
    expect(rows?.[0]).not.toHaveProperty('value')
  })
})
