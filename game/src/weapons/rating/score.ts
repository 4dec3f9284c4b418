import type { Weapon } from '../../items.ts'
import type { RatingContext } from '../context.ts'
import type { CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import type { WorthTable } from '../knowledge/worth-table.ts'
import { type DropOdds, dropOdds, generalOdds } from '../odds/drop-odds.ts'
import type { RatedRoll } from '../roll.ts'
import type { Evaluation } from './evaluate.ts'
import { scoreOfShare } from './score-curve.ts'
import { TIER_THRESHOLDS } from './tiers.ts'

/** The odds that fit a roll: of its own weapon where its pool is known, else of weapons of its type. */
export function oddsFor(
  weapon: Weapon | RatedRoll,
  context: RatingContext,
  table: WorthTable,
  knowledge: CompiledKnowledge,
): DropOdds {
  const definition = weapon.hash === undefined ? undefined : context.definitionOf?.(weapon.hash)
  const isRolled = definition?.columns.some(({ kind, possible }) => kind === 'trait' && possible.length > 1)
  if (!definition || !isRolled) return generalOdds(knowledge, weapon.type, table.activity)
  const tiered = weapon.kind === 'weapon' && weapon.tier !== undefined
  return dropOdds({ definition, tiered }, table, knowledge)
}

/** A trait from here on is a strong choice; without one, no barrel makes a god roll. */
const STRONG_TRAIT = 0.75
/** The highest score that is shown below God-Tier. */
const BELOW_GOD_TIER = TIER_THRESHOLDS['God-Tier'] - 0.1
/**
 * What a barrel and a magazine take from two traits counts in full down to two points below where the traits alone
 * stand among the weapon's pairs, and little beyond.
 */
const PARTS_TAKE = 1.9
const PARTS_TAKE_BEYOND = 0.1
/** A pair among the best 15 % of its pool is never Poor. Better parts count a little there too. */
const BEST_PAIRS = 0.15
const LEAST_FOR_BEST = TIER_THRESHOLDS.Good - 0.05
const PARTS_OF_BEST = 0.02

export interface Scored {
  readonly score: number
  /** The share of drops that are at least as good. */
  readonly share: number
}

export function scoreOfRoll(evaluation: Evaluation, opinion: number, odds: DropOdds): Scored {
  const share = odds.rolls(evaluation.sum + opinion)
  const score = scoreOfShare(share)
  const strong = evaluation.traits.some(({ steps }) => steps >= STRONG_TRAIT)
  const limited = strong ? score : Math.min(score, BELOW_GOD_TIER)
  return { score: Math.round(100 * heldUp(limited, evaluation, odds)) / 100, share }
}

function heldUp(score: number, { traits, steps, pair }: Evaluation, odds: DropOdds): number {
  if (traits.length !== 2) return score
  const shareOfPairs = odds.pairs(steps + pair)
  const bend = scoreOfShare(shareOfPairs) - PARTS_TAKE
  const eased = score < bend ? bend + PARTS_TAKE_BEYOND * (score - bend) : score
  return shareOfPairs > BEST_PAIRS ? eased : Math.max(eased, LEAST_FOR_BEST + PARTS_OF_BEST * score)
}
