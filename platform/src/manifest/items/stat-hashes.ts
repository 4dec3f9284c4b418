import type { ArmorStat, WeaponStat } from '@ai-vault/game/items.ts'

/** The platform's stat hashes in the game's words. The armor stats kept their hashes when they were renamed. */
export const ARMOR_STAT_HASHES: Readonly<Record<ArmorStat, number>> = {
  weapons: 2996146975,
  health: 392767087,
  class: 1943323491,
  super: 144602215,
  grenade: 1735777505,
  melee: 4244567218,
}

export const WEAPON_STAT_BY_HASH: ReadonlyMap<number, WeaponStat> = new Map([
  [4043523819, 'impact'],
  [1240592695, 'range'],
  [155624089, 'stability'],
  [943549884, 'handling'],
  [4188031367, 'reload'],
  [1345609583, 'aim-assist'],
  [3555269338, 'zoom'],
  [2714457168, 'airborne'],
  [2715839340, 'recoil'],
  [3871231066, 'magazine'],
  [4284893193, 'rpm'],
  [2961396640, 'charge-time'],
  [447667954, 'draw-time'],
  [3614673599, 'blast-radius'],
  [2523465841, 'velocity'],
  [1591432999, 'accuracy'],
  [3085395333, 'persistence'],
  [1931675084, 'ammo-generation'],
  [2837207746, 'swing-speed'],
  [2762071195, 'guard-efficiency'],
  [209426660, 'guard-resistance'],
  [3736848092, 'guard-endurance'],
  [3022301683, 'charge-rate'],
  [925767036, 'ammo-capacity'],
  [1842278586, 'shield-duration'],
  [602570185, 'vent-speed'],
  [3481294762, 'heat-generated'],
  [4006394725, 'cooling-efficiency'],
])

/** Stats of every weapon that say nothing of its roll: attack, power, and the level of its gear. */
const UNREAD_WEAPON_STATS: ReadonlySet<number> = new Set([
  1480404414, 1935470627, 1885944937, 3291498656, 3291498659,
])

/** Whether the stat is known, be it read or left out on purpose. */
export const isWeaponStat = (statHash: number): boolean =>
  WEAPON_STAT_BY_HASH.has(statHash) || UNREAD_WEAPON_STATS.has(statHash)

/** How the categories of masterwork plugs name their stat. */
const MASTERWORK_STATS: ReadonlyMap<string, WeaponStat> = new Map([
  ['accuracy', 'accuracy'],
  ['blast_radius', 'blast-radius'],
  ['charge_time', 'charge-time'],
  ['damage', 'impact'],
  ['draw_time', 'draw-time'],
  ['handling', 'handling'],
  ['heat_efficiency', 'cooling-efficiency'],
  ['persistence', 'persistence'],
  ['projectile_speed', 'velocity'],
  ['range', 'range'],
  ['reload', 'reload'],
  ['shield_duration', 'shield-duration'],
  ['stability', 'stability'],
  ['vent_speed', 'vent-speed'],
])

export const masterworkStatOf = (plugCategory: string): WeaponStat | undefined =>
  MASTERWORK_STATS.get(/\.masterworks\.stat\.(\w+)$/.exec(plugCategory)?.[1] ?? '')
