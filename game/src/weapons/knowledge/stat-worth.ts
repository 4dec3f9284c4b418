import { readNumbers } from '../../data-rows.ts'
import { WEAPON_STATS, WEAPON_TYPES, type WeaponType } from '../../items.ts'
import type { Activity } from '../pve-and-pvp.ts'
import rows from './data/stat-worth.json' with { type: 'json' }
import type { StatWorth } from './knowledge.ts'

type TypeStats = Readonly<Record<Activity, StatWorth>>

/**
 * What ten points of a stat are worth, in steps, on each weapon type. From this follow the worth of every
 * masterwork, and what is expected of barrels and magazines before anything is learned about them, also of parts that we
 * have never heard of, where the platform tells us their stats.
 */
export const STAT_WORTH = Object.fromEntries(
  WEAPON_TYPES.map((type): [WeaponType, TypeStats] => [
    type,
    { pve: readNumbers(rows[type].pve, WEAPON_STATS), pvp: readNumbers(rows[type].pvp, WEAPON_STATS) },
  ]),
) as Readonly<Record<WeaponType, TypeStats>>

/** Losing a stat hurts more than gaining as much of it helps. */
export const LOSS_FACTOR = 1.3
