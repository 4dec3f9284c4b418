import type { WeaponType } from '../items.ts'

/** What types of weapons are taken for. */
export const LONG_RANGE: readonly WeaponType[] = [
  'scout-rifle',
  'pulse-rifle',
  'combat-bow',
  'sniper-rifle',
  'linear-fusion-rifle',
]
export const BOSS: readonly WeaponType[] = [
  'rocket-launcher',
  'linear-fusion-rifle',
  'grenade-launcher',
  'sniper-rifle',
  'sword',
]
/** With special ammo, beside a heavy weapon. */
export const SPECIAL_BOSS: readonly WeaponType[] = ['sniper-rifle', 'fusion-rifle', 'linear-fusion-rifle']
export const CLEAR: readonly WeaponType[] = [
  'machine-gun',
  'submachine-gun',
  'auto-rifle',
  'trace-rifle',
  'grenade-launcher',
]
export const DUELS: readonly WeaponType[] = [
  'hand-cannon',
  'pulse-rifle',
  'shotgun',
  'sniper-rifle',
  'submachine-gun',
]
