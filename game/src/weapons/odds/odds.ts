import type { GearTier, WeaponDefinition } from '../../items.ts'

/** How likely a drop carries wanted perks, counted from what the weapon can roll. Every perk of a column is as likely. */

/** How many perks of a trait column a drop offers, by its gear tier; a weapon from before tiers drops like tier 1. */
const OFFERED: Readonly<Record<GearTier, number>> = { 1: 1, 2: 1, 3: 2, 4: 2, 5: 3 }

export interface TierOdds {
  readonly tiers: readonly GearTier[]
  readonly perksAColumn: number
  /** 0 to 1. */
  readonly chance: number
  /** After so many drops it is as likely to have come as not; absent where it never comes. */
  readonly evenAfter?: number
}

/** A column that holds `size` perks, of which a drop offers some: is the one among them? */
export function chanceIn(size: number, offered: number): number {
  return size === 0 ? 0 : Math.min(offered, size) / size
}

/** The perks that a column can drop: an enhanced one is the same perk, unless there is no other. */
export function droppable(column: WeaponDefinition['columns'][number]): readonly string[] {
  const plain = column.possible.filter(({ enhanced }) => !enhanced)
  return [...new Set((plain.length > 0 ? plain : column.possible).map(({ name }) => name))]
}

/** For wanted traits, one for each trait column that matters; none where a wanted trait cannot be rolled. */
export function oddsOf(definition: WeaponDefinition, wanted: readonly string[]): readonly TierOdds[] {
  const columns = definition.columns.filter(({ kind }) => kind === 'trait').map(droppable)
  const sizes = sizesFor(columns, wanted)
  if (!sizes || sizes.every((size) => size === 1)) return []
  const groups = Map.groupBy([1, 2, 3, 4, 5] as const, (tier) => OFFERED[tier])
  return [...groups].map(([perksAColumn, tiers]) => {
    const chance = sizes.reduce((all, size) => all * chanceIn(size, perksAColumn), 1)
    const evenAfter = dropsForEvenChance(chance)
    return { tiers, perksAColumn, chance, ...(evenAfter === undefined ? {} : { evenAfter }) }
  })
}

/** The odds of a drop of this tier; without one, of a weapon from before tiers. */
export const oddsAtTier = (odds: readonly TierOdds[], tier: GearTier = 1): TierOdds | undefined =>
  odds.find(({ tiers }) => tiers.includes(tier))

/** The tier that most of these dropped at; of two as common the lower. Undefined where there are none. */
export function usualTier(dropped: readonly (GearTier | undefined)[]): GearTier | undefined {
  const counts = Map.groupBy(dropped, (tier) => tier ?? 1)
  const [most] = [...counts].sort(
    ([one, ones], [other, others]) => others.length - ones.length || one - other,
  )
  return most?.[0]
}

/** The sizes of the columns that hold the wanted traits, each trait in a column of its own. */
function sizesFor(
  columns: readonly (readonly string[])[],
  wanted: readonly string[],
): readonly number[] | undefined {
  const free = new Set(columns.keys())
  const sizes = wanted.map((trait) => {
    const at = [...free].find((column) => columns[column]?.includes(trait))
    if (at === undefined) return undefined
    free.delete(at)
    return columns[at]?.length
  })
  return sizes.some((size) => size === undefined) ? undefined : (sizes as number[])
}

export function dropsForEvenChance(chance: number): number | undefined {
  if (chance <= 0) return undefined
  return chance >= 0.5 ? 1 : Math.ceil(Math.log(0.5) / Math.log(1 - chance))
}
