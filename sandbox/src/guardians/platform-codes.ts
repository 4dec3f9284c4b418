import type {
  ArmorSlot,
  ArmorStat,
  DamageType,
  GuardianClass,
  WeaponSlot,
  WeaponStat,
} from '@ai-vault/game/items.ts'

export const MEMBERSHIP_PSN = 2
export const MEMBERSHIP_STEAM = 3
export const MEMBERSHIP_BUNGIE = 254
export const ERROR_ACCOUNT_NOT_FOUND = 1601

export const COMPONENT = {
  profiles: 100,
  profileInventories: 102,
  profileCurrencies: 103,
  profileProgression: 104,
  characters: 200,
  characterInventories: 201,
  characterProgressions: 202,
  characterActivities: 204,
  characterEquipment: 205,
  characterLoadouts: 206,
  itemInstances: 300,
  itemObjectives: 301,
  itemPerks: 302,
  itemStats: 304,
  itemSockets: 305,
  itemCommonData: 307,
  itemPlugStates: 308,
  itemPlugObjectives: 309,
  itemReusablePlugs: 310,
  presentationNodes: 700,
  collectibles: 800,
  records: 900,
  transitory: 1000,
  metrics: 1100,
  stringVariables: 1200,
} as const

export const BUCKET = {
  kinetic: 1498876634,
  energy: 2465295065,
  power: 953998645,
  helmet: 3448274439,
  gauntlets: 3551918588,
  chest: 14239492,
  legs: 20886954,
  'class-item': 1585787867,
  subclass: 3284755031,
  emblem: 4274335291,
  vault: 138197802,
  postmaster: 215593132,
} as const satisfies Record<WeaponSlot | ArmorSlot | 'subclass' | 'emblem' | 'vault' | 'postmaster', number>

export const LOCATION = { inventory: 1, vault: 2, postmaster: 4 } as const
export const TRANSFER = { ok: 0, equipped: 1, impossible: 2 } as const
export const STATE = { locked: 1, masterwork: 4, crafted: 8, deepsight: 16, enhanced: 32 } as const

export const ARMOR_STAT_HASH = {
  weapons: 2996146975,
  health: 392767087,
  class: 1943323491,
  super: 144602215,
  grenade: 1735777505,
  melee: 4244567218,
} as const satisfies Record<ArmorStat, number>
export const POWER_STAT = 1935470627
export const ATTACK_STAT = 1480404414
export const DEFENSE_STAT = 3897883278

export const WEAPON_STAT_HASH = {
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
} as const satisfies Record<WeaponStat, number>

export const DAMAGE_CODE = {
  kinetic: 1,
  arc: 2,
  solar: 3,
  void: 4,
  stasis: 6,
  strand: 7,
} as const satisfies Record<DamageType, number>

export const CLASS_CODE = { titan: 0, hunter: 1, warlock: 2 } as const satisfies Record<GuardianClass, number>
export const CLASS_HASH = {
  titan: 3655393761,
  hunter: 671679327,
  warlock: 2271682572,
} as const satisfies Record<GuardianClass, number>
export const RACE_CODE = { human: 0, awoken: 1, exo: 2 } as const
export const RACE_HASH = { human: 3887404748, awoken: 2803282938, exo: 898834093 } as const
export const GENDER_CODE = { male: 0, female: 1 } as const
export const GENDER_HASH = { male: 3111576190, female: 2204441813 } as const

export const MODE = { all: 0, raid: 4, allPvP: 5, allPvE: 7, gambit: 63, allPvECompetitive: 64 } as const
/** Where players are between activities. */
export const ORBIT_ACTIVITY = 82913930
