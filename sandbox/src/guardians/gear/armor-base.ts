import { ARMOR_STATS, type ArmorStat, type StatLine } from '@ai-vault/game/items.ts'
import type { OldStat, WorldArchetype, WorldArmor } from '../../world/world.ts'
import type { Dice } from '../dice.ts'

/**
 * Base stats of a drop. Armor 3.0: exactly three are not zero. The archetype names the first two, chance the third;
 * the tier sets the total, shared about 30 : 25 : 20, which a tier 5 piece nearly always reaches exactly. Older
 * armor: two groups of three stats, each with a total of its own and two plugs, and nothing on class items.
 */

const TOTALS: Readonly<Record<number, readonly [number, number]>> = {
  1: [48, 53],
  2: [53, 58],
  3: [59, 64],
  4: [65, 72],
}
const EXOTIC_TOTAL: readonly [number, number] = [58, 63]
const TIER_5_LOWEST = 73
const TIER_5_WEIGHTS = [1, 2, 17]
const BEST = { primary: 30, secondary: 25 }

const drawTotal = (tier: number, exotic: boolean, dice: Dice): number => {
  if (tier === 5) return TIER_5_LOWEST + dice.weighted(TIER_5_WEIGHTS)
  const [low, high] = exotic ? EXOTIC_TOTAL : (TOTALS[tier] ?? EXOTIC_TOTAL)
  return dice.between(low, high)
}

const lineOf = (values: Readonly<Partial<Record<ArmorStat, number>>>): StatLine =>
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

const OLD_GROUP_TOTAL = { lowest: 24, highest: 34 }
const OLD_LEAST = 2
const OLD_MOST = 26
const LEAST_RAISED = 4
const GROUP = 3

/** Two plugs a group, each with much of one stat and one point of the others. */
const rollOldGroup = (group: OldStat['group'], dice: Dice): OldStat[] => {
  const total = dice.between(OLD_GROUP_TOTAL.lowest, OLD_GROUP_TOTAL.highest)
  const first = dice.between(OLD_LEAST, Math.min(OLD_MOST, total - 2 * OLD_LEAST))
  const second = dice.between(OLD_LEAST, total - first - OLD_LEAST)
  const raised = total - 2 * (GROUP - 1)
  const value = Math.min(Math.max(first, LEAST_RAISED), raised - LEAST_RAISED)
  return [
    { group, place: first % GROUP, value },
    { group, place: second % GROUP, value: raised - value },
  ]
}

export const rollOldStats = ({ slot }: WorldArmor, dice: Dice): OldStat[] =>
  slot === 'class-item' ? [] : [...rollOldGroup(0, dice), ...rollOldGroup(1, dice)]

export const oldBase = (stats: readonly OldStat[]): StatLine =>
  ARMOR_STATS.map((_, index) =>
    stats
      .filter(({ group }) => group === Math.floor(index / GROUP))
      .reduce((sum, { place, value }) => sum + (place === index % GROUP ? value : 1), 0),
  ) as unknown as StatLine

export const add = (line: StatLine, other: StatLine): StatLine =>
  line.map((value, index) => value + (other[index] ?? 0)) as unknown as StatLine

/** Masterwork levels and balanced tuning raise only what the drop left at zero. */
export const onZeroStats = (base: StatLine, amount: number): StatLine =>
  base.map((value) => (value === 0 ? amount : 0)) as unknown as StatLine
