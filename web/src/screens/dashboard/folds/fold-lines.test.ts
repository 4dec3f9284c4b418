import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { describe, expect, it } from 'vitest'
import {
  accountLine,
  chartsLine,
  healthLine,
  insightsLine,
  missionsLine,
  recentLine,
  seasonLine,
  weaponsLine,
} from './fold-lines.ts'

const dataWith = (extras: object, rest: object = {}) => ({ ...rest, extras }) as unknown as GuardianData
const NOTHING = {} as GuardianData

describe('the line of what is folded', () => {
  it('says what the vault holds, what of it can go and what was never used', () => {
    const vault = { used: 928, capacity: 1300 }
    const step = (kind: string, items_total: number) => ({ kind, items_total })
    const unused = (count: number) => ({
      rows: [
        { kind: 'other', count: 99 },
        { kind: 'unused', count },
      ],
    })
    const steps = [step('other', 7), step('clean-up', 58), step('armor', 3)]
    expect(healthLine(dataWith({ vault, next_steps: steps, vault_health: unused(37) }))).toBe(
      '928 of 1,300 places taken. 58 weapons and 3 armor pieces can go. 37 weapons were never used.',
    )
    expect(healthLine(dataWith({ next_steps: [step('armor', 1)], vault_health: unused(1) }))).toBe(
      '1 armor piece can go. One weapon was never used.',
    )
    expect(healthLine(dataWith({ next_steps: [step('clean-up', 1)] }))).toBe('1 weapon can go.')
    const none = dataWith({ vault, next_steps: [step('clean-up', 0)], vault_health: unused(0) })
    expect(healthLine(none)).toBe('928 of 1,300 places taken.')
    expect(healthLine(NOTHING)).toBe('What lies in the vault without a reason.')
  })

  it('counts the weapons and their god rolls', () => {
    const line = (weapon_analysis: object) => weaponsLine({ weapon_analysis } as GuardianData)
    expect(line({ total_weapons: 640, god_rolls: 12 })).toBe('640 weapons, 12 of them god rolls.')
    expect(line({ total_weapons: 9, god_rolls: 1 })).toBe('9 weapons, 1 of them a god roll.')
    expect(line({ total_weapons: 1 })).toBe('1 weapon, 0 of them god rolls.')
    expect([line({ god_rolls: 3 }), weaponsLine(NOTHING)]).toEqual(Array(2).fill('What you own, by rarity.'))
  })

  it('names the missions, and the first insight', () => {
    expect(missionsLine(dataWith({ missions: [{ title: 'Power' }, { title: 'Rolls' }] }))).toBe(
      'Power · Rolls.',
    )
    expect(missionsLine(dataWith({ missions: [] }))).toBe(
      'The rewards and bounties of the week, by your power and your rolls.',
    )
    expect(insightsLine(dataWith({ insights: [{ text: 'One.' }, { text: 'Two.' }] }))).toBe('One.')
    expect(insightsLine(dataWith({ insights: [] }))).toBe('Nothing stands out in what you own.')
  })

  it('says since when the score is measured, and which weapon leads', () => {
    const history = (...kinds: string[]) => ({
      points: kinds.map((kind, at) => ({ kind, day: `2026-11-0${at + 1}` })),
    })
    const weapon_usage = {
      weapons: [
        { name: 'Fatebringer', kills: 1234 },
        { name: 'Other', kills: 2 },
      ],
    }
    expect(
      chartsLine(dataWith({ score_history: history('estimated', 'measured', 'measured'), weapon_usage })),
    ).toBe('Score measured since November 2. Fatebringer leads with 1,234 kills.')
    expect(chartsLine(dataWith({ score_history: history('measured', 'projection') }))).toBe(
      'Score measured since today.',
    )
    expect(chartsLine(dataWith({ score_history: history('estimated') }))).toBe(
      'Score progression, weapon usage, activity effectiveness.',
    )
  })

  it('names the last activity, and none that is only likely', () => {
    const now = Date.parse('2026-11-19T12:00:00Z')
    const last = { name: 'The Coil', class: 'Hunter', result: 'Completed', period: '2026-11-19T03:00:00Z' }
    const line = (source: string, entries: object[]) =>
      recentLine(dataWith({ recent_activities: { source, entries } }), now)
    expect(line('live', [last, { ...last, name: 'Before' }])).toBe(
      'The Coil on the Hunter, completed 9 h ago.',
    )
    const none = 'The platform reports no activity of this account.'
    expect([line('estimated', [last]), line('live', []), recentLine(NOTHING, now)]).toEqual([
      none,
      none,
      none,
    ])
  })

  it('sums up the account by what is known of it', () => {
    const line = (guardian_overview: object) => accountLine({ guardian_overview } as GuardianData)
    expect(line({ max_power: 1550, total_playtime_hours: 2400, vault_items: 0 })).toBe(
      'Max power 1,550, 2,400 h played, 0 items in the vault.',
    )
    expect(line({ total_playtime_hours: 3 })).toBe('3 h played.')
    expect(accountLine(NOTHING)).toBe('Power, playtime, vault and weapons.')
  })

  it('says of the season what the platform told, and no estimate', () => {
    const live = (value: number) => ({ source: 'live', value })
    const seasonal = { season_rank: live(61), artifact_level: live(9), triumph_score: live(12_000) }
    const track = { kind: 'kepler', source: 'live', name: 'Kepler', percent: 41.6 }
    const other = { ...track, kind: 'other', name: 'Other' }
    expect(seasonLine(dataWith({ seasonal, edge_of_fate: { tracks: [other, track] } }))).toBe(
      'Season rank 61, artifact level 9, triumph score 12,000. Edge of Fate: Kepler 42 %.',
    )
    const estimate = { season_rank: { source: 'estimated', value: 50 } }
    const guess = { tracks: [{ ...track, source: 'estimated' }] }
    expect(seasonLine(dataWith({ seasonal: estimate, edge_of_fate: guess }))).toBe(
      'The platform does not tell; an estimate when you ask for it.',
    )
  })
})
