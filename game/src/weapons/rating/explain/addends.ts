import type { DropOdds } from '../../odds/drop-odds.ts'
import type { Choice } from '../../odds/perk-steps.ts'
import { type Evaluation, ORIGIN_WEIGHT } from '../evaluate.ts'
import { scoreOfShare } from '../score-curve.ts'
import { shownScore } from '../tiers.ts'

/**
 * A score taken apart into tenths that add up to it exactly. It begins where a drop with middling parts stands, and every
 * part moves it by as much as it is better or worse than that part of a middling drop: nearly every copy can select a good
 * barrel, so a good barrel says little of this one. How far a part moves the score depends on what it meets: near the top
 * of the drops one step is worth more points than in their middle. So each part gets what it adds on average over every
 * order in which the parts could be added (its Shapley value): what is ahead by more steps never gets fewer points.
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
  /** What a roll below legendary counts less. */
  | 'rarity'

interface Part {
  readonly place: AddendPlace
  /** What it is worth on a middling drop, in steps, and how far this one is ahead of that. */
  readonly usually: number
  readonly ahead: number
}

export interface Addends {
  /** Where a drop with middling parts stands, in points out of 10. */
  readonly base: number
  readonly points: Readonly<Partial<Record<AddendPlace, number>>>
}

/** Whether a part is known: what is not counts neither for nor against, and is compared with nothing. */
type IsKnown = (choice: Choice) => boolean

export function addendsOf(
  evaluation: Evaluation,
  isKnown: IsKnown,
  opinionSteps: number,
  score: number,
  { rolls: odds, usual }: DropOdds,
  rarityFactor = 1,
): Addends {
  const { traits, pair, barrel, magazine, masterwork, origin } = evaluation
  const usualTrait = usual.traits / Math.max(1, traits.length)
  const part = (place: AddendPlace, choice: Choice | undefined, usually: number): readonly Part[] =>
    choice && isKnown(choice) ? [{ place, usually, ahead: choice.steps - usually }] : []
  const parts: readonly Part[] = [
    ...part('first-trait', traits[0], usualTrait),
    ...part('second-trait', traits[1], usualTrait),
    { place: 'pair', usually: 0, ahead: pair },
    ...part('barrel', barrel, usual.barrel),
    ...part('magazine', magazine, usual.magazine),
    ...(masterwork === undefined
      ? []
      : [
          {
            place: 'masterwork',
            usually: usual.masterwork,
            ahead: masterwork - usual.masterwork,
          } as const,
        ]),
    { place: 'origin', usually: 0, ahead: ORIGIN_WEIGHT * (origin?.steps ?? 0) },
    { place: 'community', usually: 0, ahead: opinionSteps },
  ]
  const counting = parts.filter(({ ahead }) => ahead !== 0)
  const steps = counting.map(({ ahead }) => ahead)
  const start = parts.reduce((sum, { usually }) => sum + usually, 0)
  const tenthsAt = (ahead: number) => 10 * scoreOfShare(odds(start + ahead))
  const base = Math.round(tenthsAt(0))
  const reached = tenthsAt(steps.reduce((sum, each) => sum + each, 0))
  const rolled = tenthsOf(score / rarityFactor)
  // Only a limit or a floor moves the end by more than a tenth; a tenth is the score having been rounded before.
  const unlimited = Math.abs(reached - rolled) <= 1.5 ? rolled : Math.round(reached)
  // With nothing for or against it a roll stays where it began.
  const end = counting.length > 0 ? unlimited : base
  const tenths = roundedTo(end - base, averageGains(steps, tenthsAt), steps)
  const moved: readonly (readonly [AddendPlace, number])[] = [
    ...counting.map(({ place }, at) => [place, tenths[at] ?? 0] as const),
    [rolled < end ? 'limit' : 'floor', rolled - end],
    ['rarity', tenthsOf(score) - rolled],
  ]
  return {
    base: base / 10,
    points: Object.fromEntries(
      moved.filter(([, each]) => each !== 0).map(([place, each]) => [place, each / 10]),
    ),
  }
}

const tenthsOf = (score: number) => Math.round(10 * shownScore(score))

/** What each step adds to the value of a sum, averaged over every order of adding them; together what all of them add. */
function averageGains(steps: readonly number[], worthAt: (sum: number) => number): readonly number[] {
  const has = (set: number, at: number) => (set & (1 << at)) !== 0
  const sets = Array.from({ length: 2 ** steps.length }, (_, set) => {
    const within = steps.filter((_step, at) => has(set, at))
    return { size: within.length, worth: worthAt(within.reduce((sum, each) => sum + each, 0)) }
  })
  return steps.map((_, at) =>
    sets.reduce((gain, { size, worth }, set) => {
      if (has(set, at)) return gain
      const added = (sets[set | (1 << at)]?.worth ?? worth) - worth
      return gain + added / (steps.length * choose(steps.length - 1, size))
    }, 0),
  )
}

/** In how many ways some of many can be chosen. */
const choose = (many: number, some: number): number =>
  some === 0 ? 1 : (choose(many, some - 1) * (many - some + 1)) / some

/** Whole numbers that add up to the total, each as near as can be to its share, and none on the other side of zero. */
function roundedTo(total: number, shares: readonly number[], steps: readonly number[]): readonly number[] {
  const whole = shares.map(Math.round)
  for (let left = total - whole.reduce((sum, each) => sum + each, 0); left !== 0; left -= Math.sign(left)) {
    const step = Math.sign(left)
    const missing = (at: number) => step * ((shares[at] ?? 0) - (whole[at] ?? 0))
    const isAgainst = (at: number) => ((whole[at] ?? 0) + step) * (steps[at] ?? 0) < 0
    const [next] = [...whole.keys()].sort(
      (one, other) => Number(isAgainst(one)) - Number(isAgainst(other)) || missing(other) - missing(one),
    )
    if (next === undefined) return whole
    whole[next] = (whole[next] ?? 0) + step
  }
  return whole
}
