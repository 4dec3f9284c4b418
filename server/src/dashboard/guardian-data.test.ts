import { guardianDataSchema } from '@ai-vault/contract/dashboard.ts'
import type { MilestoneProgress } from '@ai-vault/game/guardian.ts'
import type { ActivityRun } from '@ai-vault/platform/platform.ts'
import { describe, expect, it } from 'vitest'
import { makeCharacter, makeInput } from '../../test-support/dashboard-input.ts'
import { makeOther, makePlug, makeWeapon } from '../../test-support/make-guardian.ts'
import { guardianData } from './guardian-data.ts'

const PRIVATE = { withheld: ['vault', 'characterInventories', 'progressions', 'records'] } as const
const extrasOf = (...input: Parameters<typeof makeInput>) => guardianData(makeInput(...input)).extras ?? {}
const milestone = (changes: Partial<MilestoneProgress> = {}): MilestoneProgress => ({
  hash: 8,
  characterId: '2305843009',
  name: 'Pinnacle Ops',
  complete: false,
  progress: 1,
  completionValue: 3,
  ...changes,
})
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

describe('the tiles', () => {
  it('F-065 the score shows its parts in the player’s own numbers and what would raise it', () => {
    const { score } = extrasOf().tiles ?? {}
    expect(score?.parts.map(({ name, weight }) => [name, weight])).toEqual([
      ['rolls', 40],
      ['power', 25],
      ['coverage', 20],
      ['hygiene', 15],
    ])
    expect(score?.parts[1]?.text).toContain('1,860 of 2,000')
    expect(Math.round(score?.parts.reduce((sum, { points }) => sum + points, 0) ?? 0)).toBe(score?.score)
    expect(score?.actions.length).toBeLessThanOrEqual(3)
    for (const action of score?.actions ?? []) expect(action.gain).toBeGreaterThan(0)
  })

  it('F-066 F-067 readiness lists what is met and what is missing, on the scale of 2000', () => {
    const ready = extrasOf(power(1801)).tiles?.pve
    expect([ready?.text, ready?.requirements[0]?.met]).toEqual(['Grandmaster Ready', true])
    const short = extrasOf(power(1800)).tiles?.pve
    expect([short?.text, short?.requirements[0]?.met]).toEqual(['Building Power', false])
    const live = extrasOf(power(512)).tiles?.pve
    expect(live).toMatchObject({ power: 512, power_cap: 550, scaled_power: 1861, text: 'Grandmaster Ready' })
    const barrier = extrasOf({ weapons: [makeWeapon({ champion: 'barrier' })] }).tiles?.pve?.requirements
    expect(barrier?.map(({ kind, met }) => [kind, met]).slice(1)).toEqual([
      ['barrier', true],
      ['overload', false],
      ['unstoppable', false],
    ])
  })

  it('F-068 F-069 the word follows from the score, and the real numbers stand beside it', () => {
    const stats = {
      pve: {},
      pvp: { kills: 3_930, deaths: 3_000, activitiesEntered: 300, activitiesWon: 162 },
    }
    const { pvp } = extrasOf({}, { facts: { stats } }).tiles ?? {}
    expect(pvp).toMatchObject({ kd: 1.31, matches: 300, wins: 162, win_percent: 54 })
    expect(['Competitive', 'Casual']).toContain(pvp?.text)
    expect(extrasOf({}, { facts: { stats: { pve: {}, pvp: {} } } }).tiles?.pvp).not.toHaveProperty('kd')
  })

  it('F-070 F-071 the playstyle shows the kill mix', () => {
    const stats = { pve: { weaponKillsHandCannon: 38, weaponKillsSword: 62 }, pvp: {} }
    const { playstyle } = extrasOf({}, { facts: { stats } }).tiles ?? {}
    expect(playstyle).toMatchObject({
      text: 'Focused',
      weapons: 1,
      kill_mix: [
        { type: 'sword', name: 'Swords', percent: 62 },
        { type: 'hand-cannon', name: 'Hand cannons', percent: 38 },
      ],
    })
    const many = Array.from({ length: 401 }, (_, at) => makeWeapon({ instanceId: String(at) }))
    expect(extrasOf({ weapons: many }).tiles?.playstyle?.text).toBe('Collector')
  })
})

