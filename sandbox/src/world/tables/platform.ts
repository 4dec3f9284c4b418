import type {
  AmmoType,
  ArmorSlot,
  ArmorStat,
  DamageType,
  GuardianClass,
  Rarity,
  WeaponSlot,
  WeaponStat,
} from '@ai-vault/game/items.ts'

/** Hashes and numbers the platform fixed; clients compare against these. */

export const ARMOR_STAT_HASH: Readonly<Record<ArmorStat, number>> = {
  weapons: 2996146975,
  health: 392767087,
  class: 1943323491,
  super: 144602215,
  grenade: 1735777505,
  melee: 4244567218,
}

export const WEAPON_STAT_HASH: Readonly<Record<WeaponStat, number>> = {
  impact: 4043523819,
  range: 1240592695,
  stability: 155624089,
  handling: 943549884,
  reload: 4188031367,
  'aim-assist': 1345609583,
  zoom: 3555269338,
  airborne: 2714457168,
  recoil: 2715839340,
  magazine: 3871231066,
  rpm: 4284893193,
  'charge-time': 2961396640,
  'draw-time': 447667954,
  'blast-radius': 3614673599,
  velocity: 2523465841,
  accuracy: 1591432999,
  persistence: 3085395333,
  'ammo-generation': 1931675084,
  'swing-speed': 2837207746,
  'guard-efficiency': 2762071195,
  'guard-resistance': 209426660,
  'guard-endurance': 3736848092,
  'charge-rate': 3022301683,
  'ammo-capacity': 925767036,
  'shield-duration': 1842278586,
  'vent-speed': 602570185,
  'heat-generated': 3481294762,
  'cooling-efficiency': 4006394725,
}

export const POWER_STAT = 1935470627
export const ATTACK_STAT = 1480404414
export const DEFENSE_STAT = 3897883278
/** The damage floor every piece of gear carries. */
export const GEAR_STAT = 1885944937

export const BUCKET = {
  kinetic: 1498876634,
  energy: 2465295065,
  power: 953998645,
  helmet: 3448274439,
  gauntlets: 3551918588,
  chest: 14239492,
  legs: 20886954,
  'class-item': 1585787867,
  ghost: 4023194814,
  vehicle: 2025709351,
  ship: 284967655,
  subclass: 3284755031,
  emblem: 4274335291,
  emote: 1107761855,
  finisher: 3683254069,
  artifact: 1506418338,
  engram: 375726501,
  vault: 138197802,
  postmaster: 215593132,
  consumable: 1469714392,
  modification: 3313201758,
  material: 3865314626,
  quest: 1345459588,
  order: 635141261,
  glimmer: 2689798308,
  'bright-dust': 2689798311,
  silver: 2689798310,
  /** Patterns, which are never held either. */
  recipe: 766235248,
  /** Plugs that are never held. */
  hidden: 2422292810,
} as const

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

export const PLUG = {
  'default-shader': 4248210736,
  'default-ornament': 702981643,
  'empty-weapon-mod': 2323986101,
  'empty-general-mod': 1980618587,
  'empty-head-mod': 1078080765,
  'empty-arms-mod': 3820147479,
  'empty-tuning': 2121121504,
  'empty-catalyst': 1498917124,
  'empty-set-bonus': 666522389,
  'kill-tracker': 2302094943,
  'exotic-kill-tracker': 2240097604,
  'crucible-tracker': 38912240,
  'artifice-armor': 3727270518,
  'upgrade-to-artifice': 720825311,
  'locked-artifice': 1656746282,
  'deprecated-mod': 444600262,
  'balanced-tuning': 3122197216,
  'shaped-weapon': 659359923,
  'deepsight-resonance': 213377779,
} as const

export const BREAKER = {
  barrier: { type: 1, hash: 485622768 },
  overload: { type: 2, hash: 2611060930 },
  unstoppable: { type: 3, hash: 3178805705 },
} as const

export const NO_POWER_CAP = 2759499571
