import type { Weapon } from '../../items.ts'
import type { RatingContext } from '../context.ts'
import { knowledgeIn } from '../knowledge/compiled-knowledge.ts'
import { clamp } from '../knowledge/worth.ts'
import type { DropOdds } from '../odds/drop-odds.ts'
import { type KnownPerks, lookUp } from '../odds/perk-steps.ts'
import type { Activity } from '../pve-and-pvp.ts'
import type { RatedRoll } from '../roll.ts'
import { rollOfWeapon } from '../roll-of-weapon.ts'
import { exoticWeapon } from '../standing/exotic-weapons.ts'
import { overallOf, rarityFactor, standingOf } from '../standing/standing.ts'
import { type CommunityOpinion, LEAST_SHARE, opinionsOn } from '../wish-list/opinion.ts'
import { confidenceIn } from './confidence.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { isFixedRoll } from './fixed-roll.ts'
import { goodTraits } from './good-traits.ts'
import { wayOfPlaying } from './role-shifts.ts'
import { oddsFor, scoreOfRoll } from './score.ts'
import { type Letter, letterOf, type Tier, tierOf } from './tiers.ts'

/**
 * Rates a roll for PvE and PvP. The steps of its perks (evaluate.ts) and what the wish lists say are added up; the score
 * tells where the sum stands among what the weapon can drop (score.ts). Words are made only when asked for
 * (explain/explain.ts), so that a whole vault is rated in milliseconds.
 */

export interface ActivityRating {
  readonly tier: Tier
  /** Out of 10; absent where nothing is known. */
  readonly score?: number
  /** The share of what the weapon can drop that is at least as good; nobody looks for a drop below legendary. */
  readonly share?: number
  readonly letter?: Letter
  /** Out of 10 each; absent where unknown, never zero instead. */
  readonly community?: number
  readonly synergy?: number
  readonly meta?: number
  readonly opinion?: CommunityOpinion
  /** How the gun stands in the game, whatever it rolled, out of 10. */
  readonly standing?: number
  /** How good it is as a gun, out of 10: roll and standing together. */
  readonly overall?: number
  readonly evaluation: Evaluation
  /** Which option of each trait column the score is for; absent where there is nothing to choose. */
  readonly bestTraits?: readonly number[]
  /** Of each trait column the options that are good; absent where no two can be had together. */
  readonly goodTraits?: readonly (readonly number[])[]
}

export interface WeaponRating {
  readonly pve: ActivityRating
  readonly pvp: ActivityRating
  /** Which of the two the headline below speaks of. */
  readonly activity: Activity
  readonly tier: Tier
  readonly godRollScore?: number
  readonly overallRating?: Letter
  /** 0 to 1. */
  readonly confidence: number
  /** An exotic that has the same perks on every copy: its scores are for its use, not for a roll. */
  readonly fixed?: true
  /** A trait of it is unknown to us, so nothing may be held against it. */
  readonly unsure?: true
  /** What the wish lists say: a whole wish met, half of one or more, or a roll they warn of. */
  readonly wish?: 'match' | 'partial' | 'trash'
}

/** An activity that the player seldom plays counts less, down to this factor. */
const LEAST_PERSONAL_FACTOR = 0.6

export function rateRoll(weapon: Weapon | RatedRoll, context: RatingContext = {}): WeaponRating {
  const roll = weapon.kind === 'weapon' ? rollOfWeapon(weapon) : weapon
  const knowledge = knowledgeIn(context)
  const { type, ammo, frame } = roll
  const way = wayOfPlaying(context.activity, context.playstyle, context.input)
  const tables = knowledge.tables({ type, ammo, frame, input: context.input, way })
  const known = lookUp(roll, knowledge)
  const opinions = context.wishLists && opinionsOn(roll, context.wishLists)
  const fixed = isFixedRoll(roll, roll.hash === undefined ? undefined : context.definitionOf?.(roll.hash))
  const rate = (activity: Activity) => {
    const evaluation = evaluate(roll, known, tables[activity], knowledge, activity)
    const odds = oddsFor(weapon, context, tables[activity], knowledge)
    const rating = rateActivity(roll, known, evaluation, opinions?.[activity], activity, odds)
    if (fixed) return byUse(rating, exoticWeapon(roll.name)?.[activity])
    const good = goodTraits(roll, known, tables[activity])
    return good ? { ...rating, goodTraits: good } : rating
  }
  const pve = rate('pve')
  const pvp = rate('pvp')
  const activity = headline(pve, pvp, context)
  const top = activity === 'pve' ? pve : pvp
  const wish = opinions && wishOf(opinions)
  return {
    pve,
    pvp,
    activity,
    tier: top.tier,
    godRollScore: top.score,
    overallRating: top.letter,
    confidence: confidenceIn(roll, known),
    ...(fixed ? { fixed } : {}),
    ...(isUnsure(roll, known) ? { unsure: true } : {}),
    ...(wish ? { wish } : {}),
  }
}