describe('characters and vault', () => {
  it('F-072 F-073 a character brings emblem, title, last played, scaled power and its postmaster', () => {
    const character = makeCharacter({ power: 512, emblem: '/e.png', title: 'Iconoclast' })
    const waiting = makeOther({ place: { in: 'postmaster', characterId: character.id } })
    const { characters } = extrasOf({ characters: [character], others: [waiting, waiting] })
    expect(characters?.[character.id]).toMatchObject({
      class_type: 'hunter',
      emblem: '/e.png',
      title: 'Iconoclast',
      last_played: '2026-07-31T20:00:00Z',
      scaled_power: 1861,
      power_percent: expect.closeTo(93.09, 1),
      postmaster_count: 2,
      postmaster_capacity: 21,
    })
  })

  it('F-074 the vault says when it is full, estimated, once earlier days are known', () => {
    const vault = { used: 560, capacity: 700 }
    expect(extrasOf({ vault }).vault).toEqual({ source: 'live', ...vault })
    const snapshots = [{ day: '2026-11-05', score: 70, godRolls: 1, weapons: 1, vaultUsed: 520 }]
    expect(extrasOf({ vault }, { snapshots }).vault?.forecast).toEqual({
      source: 'estimated',
      days_to_full: 35,
      items_per_day: 4,
      measured_days: 10,
    })
  })

  it('F-084 every row of the vault health opens the search it was counted with', () => {
    const weapons = [makeWeapon(), makeWeapon({ instanceId: '2' }), makeWeapon({ instanceId: '3', hash: 9 })]
    const rows = extrasOf({ weapons }).vault_health?.rows ?? []
    expect(rows.map(({ kind }) => kind)).toEqual([
      'duplicates',
      'dominated',
      'unused',
      'kept',
      'dominated-armor',
    ])
    expect(rows[0]).toMatchObject({ count: 2, of: 3, search: 'is:dupe', link: '/armory?q=is%3Adupe' })
  })
})

describe('missions and weekly progress', () => {
  const kinds = (value: number) =>
    extrasOf(power(value)).missions?.map(({ kind, priority }) => `${kind} ${priority}`)

  it('F-078 F-079 F-080 F-081 follow the rules on the scale of 2000', () => {
    expect(kinds(1599)).toEqual(['pinnacle High', 'bounty Medium', 'meta Low'])
    expect(kinds(1600)).toEqual(['pinnacle High', 'portal Medium', 'bounty Medium', 'meta Low'])
    expect(kinds(1800)).toEqual(['portal Medium', 'bounty Medium', 'meta Low'])
    expect(kinds(495)).toEqual(['portal Medium', 'bounty Medium', 'meta Low'])
    expect(kinds(494)).toContain('pinnacle High')
  })

  it('F-081 the bounty mission names real bounties nearest to done', () => {
    const bounty = makeOther({
      name: 'Clean Sweep',
      bounty: true,
      objectives: [{ progress: 52, completionValue: 60 }],
      place: { in: 'character', characterId: '2305843009', equipped: false },
    })
    const mission = extrasOf({ others: [bounty] }).missions?.find(({ kind }) => kind === 'bounty')
    expect(mission).toMatchObject({ amount: 1, tasks: [{ name: 'Clean Sweep', percent: 86 }] })
    expect(extrasOf({ others: [] }).missions?.find(({ kind }) => kind === 'bounty')).toMatchObject({
      amount: 0,
    })
  })

  it('F-077 tasks are ranked by the time they take at the player’s own pace', () => {
    const long = milestone({ hash: 9, name: 'Raid Challenge', progress: 2 })
    const input = makeInput({ ...power(1500), milestones: [long, milestone()] })
    const { missions } =
      guardianData({
        ...input,
        lookups: { ...input.lookups, milestoneKind: (hash) => (hash === 9 ? 'raid' : 'operation') },
        facts: {
          history: {
            recent: [],
            tallies: {
              raid: { runs: 3, completed: 3, medianSeconds: 3_600 },
              operation: { runs: 9, completed: 9, medianSeconds: 600 },
            },
          },
        },
      }).extras ?? {}
    expect(missions?.[0]?.tasks.map(({ name, minutes_left }) => [name, minutes_left])).toEqual([
      ['Pinnacle Ops', 20],
      ['Raid Challenge', 60],
    ])
  })

  it('F-082 the weekly matrix has a cell for each character and the time of the reset', () => {
    const characters = [makeCharacter(), makeCharacter({ id: '77', classType: 'titan' })]
    const { weekly } = extrasOf({ characters, milestones: [milestone()] })
    expect(weekly).toEqual({
      source: 'live',
      reset_at: '2026-11-17T17:00:00.000Z',
      characters: [
        { id: '2305843009', class: 'Hunter' },
        { id: '77', class: 'Titan' },
      ],
      rows: [
        {
          hash: 8,
          name: 'Pinnacle Ops',
          cells: [{ complete: false, progress: 1, completion_value: 3 }, null],
        },
      ],
    })
  })

  it('F-083 Edge of Fate is counted from armor and triumphs, and silent where the game has none', () => {
    const input = makeInput({ triumphs: [{ hash: 1, platformState: 1, objectives: [] }] })
    const { edge_of_fate } =
      guardianData({ ...input, lookups: { ...input.lookups, keplerTriumphs: new Set([1]) } }).extras ?? {}
    expect(edge_of_fate?.tracks.map(({ kind, percent, done, of }) => [kind, percent, done, of])).toEqual([
      ['armor', 0, 0, 5],
      ['kepler', 100, 1, 1],
    ])
  })
})

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
      ['measured', 'measured', 'projection'],
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

