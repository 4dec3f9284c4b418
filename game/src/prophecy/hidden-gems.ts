/**
 * Weapons that a player owns, that rate high and that lie unused. The platform does not tell when a copy was last used: a
 * copy's tracker counts kills, we note when it moves, and reports of finished activities name the weapons used. What none
 * of these can tell is not claimed; it is counted apart.
 */

import type { PlayMix } from '../history/play-mix.ts'
import type { Weapon } from '../items.ts'
import { ACTIVITIES, type Activity } from '../weapons/pve-and-pvp.ts'
import type { WeaponRating } from '../weapons/rating/rate.ts'
import { TIER_THRESHOLDS } from '../weapons/rating/tiers.ts'
import { isEquipped } from '../weapons/verdict/vault-copy.ts'

export const UNUSED_DAYS = 90
/** Excellent or better. */
export const GEM_SCORE = TIER_THRESHOLDS.Excellent
/** A gun that stands lower in an activity is no find there, whatever it rolled. */
export const GEM_STANDING = 6

const DAY_MS = 86_400_000

export interface Seen {
  /** Since when this installation has looked at the account. */
  readonly watchedSince: number
  /** By item hash: when a report last named it. */
  readonly usedAt: ReadonlyMap<number, number>
  /** Reports read of the last 90 days. */
  readonly reports: number
}

/** Why nothing is claimed of a copy that rates high. */
export type LeftOut = 'in-use' | 'recent' | 'no-tracker' | 'not-watched'

export type Idle =
  /** The tracker has never counted. */
  | { readonly basis: 'never' }
  /** It has counted, and did not move for as long as we have watched. */
  | { readonly basis: 'unmoved'; readonly days: number; readonly since: number }

/** Whether a copy has been idle, or why that cannot be said. */
export function idleOf(weapon: Weapon, seen: Seen, now: number): Idle | LeftOut {
  if (isEquipped(weapon) || weapon.loadouts.length > 0) return 'in-use'
  const limit = now - UNUSED_DAYS * DAY_MS
  if ((seen.usedAt.get(weapon.hash) ?? 0) > limit) return 'recent'
  const moved = weapon.usedAt === undefined ? undefined : Date.parse(weapon.usedAt)
  if (moved !== undefined && moved > limit) return 'recent'
  if (weapon.kills === undefined) return 'no-tracker'
  if (weapon.kills === 0) return { basis: 'never' }
  const since = moved ?? seen.watchedSince
  if (since > limit) return 'not-watched'
  return { basis: 'unmoved', days: Math.floor((now - since) / DAY_MS), since }
}

/** What a copy is good for. */
export interface GemWorth {
  readonly activity: Activity
  readonly score: number
  /** As a gun: roll and standing together. */
  readonly overall: number
  /** The same by the share of the player's time that goes there: what gems are ordered by. */
  readonly forYou: number
  /** The player hardly goes where it is good. */
  readonly hardlyPlayed: boolean
}

/** Whoever spends less of their time in an activity is not sent there first. */
const HARDLY_PLAYED = 0.1

/** The share of the player's time. */
const shareIn = (activity: Activity, { pvp }: PlayMix): number => (activity === 'pvp' ? pvp : 1 - pvp)

/** Heavy ammo is rare in the Crucible: no gun of it is a reason to go there. */
const hasPlace = (activity: Activity, { ammo }: Pick<Weapon, 'ammo'>): boolean =>
  activity === 'pve' || ammo !== 'heavy'

/**
 * The activity that the copy is good for, of those where roll and gun are worth a find: the one where it does most for how
 * this player spends their time. An exotic is no roll.
 */
export function gemWorth(
  weapon: Pick<Weapon, 'ammo'>,
  { fixed, pve, pvp }: Pick<WeaponRating, 'fixed' | 'pve' | 'pvp'>,
  mix: PlayMix,
): GemWorth | undefined {
  if (fixed) return undefined
  const sides = { pve, pvp }
  const worths = ACTIVITIES.flatMap((activity): GemWorth[] => {
    const { score, standing = 0, overall } = sides[activity]
    const isFind = score !== undefined && score >= GEM_SCORE && standing >= GEM_STANDING
    if (!isFind || overall === undefined || !hasPlace(activity, weapon)) return []
    const share = shareIn(activity, mix)
    return [{ activity, score, overall, forYou: overall * share, hardlyPlayed: share < HARDLY_PLAYED }]
  })
  return worths.toSorted((one, other) => other.forYou - one.forYou)[0]
}

export interface Gem extends GemWorth {
  readonly weapon: Weapon
  readonly idle: Idle
  /** 0 to 1: how much speaks for it being forgotten. */
  readonly confidence: number
}

export interface Gems {
  /** Best first; of several copies of one weapon only the best. */
  readonly gems: readonly Gem[]
  readonly leftOut: Readonly<Record<LeftOut, number>>
}

export function findHiddenGems(
  weapons: readonly Weapon[],
  worthOf: (weapon: Weapon) => GemWorth | undefined,
  seen: Seen,
  now: number,
): Gems {
  const leftOut: Record<LeftOut, number> = { 'in-use': 0, recent: 0, 'no-tracker': 0, 'not-watched': 0 }
  const best = new Map<number, Gem>()
  for (const weapon of weapons) {
    const worth = worthOf(weapon)
    if (!worth) continue
    const idle = idleOf(weapon, seen, now)
    if (typeof idle === 'string') {
      leftOut[idle]++
      continue
    }
    const gem = { ...worth, weapon, idle, confidence: confidenceOf(idle, seen) }
    const kept = best.get(weapon.hash)
    if (!kept || gem.forYou > kept.forYou) best.set(weapon.hash, gem)
  }
  const gems = [...best.values()].toSorted(
    (one, other) =>
      other.forYou - one.forYou ||
      other.overall - one.overall ||
      other.score - one.score ||
      (one.weapon.instanceId < other.weapon.instanceId ? -1 : 1),
  )
  return { gems, leftOut }
}

/** A tracker at zero does not say how long the copy is there; reports that do not name it make it surer. */
function confidenceOf(idle: Idle, { reports }: Seen): number {
  const base = idle.basis === 'unmoved' ? 0.9 : 0.7
  return Math.round(100 * Math.min(0.98, base + Math.min(0.1, reports / 400))) / 100
}

/** How a trait's bar is drawn, by its score: the specification's section 9. */
export type TraitColour = 'green' | 'yellow' | 'orange' | 'red'

export function traitColour(score: number): TraitColour {
  if (score >= 8) return 'green'
  if (score >= 6) return 'yellow'
  return score >= 4 ? 'orange' : 'red'
}