function isUnsure(roll: RatedRoll, known: KnownPerks): boolean {
  const traits = roll.columns.flatMap((column, index) =>
    column.kind === 'trait' ? [known[index] ?? []] : [],
  )
  return traits.length === 0 || traits.some((column) => column.some((perk) => !perk))
}

/** A gun whose perks are the same on every copy has no roll to rate: it is as good as its use. */
function byUse(rating: ActivityRating, use: number | undefined): ActivityRating {
  const { community, synergy, meta, opinion, standing, evaluation } = rating
  const known = { community, synergy, meta, opinion, standing, evaluation }
  if (use === undefined) return { tier: 'Unrated', ...known }
  return { tier: tierOf(use), score: use, letter: letterOf(use), overall: use, ...known }
}

/** A wish met in one activity outweighs a warning for the other. */
function wishOf({ pve, pvp }: Readonly<Record<Activity, CommunityOpinion>>): WeaponRating['wish'] {
  if (pve.agreeing + pvp.agreeing > 0) return 'match'
  if (pve.trash || pvp.trash) return 'trash'
  return Math.max(pve.bestShare, pvp.bestShare) >= LEAST_SHARE ? 'partial' : undefined
}

function rateActivity(
  roll: RatedRoll,
  known: KnownPerks,
  evaluation: Evaluation,
  opinion: CommunityOpinion | undefined,
  activity: Activity,
  odds: DropOdds,
): ActivityRating {
  const nothingKnown = opinion?.score === undefined && known.every((column) => column.every((perk) => !perk))
  const scores = {
    community: opinion?.score,
    synergy: synergyScore(evaluation, known),
    meta: metaScore(roll, evaluation, known, activity),
  }
  const standing = standingOf(roll, activity)
  if (nothingKnown) return { tier: 'Unrated', ...scores, opinion, standing, evaluation }
  const { score: rolled, share } = scoreOfRoll(evaluation, opinion?.steps ?? 0, odds)
  const factor = rarityFactor(roll.rarity)
  const score = Math.round(100 * factor * rolled) / 100
  const bestTraits = chosenTraits(roll, evaluation)
  return {
    ...{ tier: tierOf(score), score, letter: letterOf(score), ...scores, opinion, evaluation },
    ...(factor === 1 ? { share } : {}),
    // The rarity is in the standing already.
    ...{ standing, overall: overallOf(rolled, standing) },
    ...(bestTraits ? { bestTraits } : {}),
  }
}

function chosenTraits({ columns }: RatedRoll, { traits }: Evaluation): readonly number[] | undefined {
  const isChoice = traits.some(({ column }) => (columns[column]?.options.length ?? 0) > 1)
  return isChoice ? traits.map(({ option }) => option) : undefined
}

/** How well the traits serve each other: known only where two traits are known. */
function synergyScore(evaluation: Evaluation, known: KnownPerks): number | undefined {
  const { traits, steps, pair } = evaluation
  if (traits.filter((trait) => known[trait.column]?.[trait.option]).length < 2) return undefined
  return outOfTen(5 + 3.5 * pair + 0.75 * steps)
}

/** How the gun stands in the present game, and how sought-after these traits are. */
function metaScore(
  roll: RatedRoll,
  evaluation: Evaluation,
  known: KnownPerks,
  activity: Activity,
): number | undefined {
  const parts = metaParts(roll, evaluation, known, activity)
  if (!parts) return undefined
  const { archetype, traits } = parts
  return outOfTen(traits === undefined ? archetype : 0.65 * archetype + 0.35 * traits)
}

export interface MetaParts {
  /** The gun, whatever it rolled, out of 10. */
  readonly archetype: number
  /** How sought-after the traits are, out of 10; absent where none is known. */
  readonly traits?: number
}

export function metaParts(
  roll: RatedRoll,
  evaluation: Evaluation,
  known: KnownPerks,
  activity: Activity,
): MetaParts | undefined {
  const archetype = standingOf(roll, activity)
  if (archetype === undefined) return undefined
  const traits = evaluation.traits.filter((trait) => known[trait.column]?.[trait.option]).length
  return traits === 0
    ? { archetype }
    : { archetype, traits: clamp(5 + (2.5 * evaluation.steps) / traits, 0, 10) }
}

function outOfTen(value: number): number {
  return Math.round(10 * clamp(value, 0, 10)) / 10
}

/** The activity asked for; else the one this copy is better in, shaded by what the player plays. */
function headline(pve: ActivityRating, pvp: ActivityRating, context: RatingContext): Activity {
  if (context.activity) return context.activity === 'pvp' ? 'pvp' : 'pve'
  const { weights } = context
  const total = weights ? weights.pve + weights.pvp : 0
  const factor = (activity: Activity) =>
    weights && total > 0 ? Math.min(1, LEAST_PERSONAL_FACTOR + weights[activity] / total) : 1
  return (pvp.score ?? 0) * factor('pvp') > (pve.score ?? 0) * factor('pve') ? 'pvp' : 'pve'
}
