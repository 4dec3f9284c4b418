import type { ArmorPiece, GearTier } from '@ai-vault/game/items.ts'

interface MeasuredTier {
  readonly pieces: number
  /** Base totals, smallest and largest. */
  readonly totals: readonly [number, number] | undefined
  readonly energies: readonly number[]
  readonly tunable: number
}

const spread = (values: readonly number[]): readonly [number, number] | undefined =>
  values.length > 0 ? [Math.min(...values), Math.max(...values)] : undefined

/** What the player's own legendary armor of a tier really has; exotics roll by rules of their own. */
export function measureTier(armor: readonly ArmorPiece[], tier: GearTier): MeasuredTier {
  const own = armor.filter((piece) => piece.armor3 && piece.tier === tier && piece.rarity === 'legendary')
  return {
    pieces: own.length,
    totals: spread(own.map(({ base }) => base.reduce((sum, value) => sum + value, 0))),
    energies: [...new Set(own.map(({ energy }) => energy.capacity))].sort((one, other) => one - other),
    tunable: own.filter(({ tunable }) => tunable !== undefined).length,
  }
}
