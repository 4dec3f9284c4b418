import { describe, expect, it } from 'vitest'
import { EVEN_MIX } from '../history/play-mix.ts'
import type { Weapon } from '../items.ts'
import { makeWeapon } from '../test-support/make-items.ts'
import {
  findHiddenGems,
  GEM_SCORE,
  GEM_STANDING,
  type GemWorth,
  gemWorth,
  idleOf,
  type Seen,
  traitColour,
} from './hidden-gems.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 16)
const ago = (days: number) => NOW - days * DAY_MS
const seen = (changes: Partial<Seen> = {}): Seen => ({
  watchedSince: ago(400),
  usedAt: new Map(),
  reports: 40,
  ...changes,
})

describe('F-303 hidden gems', () => {
  it('F-303 a tracker that never counted is one; so is one that has not moved for 90 days', () => {
    expect(idleOf(makeWeapon({ kills: 0 }), seen(), NOW)).toEqual({ basis: 'never' })
    const idle = makeWeapon({ kills: 500, usedAt: new Date(ago(90)).toISOString() })
    expect(idleOf(idle, seen(), NOW)).toMatchObject({ basis: 'unmoved', days: 90 })
    const later = makeWeapon({ kills: 500, usedAt: new Date(ago(89)).toISOString() })
    expect(idleOf(later, seen(), NOW)).toBe('recent')
  })

  it('F-303 nothing is claimed where nothing is known: no tracker, or not watched for long enough', () => {
    expect(idleOf(makeWeapon({}), seen(), NOW)).toBe('no-tracker')
    expect(idleOf(makeWeapon({ kills: 12 }), seen({ watchedSince: ago(89) }), NOW)).toBe('not-watched')
    expect(idleOf(makeWeapon({ kills: 12 }), seen({ watchedSince: ago(90) }), NOW)).toMatchObject({
      basis: 'unmoved',
    })
  })

  it('F-303 what is worn, saved in a loadout or named by a recent report is in use', () => {
    const worn = makeWeapon({ kills: 0, place: { in: 'character', characterId: '1', equipped: true } })
    expect(idleOf(worn, seen(), NOW)).toBe('in-use')
    expect(idleOf(makeWeapon({ kills: 0, loadouts: ['1:0'] }), seen(), NOW)).toBe('in-use')
    const usedAt = new Map([[1, ago(3)]])
    expect(idleOf(makeWeapon({ hash: 1, kills: 0 }), seen({ usedAt }), NOW)).toBe('recent')
  })

  it('F-303 rates Excellent or better as a roll, and stands high enough as a gun, in the activity it is praised for', () => {
    const side = (score: number, standing: number) => ({ score, standing, overall: (score * standing) / 10 })
    const worth = (pve: ReturnType<typeof side>, pvp: ReturnType<typeof side>, fixed?: true) =>
      gemWorth(
        makeWeapon({ ammo: 'primary' }),
        { pve, pvp, fixed } as unknown as Parameters<typeof gemWorth>[1],
        EVEN_MIX,
      )
    expect(worth(side(GEM_SCORE, 8), side(9.9, GEM_STANDING - 1))).toMatchObject({
      activity: 'pve',
      score: GEM_SCORE,
    })
    expect(worth(side(9, 7), side(9, 8))).toMatchObject({ activity: 'pvp', overall: 7.2 })
    expect(worth(side(GEM_SCORE - 0.01, 9), side(9.9, 3))).toBeUndefined()
    expect(worth(side(9, 9), side(9, 9), true)).toBeUndefined()
  })

  it('is praised for the side that the player plays, and a heavy weapon never for the Crucible', () => {
    const strong = { score: 9.5, standing: 9, overall: 9.2 }
    const fair = { score: 8.5, standing: 8, overall: 8.2 }
    const worth = (ammo: Weapon['ammo'], pve: object, pvpShare: number) =>
      gemWorth(
        makeWeapon({ ammo }),
        { pve, pvp: strong, fixed: false } as unknown as Parameters<typeof gemWorth>[1],
        { pve: 1 - pvpShare, endgame: 0, pvp: pvpShare },
      )
    expect(worth('primary', fair, 0.06)).toMatchObject({ activity: 'pve', hardlyPlayed: false })
    expect(worth('primary', fair, 0.6)).toMatchObject({ activity: 'pvp', hardlyPlayed: false })
    expect(worth('primary', {}, 0.06)).toMatchObject({ activity: 'pvp', hardlyPlayed: true })
    expect(worth('heavy', {}, 0.9)).toBeUndefined()
    expect(worth('heavy', fair, 0.9)).toMatchObject({ activity: 'pve' })
  })

  it('orders finds by how much the player goes where they are good', () => {
    const worths: Record<string, GemWorth> = {
      crucible: { activity: 'pvp', score: 9.5, overall: 9.2, forYou: 0.6, hardlyPlayed: true },
      raid: { activity: 'pve', score: 8.2, overall: 8, forYou: 7.5, hardlyPlayed: false },
    }
    const weapons = Object.keys(worths).map((instanceId, hash) => makeWeapon({ instanceId, hash, kills: 0 }))
    const { gems } = findHiddenGems(weapons, ({ instanceId }) => worths[instanceId], seen(), NOW)
    expect(gems.map(({ weapon }) => weapon.instanceId)).toEqual(['raid', 'crucible'])
  })

  it('F-303 the best gun first, one copy of each weapon, and counts what was left out', () => {
    const worths = new Map([
      ['a', 9.6],
      ['b', 6],
      ['d', 9.1],
      ['e', 9.9],
    ])
    const weapons = [
      makeWeapon({ instanceId: 'a', hash: 1, kills: 0 }),
      makeWeapon({ instanceId: 'b', hash: 2, kills: 0 }),
      makeWeapon({ instanceId: 'c', hash: 3, kills: 0 }),
      makeWeapon({ instanceId: 'd', hash: 1, kills: 0 }),
      makeWeapon({ instanceId: 'e', hash: 4 }),
    ]
    const worthOf = ({ instanceId }: Weapon): GemWorth | undefined => {
      const overall = worths.get(instanceId)
      return overall === undefined
        ? undefined
        : { activity: 'pve', score: 9, overall, forYou: overall, hardlyPlayed: false }
    }
    const { gems, leftOut } = findHiddenGems(weapons, worthOf, seen(), NOW)
    expect(gems.map(({ weapon }) => weapon.instanceId)).toEqual(['a', 'b'])
    expect(leftOut).toEqual({ 'in-use': 0, recent: 0, 'no-tracker': 1, 'not-watched': 0 })
    for (const { confidence } of gems) expect(confidence).toBeGreaterThan(0.5)
  })
})

describe('F-306 the colour of a trait', () => {
  it.each([
    [10, 'green'],
    [8, 'green'],
    [7.9, 'yellow'],
    [6, 'yellow'],
    [5.9, 'orange'],
    [4, 'orange'],
    [3.9, 'red'],
    [0, 'red'],
  ] as const)('F-306 %f is %s', (score, colour) => expect(traitColour(score)).toBe(colour))
})
