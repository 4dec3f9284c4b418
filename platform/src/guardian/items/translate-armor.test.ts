import { expect, test } from 'vitest'
import { ARMOR_STAT_HASHES } from '../../manifest/items/stat-hashes.ts'
import { vaultProfile, type WireItem } from '../../testing/small-profile.ts'
import { smallWorld } from '../../testing/small-world.ts'
import { translateGuardian } from '../translate-guardian.ts'

const world = smallWorld()
const OWNER = { membershipId: '46', membershipType: 2 }
const TIER_5 = { gearTier: 5, energy: { energyCapacity: 11, energyUsed: 3 }, primaryStat: { value: 550 } }
const GUNNER = [222, 223, 224, 225]

function armorOf(item: Partial<WireItem>) {
  const profile = vaultProfile([
    { itemHash: 110, instance: TIER_5, plugs: [220, ...GUNNER, 226, 227], ...item },
  ])
  const [piece] = translateGuardian(profile, OWNER, world, 0).armor
  if (!piece) throw new Error('no armor came out')
  return piece
}

test('a piece of Armor 3.0 is told in the game’s words', () => {
  expect(armorOf({ state: 4 })).toMatchObject({
    name: 'Bushido Helm',
    slot: 'helmet',
    classType: 'titan',
    archetype: 'Gunner',
    armor3: true,
    tier: 5,
    base: [30, 20, 0, 0, 25, 0],
    stats: [30, 20, 5, 5, 25, 5],
    masterworkLevel: 5,
    masterworked: true,
    energy: { capacity: 11, used: 3 },
    set: { hash: 1083114430, name: 'Bushido' },
    setWildcard: false,
    artifice: false,
    exoticPerks: [],
    mods: [],
  })
})

test('base, masterwork, mods and tuning add up to what the platform shows', () => {
  const { weapons, health, grenade, class: classStat, super: superStat, melee } = ARMOR_STAT_HASHES
  const shown = { [weapons]: 45, [health]: 20, [classStat]: 5, [superStat]: 5, [grenade]: 25, [melee]: 0 }
  const reckoned = armorOf({ plugs: [221, ...GUNNER, 226, 228] })
  const armor = armorOf({ plugs: [221, ...GUNNER, 226, 228], stats: shown })
  expect(reckoned.stats).toEqual([45, 20, 5, 5, 25, 0])
  expect(armor.stats).toEqual(reckoned.stats)
  expect(armor.base).toEqual(reckoned.base)
  expect(armor.mods.map(({ name }) => name)).toEqual(['Weapons Mod'])
})

test('tuning tells what is set and what could be', () => {
  expect(armorOf({ plugs: [220, ...GUNNER, 226, 228], options: { 6: [227, 228, 230] } })).toMatchObject({
    tuning: { kind: 'directional', plus: 'weapons', minus: 'melee' },
    tunable: 'weapons',
  })
  expect(armorOf({ plugs: [220, ...GUNNER, 226, 230], options: { 6: [228, 229, 230] } })).toMatchObject({
    tuning: { kind: 'balanced' },
    tunable: 'any',
  })
})

test('a tuning socket that is not enabled tunes nothing', () => {
  const locked = armorOf({
    plugs: [220, ...GUNNER, 226, { plugHash: 227, isEnabled: false }],
    options: { 6: [228] },
  })
  expect(locked.tunable).toBeUndefined()
  expect(locked.tuning).toBeUndefined()
})

test('a selector makes a piece count for the set it names', () => {
  expect(armorOf({ plugs: [220, ...GUNNER, 226, 231] })).toMatchObject({
    setWildcard: true,
    set: { hash: 239346083, name: 'Techsec' },
  })
})

test('an artifice socket is noticed even while it is empty, and its empty plug is no mod', () => {
  expect(armorOf({ plugs: [220, 232] })).toMatchObject({ artifice: true, mods: [] })
})

test('armor without tier, archetype or new masterwork is the older kind', () => {
  const old = armorOf({ instance: {}, plugs: [220, 223, 225], state: 4 })
  expect(old).toMatchObject({ armor3: false, base: [30, 20, 0, 0, 0, 0], masterworkLevel: 10 })
  expect(old.tier).toBeUndefined()
})
