import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { EXOTIC_ARMOR } from '../../builds/exotics/exotic-facts.ts'
import { WEAPON_TYPES } from '../../items.ts'
import { makeWeapon } from '../../test-support/make-weapon.ts'
import { FRAMES } from '../knowledge/knowledge.ts'
import { rateRoll } from '../rating/rate.ts'
import { EXOTIC_WEAPONS } from './exotic-weapons.ts'
import { STANDING_OF, standingOf } from './standing.ts'

const gun = { name: 'X', rarity: 'legendary' } as const

describe('how guns stand', () => {
  it('gives every type, frame and exotic a place out of 10, of a month that is told', () => {
    expect(STANDING_OF).toMatch(/^\d{4}-\d{2}$/)
    for (const activity of ['pve', 'pvp'] as const) {
      const types = WEAPON_TYPES.flatMap((type) =>
        [undefined, ...FRAMES].map((frame) => standingOf({ ...gun, type, frame }, activity) ?? Number.NaN),
      )
      const exotics = [...EXOTIC_WEAPONS.values()].map((exotic) => exotic[activity])
      for (const standing of [...types, ...exotics]) {
        expect(standing).toBeGreaterThan(0)
        expect(standing).toBeLessThanOrEqual(10)
      }
    }
  })

  it('a lucky blue does not stand beside a legendary, nor a linear fusion rifle beside a hand cannon in the Crucible', () => {
    const blue = standingOf({ ...gun, rarity: 'rare', type: 'hand-cannon' }, 'pvp') ?? 0
    const legendary = standingOf({ ...gun, type: 'hand-cannon' }, 'pvp') ?? 0
    const linear = standingOf({ ...gun, type: 'linear-fusion-rifle', ammo: 'heavy' }, 'pvp') ?? 0
    expect(blue).toBeLessThan(0.7 * legendary)
    expect(linear).toBeLessThan(0.5 * legendary)
  })

  it('the best gun is the better one of roll and standing together', () => {
    const roll = { first: ['Rapid Hit'], second: ['Kill Clip'] }
    const cannon = rateRoll(makeWeapon({}, roll)).pvp
    const sword = rateRoll(makeWeapon({ type: 'sword', ammo: 'heavy', typeName: 'Sword' }, roll)).pvp
    expect(cannon.overall).toBeGreaterThan(sword.overall ?? 0)
    expect(cannon.overall).toBeCloseTo(((cannon.score ?? 0) * (cannon.standing ?? 0)) / 10, 0)
  })

  it('exotics are rated by their use: Thorn, The Last Word and Ace of Spades for the Crucible', () => {
    for (const name of ['Thorn', 'The Last Word', 'Ace of Spades']) {
      const rating = rateRoll(makeWeapon({ name, rarity: 'exotic' }))
      expect(rating).toMatchObject({ fixed: true, activity: 'pvp' })
      expect(rating.pvp.score).toBeGreaterThanOrEqual(8.5)
      expect(rating.pvp.overall).toBe(rating.pvp.score)
      expect(rating.pve.score).toBeLessThan(rating.pvp.score ?? 0)
    }
  })

  it('an exotic that nobody wrote about is Unrated', () => {
    const rating = rateRoll(makeWeapon({ name: 'Gun of Tomorrow', rarity: 'exotic' }))
    expect(rating).toMatchObject({ fixed: true, tier: 'Unrated' })
  })

  it('says of each exotic in one sentence what it is taken for', () => {
    for (const { does } of EXOTIC_WEAPONS.values()) expect(does).toMatch(/^[A-Z].{15,110}[^.]\.$/)
  })
})

const dir = process.env.REAL_DATA_DIR
describe.skipIf(!dir)('every exotic of the real item table (REAL_DATA_DIR)', () => {
  interface Item {
    readonly displayProperties: { readonly name: string; readonly description: string }
    readonly itemType?: number
    readonly inventory?: { readonly tierTypeName?: string; readonly bucketTypeHash?: number }
  }
  const ARMOR = 2
  const WEAPON = 3
  /** Helmet, arms, chest, legs, class item; the three weapon slots. */
  const WORN = new Set([
    3448274439, 3551918588, 14239492, 20886954, 1585787867, 1498876634, 2465295065, 953998645,
  ])
  const path = join(dir ?? '', 'manifest/DestinyInventoryItemDefinition.json.gz')
  const table = (): Item[] => Object.values(JSON.parse(gunzipSync(readFileSync(path)).toString()))
  const exotics = (type: number) => {
    const items = table().filter(
      ({ itemType, inventory }) =>
        itemType === type && inventory?.tierTypeName === 'Exotic' && WORN.has(inventory.bucketTypeHash ?? 0),
    )
    return [...new Set(items.map(({ displayProperties }) => displayProperties.name))]
  }

  it.each([
    ['weapons', WEAPON, EXOTIC_WEAPONS],
    ['armor', ARMOR, EXOTIC_ARMOR],
  ] as const)(
    '%s: each has its fact, and no fact is of a name that the game does not have',
    (_, type, facts) => {
      const names = exotics(type)
      expect(names.length).toBeGreaterThan(100)
      expect(names.filter((name) => !facts.has(name))).toEqual([])
      expect([...facts.keys()].filter((name) => !names.includes(name))).toEqual([])
    },
  )

  it('is told in our own words', () => {
    const official = table().map(({ displayProperties }) => displayProperties.description.toLowerCase())
    const texts = official.filter((text) => text.length > 20)
    const ours = [...EXOTIC_WEAPONS.values(), ...EXOTIC_ARMOR.values()].map(({ does }) =>
      does.toLowerCase().replace(/\.$/, ''),
    )
    expect(ours.filter((does) => texts.some((text) => text.includes(does)))).toEqual([])
  })
})
