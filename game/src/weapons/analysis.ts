import { onlySide } from '../history/play-mix.ts'
import type { Weapon, WeaponDefinition } from '../items.ts'
import type { RatingContext } from './context.ts'
import { knowledgeIn } from './knowledge/compiled-knowledge.ts'
import { oddsOf } from './odds/odds.ts'
import { type ExploredColumn, explorePerks } from './odds/perk-explorer.ts'
import { lookUp } from './odds/perk-steps.ts'
import { gapBelow, targetFor } from './personal/personal-god-roll.ts'
import { wishLineOf } from './personal/wish-line.ts'
import { ACTIVITY_WORDS } from './play-mode.ts'
import { ACTIVITIES, type Activity } from './pve-and-pvp.ts'
import { addendsFor, explainRating, type Reason } from './rating/explain/explain.ts'
import { STAT_WORDS } from './rating/explain/words.ts'
import { type ActivityRating, type MetaParts, metaParts, type WeaponRating } from './rating/rate.ts'
import type { Letter, Tier } from './rating/tiers.ts'
import type { RatedRoll } from './roll.ts'
import { rollOfWeapon } from './roll-of-weapon.ts'
import { matchWishLists, type WishMatch } from './wish-list/match.ts'
import { type ListVoice, voicesOn } from './wish-list/voices.ts'

/** The best roll for this player, and how far this copy is from it. */
export interface PersonalizedGodRoll {
  readonly activity: Activity
  readonly traits: readonly string[]
  readonly barrel?: string
  readonly magazine?: string
  readonly masterwork?: string
  readonly score?: number
  /** Points out of 10 that this copy lacks. */
  readonly gap?: number
  /** This copy can select the traits already. */
  readonly has_traits?: boolean
  readonly odds_per_drop?: number
  readonly source?: string
  readonly wish_list_line?: string
}

/** A weapon's analysis as it crosses the wire, with the field names of both specification documents. */
export interface WeaponAnalysis {
  readonly tier: Tier
  /** Out of 10; absent where nothing is known. */
  readonly god_roll_score?: number
  readonly overall_rating: Letter | 'Unrated'
  readonly synergy_analysis: string
  readonly note: string
  readonly community_score?: number
  readonly perk_synergy_score?: number
  readonly meta_relevance_score?: number
  readonly perk_explorer: readonly ExploredColumn[]
  readonly personalized_god_roll: PersonalizedGodRoll
  /** 0 to 1. */
  readonly confidence: number
  readonly activity: Activity
  readonly pve: ActivityAnalysis
  readonly pvp: ActivityAnalysis
  readonly wish_list_matches: readonly WishMatch[]
}

export interface ActivityAnalysis {
  readonly tier: Tier
  readonly god_roll_score?: number
  readonly overall_rating: Letter | 'Unrated'
  readonly community_score?: number
  readonly perk_synergy_score?: number
  readonly meta_relevance_score?: number
  readonly voices: readonly ListVoice[]
  readonly meta_parts?: MetaParts
  /** Where a drop with middling parts of the weapon stands; with the points of the reasons it makes the score, to the tenth. */
  readonly base?: number
  /** The share of what the weapon can drop that is at least as good. */
  readonly share?: number
  readonly reasons: readonly Reason[]
}

/** Shown on the card before it is opened: what matters most has to come first. */
const SYNERGY_TOPICS: ReadonlySet<Reason['topic']> = new Set([
  'pair',
  'trait',
  'barrel',
  'magazine',
  'masterwork',
])
const MOST_PAIR_SENTENCES = 2

export function analyzeWeapon(
  weapon: Weapon | RatedRoll,
  rating: WeaponRating,
  context: RatingContext = {},
  definition?: WeaponDefinition,
): WeaponAnalysis {
  const roll = weapon.kind === 'weapon' ? rollOfWeapon(weapon) : weapon
  const [pve, pvp] = ACTIVITIES.map((activity) =>
    activityAnalysis(
      roll,
      rating[activity],
      activity,
      context,
      explainRating(weapon, rating, context, { activity, definition }),
      addendsFor(weapon, rating, context, activity)?.base,
    ),
  ) as [ActivityAnalysis, ActivityAnalysis]
  const headline = rating[rating.activity]
  const { reasons } = rating.activity === 'pve' ? pve : pvp
  return {
    tier: rating.tier,
    god_roll_score: rating.godRollScore,
    overall_rating: rating.overallRating ?? 'Unrated',
    synergy_analysis: synergyText(reasons),
    note: noteText(rating, reasons),
    community_score: headline.community,
    perk_synergy_score: headline.synergy,
    meta_relevance_score: headline.meta,
    perk_explorer: explorePerks(roll, context, definition),
    personalized_god_roll: godRollFor(weapon, roll, rating, context, definition),
    confidence: rating.confidence,
    activity: rating.activity,
    pve,
    pvp,
    wish_list_matches: context.wishLists ? matchWishLists(roll, context.wishLists) : [],
  }
}

