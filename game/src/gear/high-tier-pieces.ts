import type { ArmorPiece } from '../items.ts'

/** How many are of tier 4 or 5, legendaries and exotics together. */
export const highTierPieces = (armor: readonly ArmorPiece[]): number =>
  armor.filter(({ tier = 0 }) => tier >= 4).length
