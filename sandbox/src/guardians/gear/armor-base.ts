import { ARMOR_STATS, type ArmorStat, type StatLine } from '@ai-vault/game/items.ts'
import type { WorldArchetype } from '../../world/world.ts'
import type { Dice } from '../dice.ts'

/**
 * Base stats of Armor 3.0: exactly three are not zero. The archetype names the first two, chance the third; the
 * tier sets the total, shared about 30 : 25 : 20, which a tier 5 piece nearly always reaches exactly.
 */

const TOTALS: Readonly<Record<number, readonly [number, number]>> = {
  1: [48, 53],
  2: [53, 58],
  3: [59, 64],
  4: [65, 72],
  5: [73, 75],
}
const EXOTIC_TOTAL: readonly [number, number] = [58, 63]
const TIER_5_WEIGHTS = [1, 2, 17]
const BEST = { primary: 30, secondary: 25 }

const drawTotal = (tier: number, exotic: boolean, dice: Dice): number => {
  if (tier === 5) return 73 + dice.weighted(TIER_5_WEIGHTS)
  const [low, high] = exotic ? EXOTIC_TOTAL : (TOTALS[tier] ?? EXOTIC_TOTAL)
  return dice.between(low, high)
}

export const lineOf = (values: Readonly<Partial<Record<ArmorStat, number>>>): StatLine =>
  ARMOR_STATS.map((stat) => values[stat] ?? 0) as unknown as StatLine

export const rollBase = (archetype: WorldArchetype, tier: number, exotic: boolean, dice: Dice): StatLine => {
  const total = drawTotal(tier, exotic, dice)
  const drift = tier === 5 ? 0 : dice.between(-1, 1)
  const primary = Math.min(BEST.primary, Math.round(total * 0.4) + drift)
  const secondary = Math.min(BEST.secondary, Math.round(total / 3))
  const tertiary = dice.pick(
    ARMOR_STATS.filter((stat) => stat !== archetype.primary && stat !== archetype.secondary),
  )
  return lineOf({
    [archetype.primary]: primary,
    [archetype.secondary]: secondary,
    [tertiary]: total - primary - secondary,
  })
}

export const add = (line: StatLine, other: StatLine): StatLine =>
  line.map((value, index) => value + (other[index] ?? 0)) as unknown as StatLine

/** Masterwork levels and balanced tuning raise only what the drop left at zero. */
export const onZeroStats = (base: StatLine, amount: number): StatLine =>
  base.map((value) => (value === 0 ? amount : 0)) as unknown as StatLine
