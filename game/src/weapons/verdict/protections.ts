import type { Weapon } from '../../items.ts'
import { isEquipped } from './vault-copy.ts'

/** Kills from which on a copy counts as much used. */
export const MUCH_USED_KILLS = 1000
/** A tracker that moved within these days means that the copy is in use. */
const RECENT_DAYS = 14

/** Reasons never to advise a copy for dismantling, whatever its roll. */
export const PROTECTIONS = {
  equipped: 'it is equipped',
  loadout: 'a loadout uses it',
  recent: 'you used it in the last two weeks',
  kills: 'you have used it much',
  crafted: 'it was crafted',
  pattern: 'a pattern can still be drawn from it',
  masterworked: 'it is masterworked',
  locked: 'it is locked',
  tier: 'its gear tier is higher than that of what stays',
  exotic: 'it is exotic',
} as const
export type Protection = keyof typeof PROTECTIONS

/** That the player plays with the copy: reason enough to keep it. */
const USE: ReadonlySet<Protection> = new Set(['equipped', 'loadout', 'recent', 'kills'])
export const isUse = (protection: Protection): boolean => USE.has(protection)

const isCraftedBeyond = (weapon: Weapon, instead: Weapon | undefined): boolean =>
  weapon.crafted && !(instead?.crafted && (instead.level ?? 0) >= (weapon.level ?? 0))
const isMasterworkedBeyond = (weapon: Weapon, instead: Weapon | undefined): boolean =>
  weapon.masterworked && !instead?.masterworked

/** Gear from before tiers is like that of the first: it offers no more. */
export const gearTierOf = ({ tier }: Weapon): number => tier ?? 1

/** The player has made more of this copy than of the other. */
export const isInvestedBeyond = (weapon: Weapon, instead: Weapon): boolean =>
  isCraftedBeyond(weapon, instead) || isMasterworkedBeyond(weapon, instead)

/** What would protect this copy, had the player not made as much of the one that stays. */
export function matchedBy(weapon: Weapon, instead: Weapon): readonly ('crafted' | 'masterworked')[] {
  return [
    ...(weapon.crafted && !isCraftedBeyond(weapon, instead) ? (['crafted'] as const) : []),
    ...(weapon.masterworked && !isMasterworkedBeyond(weapon, instead) ? (['masterworked'] as const) : []),
  ]
}

/**
 * What speaks against losing the copy. `instead` is the copy that would stay: what was invested in that one too is no
 * reason to hold on to this one. `today` is when the vault was seen.
 */
export function protectionsOf(weapon: Weapon, today: number, instead?: Weapon): readonly Protection[] {
  const holds: Readonly<Record<Protection, boolean>> = {
    equipped: isEquipped(weapon),
    loadout: weapon.loadouts.length > 0,
    recent: weapon.usedAt !== undefined && today - Date.parse(weapon.usedAt) <= RECENT_DAYS * 86_400_000,
    kills: (weapon.kills ?? 0) >= MUCH_USED_KILLS,
    crafted: isCraftedBeyond(weapon, instead),
    pattern: weapon.deepsight,
    masterworked: isMasterworkedBeyond(weapon, instead),
    locked: weapon.locked,
    tier: instead !== undefined && gearTierOf(weapon) > gearTierOf(instead),
    exotic: weapon.rarity === 'exotic' && instead === undefined,
  }
  return (Object.keys(PROTECTIONS) as Protection[]).filter((protection) => holds[protection])
}
