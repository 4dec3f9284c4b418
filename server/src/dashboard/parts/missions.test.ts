import type { MilestoneProgress } from '@ai-vault/game/guardian.ts'
import { describe, expect, it } from 'vitest'
import { makeCharacter, makeInput } from '../../../test-support/fakes/dashboard-input.ts'
import { makeOther, makePlug, makeWeapon } from '../../../test-support/fakes/make-guardian.ts'
import { guardianData } from '../guardian-data.ts'

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
const power = (value: number) => ({ characters: [makeCharacter({ power: value })] })

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
    expect(mission).toMatchObject({
      title: 'Finish 1 bounty',
      tasks: [{ name: 'Clean Sweep', progress: 52, completion_value: 60 }],
    })
    expect(extrasOf({ others: [] }).missions?.find(({ kind }) => kind === 'bounty')).toMatchObject({
      title: 'Pick up bounties',
    })
  })

  it('F-078 F-079 speak of power as the player’s own game counts it', () => {
    const texts = (value: number) => extrasOf(power(value)).missions?.map(({ text }) => text)
    expect(texts(1770)?.[0]).toBe('30 more power and the hardest activities open.')
    expect(texts(480)?.[0]).toBe('15 more power and the hardest activities open.')
    expect(texts(512)?.[0]).toMatch(/^At power 512 the Portal/)
  })

  it('F-081 says how near the nearest bounty is without naming it twice', () => {
    const place = { in: 'character', characterId: '2305843009', equipped: false } as const
    const objectives = [{ progress: 52, completionValue: 60 }]
    const bounty = makeOther({ name: 'Clean Sweep', bounty: true, objectives, place })
    const mission = extrasOf({ others: [bounty] }).missions?.find(({ kind }) => kind === 'bounty')
    expect(mission?.text).toBe('The nearest is 86 % done.')
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

  it('F-082 F-171 a row of the week says which activities it is about, and of what kind they are', () => {
    const input = makeInput({ milestones: [milestone({ activityHashes: [70, 71, 72] })] })
    const names: Record<number, string> = { 70: 'The Whisper', 71: 'The Whisper', 72: '' }
    const named = (_: string, hash: number) => ({ hash, name: names[hash] ?? '', description: '' })
    const { weekly } =
      guardianData({
        ...input,
        manifest: { ...input.manifest, named },
        lookups: { ...input.lookups, milestoneKind: () => 'operation' },
      }).extras ?? {}
    expect(weekly?.rows).toMatchObject([{ hash: 8, kind: 'operation', activities: ['The Whisper'] }])
  })

  it('F-082 Trials stands last until Friday, says when it opens, and is nothing to do before', () => {
    const input = makeInput({
      ...power(1790),
      milestones: [milestone({ hash: 9, name: 'Trials of Osiris', progress: 2 }), milestone()],
    })
    const on = (time: string) =>
      guardianData({
        ...input,
        now: Date.parse(time),
        lookups: { ...input.lookups, milestoneKind: (hash) => (hash === 9 ? 'trials' : 'operation') },
      }).extras ?? {}
    const thursday = on('2026-11-19T08:00:00Z')
    expect(thursday.weekly?.rows.map(({ name, opens_at }) => [name, opens_at])).toEqual([
      ['Pinnacle Ops', undefined],
      ['Trials of Osiris', '2026-11-20T17:00:00.000Z'],
    ])
    expect(thursday.missions?.[0]?.tasks.map(({ name }) => name)).toEqual(['Pinnacle Ops'])
    const saturday = on('2026-11-21T08:00:00Z')
    expect(saturday.weekly?.rows.map(({ opens_at }) => opens_at)).toEqual([undefined, undefined])
    expect(saturday.missions?.[0]?.tasks).toHaveLength(2)
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

  it('F-083 F-204 a share is rounded as in the Atlas: 9 of 11 are 82 percent', () => {
    const hashes = Array.from({ length: 11 }, (_, at) => at + 1)
    const triumphs = hashes.map((hash) => ({ hash, platformState: hash <= 9 ? 1 : 4, objectives: [] }))
    const input = makeInput({ triumphs })
    const { edge_of_fate } =
      guardianData({ ...input, lookups: { ...input.lookups, keplerTriumphs: new Set(hashes) } }).extras ?? {}
    expect(edge_of_fate?.tracks.find(({ kind }) => kind === 'kepler')).toMatchObject({
      done: 9,
      percent: 82,
      text: "9 of 11 triumphs in the game's Kepler menu",
    })
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

  it('F-096 calls no estimate a value of the last season', () => {
    expect(extrasOf().seasonal?.note).toBe(
      'No season is active; what stands here is estimated from your power and playtime.',
    )
    expect(extrasOf({ seasonRank: 74 }).seasonal?.note).toBe(
      'No season is active; rank is that of the last one.',
    )
    expect(extrasOf({ seasonRank: 74, artifactLevel: 12 }).seasonal?.note).toBe(
      'No season is active; rank and artifact level are those of the last one.',
    )
  })

  it('F-102 cites a weapon by one copy, however many are meant', () => {
    const columns = [{ kind: 'trait' as const, socketIndex: 3, selectable: [makePlug(12, 'Outlaw')] }]
    const copies = ['1', '2', '3', '4'].map((instanceId) =>
      makeWeapon({ instanceId, locked: false, columns }),
    )
    const { insights = [] } = extrasOf({ weapons: copies })
    const canGo = insights.find(({ kind }) => kind === 'can-go')
    expect(canGo?.text).toMatch(/^3 weapons could go/)
    expect(canGo?.items).toHaveLength(1)
  })

  it('F-102 names the first weapon to go by what is on, and by its power where others show the same', () => {
    const outlaw = makePlug(12, 'Outlaw')
    const columns = [{ kind: 'trait' as const, socketIndex: 3, active: outlaw, selectable: [outlaw] }]
    const copies = ([1704, 1698] as const).map((power, at) =>
      makeWeapon({ instanceId: String(at), locked: false, columns, power }),
    )
    const { insights = [] } = extrasOf({ weapons: copies })
    expect(insights.find(({ kind }) => kind === 'can-go')?.text).toMatch(
      /^1 weapon could go\. First in line is .+ with Outlaw \(power 1,698\): the copy with Outlaw \(power 1,704\) that /,
    )
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
