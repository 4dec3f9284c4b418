import {
  type AmmoType,
  type ChampionType,
  type DamageType,
  type Rarity,
  WEAPON_TYPES,
  type WeaponSlot,
  type WeaponType,
} from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { elementTint, rarityIndex } from '../../icons/palette.ts'
import type { Definitions, Item } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { collectibleOf, equipping, gearBlocks, traitIdsOf } from '../shapes/gear.ts'
import { baseItem } from '../shapes/item-shapes.ts'
import { type SocketSpec, socketBlock, worldSockets } from '../shapes/sockets.ts'
import { AMMO, BREAKER, DAMAGE, WEAPON_BUCKET, WEAPON_SLOT_CATEGORY } from '../tables/platform.ts'
import type { Source } from '../tables/sources.ts'
import type { WorldWeapon } from '../world.ts'
import { WEAPON_PROFILES } from './tables/weapon-profiles.ts'
import { type StatBuild, statBlocks } from './weapon-stats.ts'

/** Weapons that stop a champion by themselves. */
const WEAPON_BREAKERS: Readonly<Record<string, ChampionType>> = {
  Arbalest: 'barrier',
  "Eriana's Vow": 'barrier',
  'Wish-Ender': 'barrier',
  'Outbreak Perfected': 'barrier',
  Divinity: 'overload',
  'Le Monarque': 'overload',
  Thunderlord: 'overload',
  'Wicked Implement': 'overload',
  'Conditional Finality': 'unstoppable',
  Malfeasance: 'unstoppable',
  'Graviton Lance': 'unstoppable',
  'The Lament': 'barrier',
  "Warden's Law": 'unstoppable',
  'Lost Signal': 'overload',
  'Refusal of the Call': 'overload',
  'Doom of Chelchis': 'barrier',
}

export interface WeaponSpec {
  readonly hash: number
  readonly name: string
  readonly type: WeaponType
  readonly slot: WeaponSlot
  readonly ammo: AmmoType
  readonly element: DamageType
  readonly rarity: Rarity
  readonly source: Source
  readonly build: StatBuild
  readonly sockets: readonly SocketSpec[]
  readonly craftable: boolean
}

const WEAPON_CATEGORY = 1
const WEAPON_ITEM_TYPE = 3

export const weaponIcon = (spec: Pick<WeaponSpec, 'hash' | 'type' | 'element' | 'rarity'>): string =>
  iconPath({
    kind: 'weapon',
    variant: WEAPON_TYPES.indexOf(spec.type),
    tint: elementTint(spec.element),
    rarity: rarityIndex(spec.rarity),
    seed: spec.hash,
  })

const breakerBlock = (name: string): Pick<Item, 'breakerType' | 'breakerTypeHash'> => {
  const champion = WEAPON_BREAKERS[name]
  return champion ? { breakerType: BREAKER[champion].type, breakerTypeHash: BREAKER[champion].hash } : {}
}

export const patternOf = (weaponHash: number): number => hashFor('pattern', String(weaponHash))

export const defineWeapon = (definitions: Definitions, spec: WeaponSpec): WorldWeapon => {
  const profile = WEAPON_PROFILES[spec.type]
  const bucket = WEAPON_BUCKET[spec.slot]
  const damage = DAMAGE[spec.element]
  const exotic = spec.rarity === 'exotic'
  const icon = weaponIcon(spec)
  const base = baseItem({
    name: spec.name,
    text: '',
    icon,
    typeName: profile.label,
    rarity: spec.rarity,
    bucket,
    itemType: WEAPON_ITEM_TYPE,
    categories: [WEAPON_SLOT_CATEGORY[spec.slot], WEAPON_CATEGORY, profile.category],
    instanced: true,
  })
  definitions.define('DestinyInventoryItemDefinition', spec.hash, {
    ...base,
    ...gearBlocks(spec.hash, bucket, spec.source, exotic),
    ...statBlocks(spec.build),
    ...(spec.craftable ? { inventory: { ...base.inventory, recipeItemHash: patternOf(spec.hash) } } : {}),
    screenshot: icon,
    equippingBlock: equipping(bucket, AMMO[spec.ammo], exotic ? 'exotic_weapon' : undefined),
    sockets: socketBlock(definitions, spec.sockets),
    itemSubType: profile.subType,
    damageTypeHashes: [damage.hash],
    damageTypes: [damage.type],
    defaultDamageType: damage.type,
    defaultDamageTypeHash: damage.hash,
    traitIds: traitIdsOf(
      [`item.weapon.${profile.trait}`, ...(exotic ? ['item.weapon.exotic'] : [])],
      spec.source,
    ),
    ...breakerBlock(spec.name),
  })
  const { hash, name, type, slot, ammo, element, rarity, craftable, build } = spec
  return {
    hash,
    name,
    type,
    slot,
    ammo,
    element,
    rarity,
    tiered: rarity === 'legendary' && !craftable,
    craftable,
    sockets: worldSockets(spec.sockets),
    stats: build.stats,
    curves: build.group.curves,
    collectibleHash: collectibleOf(hash),
  }
}
