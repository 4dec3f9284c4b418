import { describe, expect, it } from 'vitest'
import {
  ALL_COMPONENTS,
  cardOf,
  guardians,
  isArmor,
  isGear,
  isWeapon,
  itemsOf,
  NOW,
  SEED,
  walk,
  wholeProfile,
  world,
} from '../test-support/demo-guardians.ts'
import { DEMO_MODERATOR } from './account/personas.ts'
import { createGuardians } from './create-guardians.ts'

const gearCounts = (id: string) => {
  const items = itemsOf(wholeProfile(id))
  return { weapons: items.filter(isWeapon).length, armor: items.filter(isArmor).length }
}
const lights = (id: string) => Object.values(wholeProfile(id).characters.data ?? {}).map(({ light }) => light)

describe('who the demo guardians are', () => {
  it('offers the eight of the plan', () => {
    expect(guardians.cards.map(({ id }) => id)).toEqual([
      'veteran',
      'collector',
      'newcomer',
      'empty',
      'private',
      'hostile',
      'legacy',
      'unshared',
    ])
  })

  it('says of the one who moderates that they do', () => {
    const moderating = guardians.cards.filter(({ summary }) => summary.includes('Moderates'))
    expect(moderating.map(({ id }) => id)).toEqual([DEMO_MODERATOR])
  })

  it('gives the veteran three characters, about 640 weapons and 480 armor pieces', () => {
    expect(Object.keys(wholeProfile('veteran').characters.data ?? {})).toHaveLength(3)
    const { weapons, armor } = gearCounts('veteran')
    expect(weapons).toBeGreaterThan(625)
    expect(weapons).toBeLessThan(655)
    expect(armor).toBeGreaterThan(465)
    expect(armor).toBeLessThan(495)
  })

  it('gives the collector a thousand weapons', () => {
    expect(gearCounts('collector').weapons).toBeGreaterThanOrEqual(1000)
    expect(gearCounts('collector').weapons).toBeLessThanOrEqual(1010)
  })

  it('gives the newcomer one character and 24 items', () => {
    expect(Object.keys(wholeProfile('newcomer').characters.data ?? {})).toHaveLength(1)
    expect(itemsOf(wholeProfile('newcomer'))).toHaveLength(24)
  })

  it('gives the empty account no character, no item and no history', () => {
    const profile = wholeProfile('empty')
    expect(profile.profile.data?.characterIds).toEqual([])
    expect(profile.characters.data).toEqual({})
    expect(itemsOf(profile)).toEqual([])
    expect(guardians.history(cardOf('empty'), '0', { mode: 0, count: 25, page: 0 }, NOW)).toEqual({})
  })

  it('keeps every guardian near the power it stands for', () => {
    for (const [id, power] of [
      ['veteran', 1860],
      ['collector', 1920],
      ['newcomer', 1420],
    ] as const) {
      for (const light of lights(id)) expect(Math.abs(light - power)).toBeLessThanOrEqual(10)
    }
  })

  it('gives the legacy guardian old gear alone: no tier, no archetype', () => {
    const profile = wholeProfile('legacy')
    const gear = itemsOf(profile).filter(isGear)
    expect(gear.length).toBeGreaterThan(250)
    const armorByHash = new Map(world.armor.map((piece) => [piece.hash, piece]))
    for (const item of gear) {
      const instance = profile.itemComponents.instances.data?.[item.itemInstanceId ?? '']
      expect(instance?.gearTier).toBe(0)
      expect(armorByHash.get(item.itemHash)?.armor3 ?? false).toBe(false)
    }
    expect(gear.some((item) => armorByHash.get(item.itemHash)?.artifice)).toBe(true)
  })

  it('lets the veteran own every set, every archetype, every tier and exotics', () => {
    const profile = wholeProfile('veteran')
    const gear = itemsOf(profile).filter(isGear)
    const owned = new Set(gear.map(({ itemHash }) => itemHash))
    const sets = new Set(world.armor.flatMap(({ setHash }) => setHash ?? []))
    const ownedSets = new Set(
      world.armor.flatMap(({ hash, setHash }) => (owned.has(hash) ? (setHash ?? []) : [])),
    )
    expect(ownedSets).toEqual(sets)
    const plugged = new Set(
      Object.values(profile.itemComponents.sockets.data ?? {}).flatMap(({ sockets }) =>
        sockets.map(({ plugHash }) => plugHash),
      ),
    )
    expect(world.archetypes.filter(({ plugHash }) => !plugged.has(plugHash))).toEqual([])
    const tiers = Object.values(profile.itemComponents.instances.data ?? {}).map(({ gearTier }) => gearTier)
    for (const tier of [1, 2, 3, 4, 5])
      expect(tiers.filter((found) => found === tier).length).toBeGreaterThan(20)
    const exotics = new Set(
      [...world.weapons, ...world.armor].filter(({ rarity }) => rarity === 'exotic').map(({ hash }) => hash),
    )
    expect(gear.filter(({ itemHash }) => exotics.has(itemHash)).length).toBeGreaterThan(40)
  })
})

