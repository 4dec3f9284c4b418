import { isUse, MUCH_USED_KILLS, PROTECTIONS, type Protection } from '../../cleanup/protections.ts'
import type { Weapon } from '../../items.ts'
import { isCommonGear, isEquipped, sameWeapon } from './vault-copy.ts'

/** A tracker that moved within these days means that the copy is in use. */
const RECENT_DAYS = 14
const TOP_TIER = 5

const isCraftedBeyond = (weapon: Weapon, instead: Weapon | undefined): boolean =>
  weapon.crafted && !(instead?.crafted && (instead.level ?? 0) >= (weapon.level ?? 0))
const isMasterworkedBeyond = (weapon: Weapon, instead: Weapon | undefined): boolean =>
  weapon.masterworked && !instead?.masterworked

/** Gear from before tiers is like that of the first: it offers no more. */
export const gearTierOf = ({ tier }: Weapon): number => tier ?? 1
export const isTopTier = (weapon: Weapon): boolean => gearTierOf(weapon) >= TOP_TIER

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

/** What the vault would be without although `instead` stays. */
export interface Loss {
  readonly instead: Weapon
  /** No other copy of the weapon stays. */
  readonly isOnly: boolean
  /** Nothing else of its type, element and slot has a pair of good traits that it has. */
  readonly hasLonePair: boolean
  /** Nothing else for its slot has as much power. */
  readonly isStrongest: boolean
}

/**
 * What speaks against losing the copy. What was invested in the one that would stay too is no reason to hold on to this
 * one. `today` is when the vault was seen. Of gear below legendary only use and power count: its lock, its one trait and
 * its last copy are nothing that a player with legendaries would miss.
 */
export function protectionsOf(weapon: Weapon, today: number, loss?: Loss): readonly Protection[] {
  const instead = loss?.instead
  const isOther = instead !== undefined && sameWeapon(instead) !== sameWeapon(weapon)
  const isCommon = isCommonGear(weapon)
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
    'top-tier': isOther && isTopTier(weapon),
    last: isOther && loss?.isOnly === true,
    pair: loss?.hasLonePair === true,
    power: loss?.isStrongest === true,
    exotic: weapon.rarity === 'exotic' && instead === undefined,
  }
  return (Object.keys(PROTECTIONS) as Protection[]).filter(
    (protection) => holds[protection] && (!isCommon || isUse(protection) || protection === 'power'),
  )
}
