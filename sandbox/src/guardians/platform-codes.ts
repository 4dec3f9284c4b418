export const MEMBERSHIP_PSN = 2
export const MEMBERSHIP_STEAM = 3
export const MEMBERSHIP_BUNGIE = 254
export const ERROR_ACCOUNT_NOT_FOUND = 1601

export const LOCATION = { inventory: 1, vault: 2 } as const
export const TRANSFER = { ok: 0, equipped: 1, impossible: 2 } as const
export const STATE = {
  locked: 1,
  tracked: 2,
  masterwork: 4,
  crafted: 8,
  deepsight: 16,
  enhanced: 32,
} as const

export const RACE_CODE = { human: 0, awoken: 1, exo: 2 } as const
export const RACE_HASH = { human: 3887404748, awoken: 2803282938, exo: 898834093 } as const
export const GENDER_CODE = { male: 0, female: 1 } as const
export const GENDER_HASH = { male: 3111576190, female: 2204441813 } as const

export const MODE = { all: 0, raid: 4, allPvP: 5, allPvE: 7 } as const
/** Where players are between activities. */
export const ORBIT_ACTIVITY = 82913930
