import { NEUTRAL_WORTH } from '../knowledge/knowledge.ts'
import type { WorthTable } from '../knowledge/worth-table.ts'
import { type KnownPerks, stepsOf } from '../odds/perk-steps.ts'
import type { RatedRoll } from '../roll.ts'

/** Worth from which on a trait is good, on the scale of knowledge.ts. */
const GOOD_WORTH = 4

/**
 * Of each trait column the options that are good in the activity; undefined where no two of them can be had together. The
 * advice lets no pair of good traits go that nothing else has.
 */
export function goodTraits(
  roll: RatedRoll,
  known: KnownPerks,
  table: WorthTable,
): readonly (readonly number[])[] | undefined {
  const columns = roll.columns.flatMap(({ kind, options }, at) => {
    if (kind !== 'trait') return []
    const isGood = (option: number) => {
      const perk = options[option]
      return (
        perk !== undefined && NEUTRAL_WORTH + (stepsOf(perk, known[at]?.[option], table) ?? 0) >= GOOD_WORTH
      )
    }
    return [[...options.keys()].filter(isGood)]
  })
  return columns.filter((good) => good.length > 0).length > 1 ? columns : undefined
}
