import { readNumbers } from '../../data-rows.ts'
import { type AmmoType, WEAPON_STATS, WEAPON_TYPES, type WeaponStat, type WeaponType } from '../../items.ts'
import type { Activity } from '../pve-and-pvp.ts'
import {
  type Frame,
  NEUTRAL_WORTH,
  type Place,
  type StatChanges,
  type StatWorth,
  type TraitKnowledge,
  type TraitRole,
} from './knowledge.ts'
import rows from './stat-worth.json' with { type: 'json' }

export type InputDevice = 'mnk' | 'controller'
export type RoleShift = Readonly<Partial<Record<TraitRole, number>>>

/** Everything about the weapon and its player that changes what a perk is worth. */
export interface Setting {
  readonly type?: WeaponType
  readonly ammo?: AmmoType
  readonly frame?: Frame
  readonly input?: InputDevice
  /** Steps for a role, from activity and playstyle; its `key` names it for the cache. */
  readonly way: { readonly key: string; readonly pve: RoleShift; readonly pvp: RoleShift }
}

/** A way of playing colours a perk, it does not turn it upside down. */
const MOST_SHIFT = 0.75

/** Controllers fight recoil, a mouse does not; what is left goes into reach. */
const INPUT_FACTORS: Readonly<Record<InputDevice, StatWorth>> = {
  mnk: { stability: 0.8, recoil: 0.7, range: 1.1, handling: 1.1 },
  controller: { stability: 1.2, recoil: 1.3, range: 0.95, 'aim-assist': 1.1 },
}

/** Steps that our own rows give a trait here, before anything learned. */
export function traitSteps(trait: TraitKnowledge, setting: Setting, activity: Activity): number {
  const { on } = trait
  const steps = trait[activity] - NEUTRAL_WORTH
  if (!on) return steps
  return placesOf(setting).reduce((sum, place) => sum + (on[place]?.[sideOf(activity)] ?? 0), steps)
}

export function placesOf({ type, ammo, frame }: Pick<Setting, 'type' | 'ammo' | 'frame'>): readonly Place[] {
  return [...(type ? [type] : []), ...(ammo ? [ammo] : []), ...(frame ? [`frame:${frame}` as const] : [])]
}

/** Steps that a way of playing adds to a trait. */
export function shiftOf({ roles }: TraitKnowledge, { way }: Setting, activity: Activity): number {
  const shift = roles.reduce((sum, role) => sum + (way[activity][role] ?? 0), 0)
  return clamp(shift, -MOST_SHIFT, MOST_SHIFT)
}

export const sideOf = (activity: Activity): 0 | 1 => (activity === 'pve' ? 0 : 1)

/** What ten points of each stat are worth here. */
export function statWorth(setting: Setting, activity: Activity): StatWorth {
  const base: StatWorth = setting.type ? STAT_WORTH[setting.type][activity] : {}
  if (!setting.input) return base
  const factors = INPUT_FACTORS[setting.input]
  return Object.fromEntries(
    Object.entries(base).map(([stat, worth]) => [stat, worth * (factors[stat as WeaponStat] ?? 1)]),
  )
}

/** Steps that a change of stats is worth. */
export function worthOfStats(changes: StatChanges, worth: StatWorth): number {
  let sum = 0
  for (const stat in changes) {
    const points = changes[stat as WeaponStat] ?? 0
    sum += (points / 10) * (worth[stat as WeaponStat] ?? 0) * (points < 0 ? LOSS_FACTOR : 1)
  }
  return sum
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

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
const LOSS_FACTOR = 1.3
