import {
  ARMOR_SLOTS,
  type ArmorPiece,
  type ArmorSlot,
  CLASSES,
  type GearTier,
  type GuardianClass,
} from '../items.ts'

/** The highest gear tier that a player's legendary armor has in one place. */
export interface BestTier {
  readonly classType: GuardianClass
  readonly slot: ArmorSlot
  /** Absent where no piece has a tier. */
  readonly tier?: GearTier
  /** How many pieces have it. */
  readonly pieces: number
}

/**
 * One for every place of the classes that the player owns armor for. Exotics count nothing: one is worn at most, and it
 * does not stand in for the legendary of its place.
 */
export function bestTiers(armor: readonly ArmorPiece[]): readonly BestTier[] {
  const legendary = armor.filter(({ rarity }) => rarity === 'legendary')
  return CLASSES.filter((classType) => armor.some((piece) => piece.classType === classType)).flatMap(
    (classType) =>
      ARMOR_SLOTS.map((slot): BestTier => {
        const tiers = legendary
          .filter((piece) => piece.classType === classType && piece.slot === slot)
          .flatMap(({ tier }) => tier ?? [])
        if (tiers.length === 0) return { classType, slot, pieces: 0 }
        const tier = tiers.reduce((best, each) => (each > best ? each : best))
        return { classType, slot, tier, pieces: tiers.filter((each) => each === tier).length }
      }),
  )
}

/** The places whose best is below the highest tier, the furthest below first. */
export const tiersToRaise = (best: readonly BestTier[], highest: GearTier): readonly BestTier[] =>
  best
    .filter(({ tier = 0 }) => tier < highest)
    .toSorted(({ tier: one = 0 }, { tier: other = 0 }) => one - other)
