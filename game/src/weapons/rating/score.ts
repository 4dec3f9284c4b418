import type { Weapon } from '../../items.ts'
import type { RatingContext } from '../context.ts'
import type { CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import type { Activity } from '../knowledge/knowledge.ts'
import type { WorthTable } from '../knowledge/worth-table.ts'
import { type DropOdds, dropOdds, generalOdds } from '../odds/drop-odds.ts'
import type { RatedRoll } from '../roll.ts'
import type { Evaluation } from './evaluate.ts'
import { scoreOfShare } from './score-curve.ts'
import { TIER_THRESHOLDS } from './tiers.ts'

/** What random rolls come to where only names are known; measured over all pools at hand. */
const GENERAL: Readonly<Record<Activity, DropOdds>> = {
  pve: generalOdds(0.3, 1.65),
  pvp: generalOdds(-0.1, 1.75),
}

/** The odds that fit a roll: of its own weapon where its pool is known, else of weapons at large. */
export function oddsFor(
  weapon: Weapon | RatedRoll,
  context: RatingContext,
  table: WorthTable,
  knowledge: CompiledKnowledge,
  activity: Activity,
): DropOdds {
  const definition = weapon.hash === undefined ? undefined : context.definitionOf?.(weapon.hash)
  const isRolled = definition?.columns.some(({ kind, possible }) => kind === 'trait' && possible.length > 1)
  if (!definition || !isRolled) return GENERAL[activity]
  const tiered = weapon.kind === 'weapon' && weapon.tier !== undefined
  return dropOdds({ definition, tiered }, table, knowledge, activity)
}

/** A trait from here on is a strong choice; without one, no barrel makes a god roll. */
const STRONG_TRAIT = 0.75
/** The highest score that is shown below God-Tier. */
const BELOW_GOD_TIER = TIER_THRESHOLDS['God-Tier'] - 0.1

export interface Scored {
  readonly score: number
  /** The share of drops that are at least as good. */
  readonly share: number
}

export function scoreOfRoll(evaluation: Evaluation, opinion: number, odds: DropOdds): Scored {
  const share = odds(evaluation.sum + opinion)
  const score = Math.round(100 * scoreOfShare(share)) / 100
  const strong = evaluation.traits.some(({ steps }) => steps >= STRONG_TRAIT)
  return { score: strong ? score : Math.min(score, BELOW_GOD_TIER), share }
}