function activityAnalysis(
  roll: RatedRoll,
  rating: ActivityRating,
  activity: Activity,
  context: RatingContext,
  reasons: readonly Reason[],
  base: number | undefined,
): ActivityAnalysis {
  return {
    tier: rating.tier,
    god_roll_score: rating.score,
    overall_rating: rating.letter ?? 'Unrated',
    community_score: rating.community,
    perk_synergy_score: rating.synergy,
    meta_relevance_score: rating.meta,
    voices: context.wishLists ? voicesOn(roll, context.wishLists, activity) : [],
    meta_parts: metaParts(roll, rating.evaluation, lookUp(roll, knowledgeIn(context)), activity),
    base,
    share: rating.share,
    reasons,
  }
}

function synergyText(reasons: readonly Reason[]): string {
  const pairs = reasons.filter((reason) => reason.topic === 'pair').slice(0, MOST_PAIR_SENTENCES)
  const rest = reasons.filter((reason) => reason.topic !== 'pair' && SYNERGY_TOPICS.has(reason.topic))
  const text = [...pairs, ...rest].map((reason) => reason.text).join(' ')
  return (
    text || 'None of these perks is known to us, so there is nothing to say about how they work together.'
  )
}

function noteText(rating: WeaponRating, reasons: readonly Reason[]): string {
  const other: Activity = rating.activity === 'pve' ? 'pvp' : 'pve'
  const sentences = [
    `Rated for ${ACTIVITY_WORDS[rating.activity]}; for ${ACTIVITY_WORDS[other]} it is ${rating[other].tier}.`,
    ...reasons
      .filter((reason) => ['combination', 'missing', 'community', 'unknown'].includes(reason.topic))
      .map((reason) => reason.text),
  ]
  return sentences.join(' ')
}

/** By the same rule as Forge and Prophecy, for the one side that the weapon is rated for. */
function godRollFor(
  weapon: Weapon | RatedRoll,
  roll: RatedRoll,
  rating: WeaponRating,
  context: RatingContext,
  definition?: WeaponDefinition,
): PersonalizedGodRoll {
  const { activity } = rating
  const side = activity === 'pve' && context.activity === 'endgame' ? 'endgame' : activity
  const mix = onlySide(side)
  const copies = weapon.kind === 'weapon' ? [weapon] : []
  const found = definition && !rating.fixed && targetFor(definition, copies, mix, context)
  if (!definition || !found) return bestOfThisCopy(roll, rating)
  const { target, gap } = found
  const traits = target.traits.map(({ name }) => name)
  return {
    activity,
    traits,
    barrel: target.barrel?.name,
    magazine: target.magazine?.name,
    masterwork: target.masterwork && STAT_WORDS[target.masterwork],
    score: target.score,
    gap: gap ?? gapBelow(target.score, rating[activity].score ?? 0),
    has_traits: found.hasTraits,
    odds_per_drop: oddsOf(definition, traits)[0]?.chance,
    source: definition.source,
    wish_list_line: wishLineOf(definition, target, activity),
  }
}

/** Without the weapon's pool, the best that this copy itself can be set to. */
function bestOfThisCopy(roll: RatedRoll, rating: WeaponRating): PersonalizedGodRoll {
  const { evaluation, score } = rating[rating.activity]
  const name = (choice: { column: number; option: number } | undefined) =>
    choice && roll.columns[choice.column]?.options[choice.option]?.name
  return {
    activity: rating.activity,
    traits: evaluation.traits.flatMap((choice) => name(choice) ?? []),
    barrel: name(evaluation.barrel),
    magazine: name(evaluation.magazine),
    masterwork: roll.masterwork && STAT_WORDS[roll.masterwork],
    score,
  }
}
