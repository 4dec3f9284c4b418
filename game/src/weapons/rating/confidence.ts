import type { KnownPerks } from '../odds/perk-steps.ts'
import type { RatedRoll } from '../roll.ts'

/** How much each thing that is known adds to the confidence in a rating; together they make 1. */
const WEIGHT_OF = {
  type: 0.1,
  frame: 0.05,
  trait: 0.25,
  barrel: 0.125,
  magazine: 0.125,
  masterwork: 0.1,
} as const
const TRAIT_PLACES = 2

/**
 * How much of the roll the rating rests on, 0 to 1. Perks that nobody told us lower it, perks that we do not
 * know lower it as well: both count as neutral in the score.
 */
export function confidenceIn(roll: RatedRoll, known: KnownPerks): number {
  let traits = 0
  let unknown = 0
  const parts = { barrel: false, magazine: false }
  roll.columns.forEach((column, index) => {
    const found = column.options.filter((_, place) => known[index]?.[place]).length
    unknown +=
      column.kind === 'origin' ? 0 : (column.options.length - found) / Math.max(1, column.options.length)
    if (column.kind === 'trait') traits += Math.min(column.picks, found)
    else if (column.kind === 'barrel' || column.kind === 'magazine') parts[column.kind] ||= found > 0
  })
  const reasons =
    (roll.type ? WEIGHT_OF.type : 0) +
    (roll.frame ? WEIGHT_OF.frame : 0) +
    Math.min(TRAIT_PLACES, traits) * WEIGHT_OF.trait +
    (parts.barrel ? WEIGHT_OF.barrel : 0) +
    (parts.magazine ? WEIGHT_OF.magazine : 0) +
    (roll.masterwork ? WEIGHT_OF.masterwork : 0)
  return Math.round(100 * reasons * 0.85 ** unknown) / 100
}
