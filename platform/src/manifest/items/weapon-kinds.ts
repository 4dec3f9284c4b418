import type { AmmoType, DamageType, Rarity, WeaponSlot, WeaponType } from '@ai-vault/game/items.ts'
import type { ItemDefinition } from './item-definition.ts'

/** The platform's enums in the game's words. A value that is not here is unknown and the caller falls back. */
const TYPE_BY_SUB_TYPE: Readonly<Record<number, WeaponType>> = {
  6: 'auto-rifle',
  7: 'shotgun',
  8: 'machine-gun',
  9: 'hand-cannon',
  10: 'rocket-launcher',
  11: 'fusion-rifle',
  12: 'sniper-rifle',
  13: 'pulse-rifle',
  14: 'scout-rifle',
  17: 'sidearm',
  18: 'sword',
  22: 'linear-fusion-rifle',
  23: 'grenade-launcher',
  24: 'submachine-gun',
  25: 'trace-rifle',
  31: 'combat-bow',
  33: 'glaive',
}

const TYPE_BY_ENGLISH_NAME: ReadonlyMap<string, WeaponType> = new Map(
  Object.values(TYPE_BY_SUB_TYPE).map((type) => [type.replaceAll('-', ' '), type]),
)

const SLOT_BY_BUCKET: Readonly<Record<number, WeaponSlot>> = {
  1498876634: 'kinetic',
  2465295065: 'energy',
  953998645: 'power',
}

const AMMO: Readonly<Record<number, AmmoType>> = { 1: 'primary', 2: 'special', 3: 'heavy' }

/** What a weapon type usually fires, for definitions that do not say. */
const SPECIAL_TYPES: ReadonlySet<WeaponType> = new Set([
  'shotgun',
  'sniper-rifle',
  'fusion-rifle',
  'trace-rifle',
  'glaive',
  'grenade-launcher',
])

const DAMAGE: Readonly<Record<number, DamageType>> = {
  1: 'kinetic',
  2: 'arc',
  3: 'solar',
  4: 'void',
  6: 'stasis',
  7: 'strand',
}

/** Named in the platform's list of damage types and dealt by nothing. */
const RAID_DAMAGE = 5

const RARITY: Readonly<Record<number, Rarity>> = {
  2: 'common',
  3: 'uncommon',
  4: 'rare',
  5: 'legendary',
  6: 'exotic',
}

export const isDamageType = (value: number): boolean => value in DAMAGE || value === RAID_DAMAGE
export const isRarity = (tierType: number): boolean => tierType in RARITY

export const weaponType = (item: ItemDefinition): WeaponType | undefined =>
  TYPE_BY_SUB_TYPE[item.itemSubType] ?? TYPE_BY_ENGLISH_NAME.get(item.typeName.toLowerCase())

export const weaponSlot = (item: ItemDefinition): WeaponSlot | undefined => SLOT_BY_BUCKET[item.bucketHash]

export function ammoType(item: ItemDefinition, type: WeaponType, slot: WeaponSlot): AmmoType {
  const stated = AMMO[item.ammoType]
  if (stated) return stated
  if (slot === 'power') return 'heavy'
  return SPECIAL_TYPES.has(type) ? 'special' : 'primary'
}

export const damageType = (...candidates: readonly (number | undefined)[]): DamageType =>
  candidates.map((value) => DAMAGE[value ?? 0]).find((type) => type !== undefined) ?? 'kinetic'

export const rarity = (item: Pick<ItemDefinition, 'tierType'>): Rarity => RARITY[item.tierType] ?? 'common'
