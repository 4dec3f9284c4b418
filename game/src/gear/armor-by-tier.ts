/** How many pieces a player has of each gear tier, and what they measure. */
import type { ArmorPiece, GearTier } from '../items.ts'
import { GEAR_TIERS } from './gear-tiers.ts'
import { statTotal } from './stat-total.ts'

export interface TierOfArmor {
  readonly tier: GearTier
  /** Legendary pieces, which the tier's range is about. */
  readonly pieces: number
  /** Exotics of the tier: they roll by rules of their own, so they are counted and not measured. */
  readonly others: number
  /** Base totals of the legendary pieces, smallest and largest. */
  readonly totals?: readonly [number, number]
  readonly energies: readonly number[]
  readonly tunable: number
  /** A total lies outside the range that is printed for the tier. */
  readonly isOutside: boolean
}

export interface ArmorByTier {
  readonly all: number
  readonly tiers: readonly TierOfArmor[]
  /** Older than gear tiers. */
  readonly untiered: number
}

export function armorByTier(armor: readonly ArmorPiece[]): ArmorByTier {
  const tiers = GEAR_TIERS.map(({ tier, range }) => {
    const own = armor.filter((piece) => piece.tier === tier)
    return { tier, ...measured(own, range) }
  })
  const tiered = tiers.reduce((sum, { pieces, others }) => sum + pieces + others, 0)
  return { all: armor.length, tiers, untiered: armor.length - tiered }
}

function measured(own: readonly ArmorPiece[], range: string) {
  const legendary = own.filter(({ armor3, rarity }) => armor3 && rarity === 'legendary')
  const sums = legendary.map(({ base }) => statTotal(base))
  const totals = sums.length > 0 ? ([Math.min(...sums), Math.max(...sums)] as const) : undefined
  const [low = 0, high = 0] = range.split('-').map(Number)
  return {
    pieces: legendary.length,
    others: own.length - legendary.length,
    ...(totals ? { totals } : {}),
    energies: [...new Set(legendary.map(({ energy }) => energy.capacity))].sort((one, other) => one - other),
    tunable: legendary.filter(({ tunable }) => tunable !== undefined).length,
    isOutside: totals !== undefined && (totals[0] < low || totals[1] > high),
  }
}
