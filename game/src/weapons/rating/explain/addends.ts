import type { DropOdds } from '../../odds/drop-odds.ts'
import { type Evaluation, ORIGIN_WEIGHT } from '../evaluate.ts'
import { scoreOfShare } from '../score-curve.ts'
import { shownScore } from '../tiers.ts'

/**
 * A score taken apart into tenths that add up to it exactly. A roll with nothing for or against it stands somewhere
 * among the weapon's drops; from there every part of the roll moves it along, traits first, and each is worth the way
 * that it moved it.
 */

export type AddendPlace =
  | 'first-trait'
  | 'second-trait'
  | 'pair'
  | 'barrel'
  | 'magazine'
  | 'masterwork'
  | 'origin'
  | 'community'
  /** What a roll without a strong trait is held back by. */
  | 'limit'
  /** How far its traits alone hold a roll up. */
  | 'floor'

export interface Addends {
  /** Where a neutral roll of the weapon stands, in points out of 10. */
  readonly base: number
  readonly points: Readonly<Partial<Record<AddendPlace, number>>>
}

export function addendsOf(
  evaluation: Evaluation,
  opinionSteps: number,
  score: number,
  { rolls: odds }: DropOdds,
): Addends {
  const [first, second] = evaluation.traits
  const parts: readonly (readonly [AddendPlace, number])[] = [
    ['first-trait', first?.steps ?? 0],
    ['second-trait', second?.steps ?? 0],
    ['pair', evaluation.pair],
    ['barrel', evaluation.barrel?.steps ?? 0],
    ['magazine', evaluation.magazine?.steps ?? 0],
    ['masterwork', evaluation.masterwork ?? 0],
    ['origin', ORIGIN_WEIGHT * (evaluation.origin?.steps ?? 0)],
    ['community', opinionSteps],
  ]
  const tenthsAt = (sum: number) => Math.round(10 * scoreOfShare(odds(sum)))
  const base = tenthsAt(0)
  const points: Partial<Record<AddendPlace, number>> = {}
  const shown = Math.round(shownScore(score) * 10)
  const counting = parts.filter(([, steps]) => steps !== 0)
  let sum = 0
  let tenths = base
  const move = (place: AddendPlace, to: number) => {
    if (to !== tenths) points[place] = (to - tenths) / 10
    tenths = to
  }
  counting.forEach(([place, steps], at) => {
    sum += steps
    const reached = tenthsAt(sum)
    // Only a limit or a floor moves the end by more than a tenth; a tenth is the score having been rounded before.
    const isEnd = at === counting.length - 1 && Math.abs(reached - shown) <= 1
    move(place, isEnd ? shown : reached)
  })
  move(shown < tenths ? 'limit' : 'floor', shown)
  return { base: base / 10, points }
}