describe('season and insights', () => {
  it('F-096 takes the platform’s values, each marked live', () => {
    const season = extrasOf({
      seasonRank: 74,
      artifactLevel: 12,
      triumphScore: { active: 24_180, lifetime: 50_000 },
      milestones: [milestone(), milestone({ characterId: '7', complete: true }), milestone({ hash: 9 })],
    }).seasonal
    expect(season).toEqual({
      season_active: false,
      note: expect.stringContaining('No season'),
      season_rank: { source: 'live', value: 74 },
      artifact_level: { source: 'live', value: 12 },
      weekly_challenges: { source: 'live', value: 1, of: 2 },
      triumph_score: { source: 'live', value: 24_180, lifetime: 50_000 },
    })
  })

  it('F-097 F-098 F-099 F-100 estimates where the platform gives nothing, and says so', () => {
    const characters = [makeCharacter({ power: 1725, minutesPlayed: 41 * 60 })]
    expect(extrasOf({ characters }).seasonal).toMatchObject({
      artifact_level: { source: 'estimated', value: 12 },
      season_rank: { source: 'estimated', value: 20 },
      weekly_challenges: { source: 'estimated', value: 4, of: 7 },
      triumph_score: { source: 'estimated', value: 4_100 },
    })
  })

  it('F-102 every insight about the vault cites the items it speaks of', () => {
    const column = {
      kind: 'trait' as const,
      socketIndex: 3,
      selectable: [makePlug(12, 'Outlaw')],
    }
    const weapons = ['1', '2', '3'].map((instanceId) =>
      makeWeapon({ instanceId, locked: false, columns: [column] }),
    )
    const { insights = [] } = extrasOf({ weapons })
    expect(insights.length).toBeGreaterThan(0)
    for (const { items } of insights) expect(items.length).toBeGreaterThan(0)
    expect(insights.flatMap(({ items }) => items).every(({ item_instance_id }) => item_instance_id)).toBe(
      true,
    )
  })
})

describe('what cannot be known', () => {
  it('G-46 a private vault is counted nowhere, and nothing is claimed about what is in it', () => {
    const { vault: _, ...input } = makeInput(PRIVATE).guardian
    const data = guardianData(makeInput(input))
    expect(data.guardian_overview).not.toHaveProperty('total_weapons')
    expect(data.weapon_analysis).toEqual({})
    expect(data.characters?.[0]).not.toHaveProperty('inventory_count')
    expect(data.extras?.tiles?.score).toMatchObject({ source: 'estimated', parts: [{ name: 'power' }] })
    for (const part of ['vault', 'vault_health', 'weekly'] as const)
      expect(data.extras?.[part]).toBeUndefined()
    expect(data.extras?.missions?.map(({ kind }) => kind)).toEqual(['portal', 'bounty'])
  })

  it('F-105 the causes of an empty dashboard are looked at one by one', () => {
    const account = { membershipId: '77', membershipType: 2, platformMembershipId: '', displayName: 'Other' }
    const own = { ...account, membershipId: '4611686018400000001', overridden: false }
    const checks = (other: boolean | undefined) =>
      guardianData(
        makeInput(
          { characters: [], weapons: [] },
          { facts: other === undefined ? {} : { accounts: [own, { ...account, overridden: other }] } },
        ),
      ).checks
    expect(checks(false)).toMatchObject({
      has_data: false,
      causes: [
        { cause: 'privacy', passed: true },
        { cause: 'characters', passed: false },
        { cause: 'platform', passed: false },
      ],
      memberships: [{ current: true }, { membership_id: '77', overridden: false }],
    })
    expect(checks(true)?.causes[2]).toMatchObject({ passed: true })
    expect(checks(undefined)?.causes[2]).not.toHaveProperty('passed')
    expect(guardianData(makeInput(PRIVATE)).checks).toMatchObject({
      has_data: true,
      causes: [{ passed: false }, { passed: true }, { passed: true }],
      withheld: [...PRIVATE.withheld],
    })
  })

  it('F-113 an answer of any guardian keeps to the contract, field by field', () => {
    for (const guardian of [{}, PRIVATE, { characters: [], weapons: [], armor: [], others: [] }, power(0)]) {
      const sent = JSON.parse(JSON.stringify(guardianData(makeInput(guardian))))
      expect(guardianDataSchema.parse(sent)).toEqual(sent)
    }
  })

  it('says that the statistics are still on their way', () => {
    const { facts: _, ...rest } = makeInput()
    expect(guardianData({ ...rest, facts: undefined }).extras).toMatchObject({ pending: true })
    expect(extrasOf()).not.toHaveProperty('pending')
  })
})
