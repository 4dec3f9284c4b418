import type { Plug, Weapon } from '../../items.ts'
import type { ActivityRating } from './rate.ts'

/**
 * The traits that a score rests on, where others are on now: a copy is rated by the best that it can switch to. Nothing
 * where they are on already, or where there is no score.
 */
export function traitsToSwitch(
  { columns }: Pick<Weapon, 'columns'>,
  { score, evaluation }: Pick<ActivityRating, 'score' | 'evaluation'>,
): readonly Plug[] | undefined {
  if (score === undefined) return undefined
  const meant = evaluation.traits.map(({ column, option }) => ({
    on: columns[column]?.active,
    rated: columns[column]?.selectable[option] ?? columns[column]?.active,
  }))
  return meant.every(({ on, rated }) => on?.hash === rated?.hash)
    ? undefined
    : meant.flatMap(({ rated }) => rated ?? [])
}
