/**
 * A rating is that of the best traits a copy can switch to. A build names the traits to play with, so its number has to be
 * that of those traits: the best ones, or others where they stop a champion.
 */
import type { Plug, Weapon } from '../items.ts'
import type { RatingContext } from '../weapons/context.ts'
import type { Activity } from '../weapons/pve-and-pvp.ts'
import { type ActivityRating, rateRoll } from '../weapons/rating/rate.ts'

/** Hashes of the traits that a rating is for; those that are on where they are as good, so that nothing is switched in vain. */
export function ratedTraits(
  weapon: Weapon,
  rating: Pick<ActivityRating, 'score' | 'evaluation'> | undefined,
  scoreWith: (traits: readonly Plug[]) => number | undefined,
): readonly number[] {
  if (rating?.score === undefined) return []
  const on = weapon.columns.flatMap(({ kind, active }) => (kind === 'trait' && active ? [active] : []))
  const best = rating.evaluation.traits.flatMap(
    ({ column, option }) => weapon.columns[column]?.selectable[option] ?? [],
  )
  const traits = scoreWith(on) === rating.score ? on : best
  return traits.map(({ hash }) => hash)
}

/** The score of a copy played with these traits and no others. */
export function scoreWithTraits(
  weapon: Weapon,
  traits: readonly Plug[],
  context: RatingContext,
  activity: Activity,
): number | undefined {
  const columns = weapon.columns.map((column) => {
    const played = column.selectable.filter(({ hash }) => traits.some((trait) => trait.hash === hash))
    return column.kind === 'trait' && played.length > 0 ? { ...column, selectable: played } : column
  })
  return rateRoll({ ...weapon, columns }, context)[activity].score
}