describe('answers', () => {
  it('are the same, byte for byte, for the same seed and moment', () => {
    const again = createGuardians(world, { seed: SEED })
    for (const card of guardians.cards) {
      const twin = again.find(card.membershipId)
      expect(twin).toEqual(card)
      if (!twin) continue
      expect(JSON.stringify(again.profile(twin, ALL_COMPONENTS, 'owner', NOW))).toBe(
        JSON.stringify(guardians.profile(card, ALL_COMPONENTS, 'owner', NOW)),
      )
      expect(JSON.stringify(again.accountStats(twin, NOW))).toBe(
        JSON.stringify(guardians.accountStats(card, NOW)),
      )
    }
  })

  it('do not depend on what was asked before', () => {
    const travelled = createGuardians(world, { seed: SEED })
    for (const month of [60, -400, 3, 0]) {
      travelled.profile(
        cardOf('veteran'),
        ALL_COMPONENTS,
        'owner',
        new Date(NOW.getTime() + month * 30 * 86_400_000),
      )
    }
    expect(JSON.stringify(travelled.profile(cardOf('veteran'), ALL_COMPONENTS, 'owner', NOW))).toBe(
      JSON.stringify(wholeProfile('veteran')),
    )
  })

  it('differ between seeds', () => {
    const other = createGuardians(world, { seed: SEED + 1 })
    expect(other.cards.map(({ membershipId }) => membershipId)).not.toEqual(
      guardians.cards.map(({ membershipId }) => membershipId),
    )
  })

  it('hold no null and nothing undefined, whoever asks', () => {
    for (const card of guardians.cards) {
      const answers = [
        guardians.memberships(card),
        guardians.linkedProfiles(card, NOW),
        guardians.profile(card, ALL_COMPONENTS, 'owner', NOW),
        guardians.profile(card, ALL_COMPONENTS, 'public', NOW),
        guardians.accountStats(card, NOW),
        guardians.history(card, '0', { mode: 0, count: 250, page: 0 }, NOW),
        guardians.uniqueWeapons(card, '0', NOW),
      ]
      for (const [path, value] of walk(answers)) {
        if (value === null || value === undefined) throw new Error(`${card.id}: ${path} is ${value}`)
        if (typeof value === 'number' && !Number.isFinite(value))
          throw new Error(`${card.id}: ${path} is ${value}`)
      }
    }
  })

  it('name only items and plugs that the world defines', () => {
    const items = world.tables.DestinyInventoryItemDefinition
    const unknown = new Set<string>()
    for (const { id } of guardians.cards) {
      for (const [path, value] of walk(wholeProfile(id))) {
        const field = path.slice(path.lastIndexOf('.') + 1)
        if (
          ['itemHash', 'plugHash', 'plugItemHash', 'emblemHash'].includes(field) &&
          !items.has(value as number)
        ) {
          unknown.add(`${id} ${path} ${value}`)
        }
      }
    }
    expect([...unknown]).toEqual([])
  })

  it('use every instance id once', () => {
    const ids = guardians.cards.flatMap(({ id }) =>
      itemsOf(wholeProfile(id)).flatMap(({ itemInstanceId }) => itemInstanceId ?? []),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^\d{19}$/)
  })
})
