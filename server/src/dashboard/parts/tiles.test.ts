import type { Weapon } from '@ai-vault/game/items.ts'
import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, it } from 'vitest'
import { makeCharacter, makeInput } from '../../../test-support/fakes/dashboard-input.ts'
import { makeOther, makeWeapon } from '../../../test-support/fakes/make-guardian.ts'
import { guardianData } from '../guardian-data.ts'

const extrasOf = (...input: Parameters<typeof makeInput>) => guardianData(makeInput(...input)).extras ?? {}
const GOOD_ROLL = [makeColumn('trait', 1, 'Rapid Hit'), makeColumn('trait', 2, 'Explosive Payload')]
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

  it('F-065 F-080 nothing leads to an empty list', () => {
    const poor = makeInput({ weapons: [makeWeapon()] })
    const ratings = new Map(
      [...poor.assessment.ratings].map(([id, rating]) => [id, { ...rating, tier: 'Poor' as const }]),
    )
    const score = {
      ...poor.assessment.score,
      actions: [
        { kind: 'fill-niche', gain: 3, subject: 'power slot' },
        { kind: 'fill-niche', gain: 2, subject: 'energy slot, special ammo' },
        { kind: 'better-roll', gain: 1 },
      ] as const,
    }
    const extrasWith = (weapon: Partial<Weapon>) =>
      guardianData({
        ...makeInput({ weapons: [makeWeapon(weapon)] }),
        assessment: { ...poor.assessment, ratings, score, godRolls: 0 },
      }).extras
    const linksWith = (weapon: Partial<Weapon>) =>
      extrasWith(weapon)?.tiles?.score?.actions.map(({ link }) => link)
    expect(linksWith({ slot: 'kinetic', ammo: 'primary' })).toEqual([undefined, undefined, undefined])
    expect(linksWith({ slot: 'power', ammo: 'heavy' })).toEqual([
      '/armory?q=is%3Apower',
      undefined,
      undefined,
    ])
    const meta = extrasWith({})?.missions?.find(({ kind }) => kind === 'meta')
    expect(meta?.link).not.toContain('/armory')
  })

  it('F-080 the mission to farm names the copies at hand, and leads to the one list of what to farm', () => {
    const meta = extrasOf(power(1700)).missions?.find(({ kind }) => kind === 'meta')
    expect(meta).toMatchObject({ title: 'Farm a meta roll', link: '/prophecy?part=farming' })
    expect(meta?.text).toContain('Prophecy says which rolls are worth farming at your pace.')
    expect(meta?.text).not.toContain('worth another drop')
  })

  it('F-065 F-066 power is told as the player’s own game counts it', () => {
    const { score, pve } = extrasOf(power(512)).tiles ?? {}
    expect(score?.parts.find(({ name }) => name === 'power')?.text).toBe(
      'Your highest power is 512 of 550; from 275 on it counts.',
    )
    expect(score?.actions.map(({ text }) => text)).toContain('Raise your power to 519 of 550.')
    expect(pve?.requirements[0]?.text).toBe('Power 512 of 550; more than 495 is asked.')
  })

  it('F-066 F-067 readiness lists what is met and what is missing, on the scale of 2000', () => {
    const ready = extrasOf(power(1801)).tiles?.pve
    expect([ready?.text, ready?.requirements[0]?.met]).toEqual(['Grandmaster Ready', true])
    const short = extrasOf(power(1800)).tiles?.pve
    expect([short?.text, short?.requirements[0]?.met]).toEqual(['Building Power', false])
    const live = extrasOf(power(512)).tiles?.pve
    expect(live).toMatchObject({ power: 512, power_cap: 550, scaled_power: 1861, text: 'Grandmaster Ready' })
    const barrier = extrasOf({ weapons: [makeWeapon({ champion: 'barrier', columns: GOOD_ROLL })] }).tiles
      ?.pve?.requirements
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
      killsByWeapon: {},
    }
    const { pvp } = extrasOf({}, { facts: { stats } }).tiles ?? {}
    expect(pvp).toMatchObject({ kd: 1.31, matches: 300, wins: 162, win_percent: 54 })
    expect(['Competitive', 'Casual']).toContain(pvp?.text)
    expect(
      extrasOf({}, { facts: { stats: { pve: {}, pvp: {}, killsByWeapon: {} } } }).tiles?.pvp,
    ).not.toHaveProperty('kd')
  })

  it('F-070 F-071 the playstyle shows the kill mix', () => {
    const stats = { pve: {}, pvp: {}, killsByWeapon: { 'hand-cannon': 38, sword: 62 } }
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
      power_percent: 93.1,
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
    expect(rows[0]).toMatchObject({ count: 2, of: 3, link: '/armory?q=is%3Adupe' })
    expect(rows.at(-1)).toMatchObject({ count: 0, link: '/armory?tab=armor&pieces=all&find=is%3Adismantle' })
  })
})
