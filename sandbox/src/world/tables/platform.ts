import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import {
  type AmmoType,
  type ArmorSlot,
  type ArmorStat,
  type DamageType,
  type GuardianClass,
  type Rarity,
  WEAPON_STATS,
  type WeaponSlot,
  type WeaponStat,
} from '@ai-vault/game/items.ts'
import bucketHashes from './bucket-hashes.json' with { type: 'json' }
import { oneOf, readKeyed, tuple } from './columns.ts'
import plugHashes from './plug-hashes.json' with { type: 'json' }
import weaponStatRows from './weapon-stats.json' with { type: 'json' }

/** Hashes and numbers the platform fixed; clients compare against these. */

export const ARMOR_STAT_HASH: Readonly<Record<ArmorStat, number>> = {
  weapons: 2996146975,
  health: 392767087,
  class: 1943323491,
  super: 144602215,
  grenade: 1735777505,
  melee: 4244567218,
}

const weaponStats = readRows(
  weaponStatRows,
  'weapon-stats.json',
  tuple(oneOf(WEAPON_STATS), readNumber, readText),
)

export const WEAPON_STAT_HASH = Object.fromEntries(
  weaponStats.map(([stat, hash]) => [stat, hash]),
) as Readonly<Record<WeaponStat, number>>
export const STAT_LABELS = Object.fromEntries(
  weaponStats.map(([stat, , label]) => [stat, label]),
) as Readonly<Record<WeaponStat, string>>

export const ARMOR_STAT_LABELS: Readonly<Record<ArmorStat, string>> = {
  weapons: 'Weapons',
  health: 'Health',
  class: 'Class',
  super: 'Super',
  grenade: 'Grenade',
  melee: 'Melee',
}

export const POWER_STAT = 1935470627
export const ATTACK_STAT = 1480404414
export const DEFENSE_STAT = 3897883278
/** The damage floor every piece of gear carries. */
export const GEAR_STAT = 1885944937

export const BUCKET = readKeyed(bucketHashes, 'bucket-hashes.json', readNumber)

export const WEAPON_BUCKET: Readonly<Record<WeaponSlot, number>> = {
  kinetic: BUCKET.kinetic,
  energy: BUCKET.energy,
  power: BUCKET.power,
}
export const WEAPON_SLOT_CATEGORY: Readonly<Record<WeaponSlot, number>> = { kinetic: 2, energy: 3, power: 4 }
export const ARMOR_BUCKET: Readonly<Record<ArmorSlot, number>> = {
  helmet: BUCKET.helmet,
  gauntlets: BUCKET.gauntlets,
  chest: BUCKET.chest,
  legs: BUCKET.legs,
  'class-item': BUCKET['class-item'],
}

export const AMMO: Readonly<Record<AmmoType, number>> = { primary: 1, special: 2, heavy: 3 }

export const DAMAGE: Readonly<Record<DamageType, { readonly hash: number; readonly type: number }>> = {
  kinetic: { hash: 3373582085, type: 1 },
  arc: { hash: 2303181850, type: 2 },
  solar: { hash: 1847026933, type: 3 },
  void: { hash: 3454344768, type: 4 },
  stasis: { hash: 151347233, type: 6 },
  strand: { hash: 3949783978, type: 7 },
}

export const CLASS_TYPE: Readonly<Record<GuardianClass, number>> = { titan: 0, hunter: 1, warlock: 2 }
export const ANY_CLASS = 3
export const CLASS_HASH: Readonly<Record<GuardianClass, number>> = {
  titan: 3655393761,
  hunter: 671679327,
  warlock: 2271682572,
}
export const CLASS_CATEGORY: Readonly<Record<GuardianClass, number>> = { titan: 22, hunter: 23, warlock: 21 }

export interface Tier {
  readonly type: number
  readonly name: string
  readonly hash: number
}
/** The game calls the platform's Basic "Common" and its Common "Uncommon". */
export const TIER: Readonly<Record<Rarity, Tier>> = {
  common: { type: 2, name: 'Common', hash: 3340296461 },
  uncommon: { type: 3, name: 'Uncommon', hash: 2395677314 },
  rare: { type: 4, name: 'Rare', hash: 2127292149 },
  legendary: { type: 5, name: 'Legendary', hash: 4008398120 },
  exotic: { type: 6, name: 'Exotic', hash: 2759499571 },
}

export const SOCKET_CATEGORY = {
  intrinsic: 3956125808,
  'weapon-perks': 4241085061,
  'weapon-mods': 2685412949,
  'weapon-cosmetics': 2048875504,
  'weapon-crafting': 3583996951,
  'armor-tier': 760375309,
  'armor-mods': 590099826,
  'armor-perks': 3154740035,
  'armor-cosmetics': 1926152773,
  abilities: 309722977,
  super: 457473665,
  aspects: 2047681910,
  fragments: 1313488945,
} as const

export const PLUG_SET = {
  'general-mods': 731468111,
  artifice: 4285066582,
  tuning: 1155052024,
  shaders: 236342179,
  'arms-mods': 3899745242,
  'head-mods': 2037229815,
  archetypes: 1315181101,
  emotes: 2860926541,
  projections: 2540258701,
} as const

export const PLUG = readKeyed(plugHashes, 'plug-hashes.json', readNumber)

export const BREAKER = {
  barrier: { type: 1, hash: 485622768 },
  overload: { type: 2, hash: 2611060930 },
  unstoppable: { type: 3, hash: 3178805705 },
} as const

export const NO_POWER_CAP = 2759499571
