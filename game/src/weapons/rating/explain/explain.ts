import { capitalized, listInWords, withArticle } from '../../../in-words.ts'
import type { ColumnKind, Weapon, WeaponDefinition } from '../../../items.ts'
import type { RatingContext } from '../../context.ts'
import { type CompiledKnowledge, knowledgeIn } from '../../knowledge/compiled-knowledge.ts'
import { sideOf } from '../../knowledge/worth.ts'
import type { WorthTable } from '../../knowledge/worth-table.ts'
import { missingToBestRoll } from '../../odds/god-roll.ts'
import { type Choice, type KnownPerks, lookUp } from '../../odds/perk-steps.ts'
import { ACTIVITY_WORDS } from '../../play-mode.ts'
import type { Activity } from '../../pve-and-pvp.ts'
import type { RatedRoll } from '../../roll.ts'
import { rollOfWeapon } from '../../roll-of-weapon.ts'
import { exoticWeapon } from '../../standing/exotic-weapons.ts'
import { rarityFactor, STANDING_OF } from '../../standing/standing.ts'
import { matchWishLists } from '../../wish-list/match.ts'
import type { Evaluation } from '../evaluate.ts'
import { masterworkSteps } from '../evaluate.ts'
import type { WeaponRating } from '../rate.ts'
import { wayOfPlaying } from '../role-shifts.ts'
import { oddsFor } from '../score.ts'
import { type Addends, addendsOf } from './addends.ts'
import { judgement, placeInWords, STAT_WORDS, statChangesInWords } from './words.ts'

/** Why a rating is what it is, in words; made on demand, from the same tables as the rating itself. */

export type ReasonTopic =
  | 'pair'
  | 'trait'
  | 'barrel'
  | 'magazine'
  | 'masterwork'
  | 'origin'
  | 'combination'
  | 'limit'
  | 'opinion'
  | 'missing'
  | 'community'
  | 'unknown'
  /** How the gun stands in the game, whatever it rolled. */
  | 'gun'

export interface Reason {
  readonly topic: ReasonTopic
  readonly text: string
  /** How far it moved the rating, in steps; absent where it only informs. */
  readonly steps?: number
  /** How far it moved the score, in points out of 10; together with the base they make the score (addends.ts). */
  readonly points?: number
}

interface Explained {
  readonly roll: RatedRoll
  readonly known: KnownPerks
  readonly evaluation: Evaluation
  readonly knowledge: CompiledKnowledge
  readonly table: WorthTable
  readonly activity: Activity
}

/** The reasons for one activity, the headline's own unless another is asked for; weightiest topics first. */
export function explainRating(
  weapon: Weapon | RatedRoll,
  rating: WeaponRating,
  context: RatingContext = {},
  options: { readonly activity?: Activity; readonly definition?: WeaponDefinition } = {},
): readonly Reason[] {
  const roll = weapon.kind === 'weapon' ? rollOfWeapon(weapon) : weapon
  const knowledge = knowledgeIn(context)
  const activity = options.activity ?? rating.activity
  const { type, ammo, frame } = roll
  const way = wayOfPlaying(context.activity, context.playstyle, context.input)
  const table = knowledge.tables({ type, ammo, frame, input: context.input, way })[activity]
  const subject = {
    roll,
    known: lookUp(roll, knowledge),
    evaluation: rating[activity].evaluation,
    knowledge,
    table,
    activity,
  }
  const definition = roll.hash === undefined ? undefined : context.definitionOf?.(roll.hash)
  const gun = gunReasons(subject, rating, definition)
  if (rating.fixed) return [...gun, ...traitReasons(subject), ...unknownReasons(subject)]
  const points = addendsFor(weapon, rating, context, activity)?.points ?? {}
  return [
    ...withPoints(pairReasons(subject), points.pair),
    ...traitReasons(subject, [points['first-trait'], points['second-trait']]),
    ...partReasons(subject).map((reason) => ({ ...reason, ...pointsOf(points[reason.topic as 'barrel']) })),
    ...withPoints(masterworkReasons(subject), points.masterwork),
    ...withPoints(originReasons(subject), points.origin),
    ...limitReasons(points),
    ...opinionReasons(points.community),
    ...gun,
    ...combinationReasons(subject),
    ...missingReasons(subject, context, options.definition),
    ...communityReasons(subject, rating, context),
    ...unknownReasons(subject),
  ]
}

/** A score taken apart; undefined where there is none. */
export function addendsFor(
  weapon: Weapon | RatedRoll,
  rating: WeaponRating,
  context: RatingContext,
  activity: Activity,
): Addends | undefined {
  const { evaluation, opinion, score } = rating[activity]
  if (score === undefined || rating.fixed) return undefined
  const roll = weapon.kind === 'weapon' ? rollOfWeapon(weapon) : weapon
  const { type, ammo, frame, rarity } = roll
  const way = wayOfPlaying(context.activity, context.playstyle, context.input)
  const knowledge = knowledgeIn(context)
  const table = knowledge.tables({ type, ammo, frame, input: context.input, way })[activity]
  const odds = oddsFor(weapon, context, table, knowledge)
  const known = lookUp(roll, knowledge)
  const isKnown = ({ column, option }: Choice) =>
    roll.columns[column]?.kind !== 'trait' || known[column]?.[option]?.kind === 'trait'
  return addendsOf(evaluation, isKnown, opinion?.steps ?? 0, score, odds, rarityFactor(rarity))
}

const pointsOf = (points: number | undefined) => (points === undefined ? {} : { points })

/** The points of a place go to its reasons in turn. */
function withPoints(reasons: readonly Reason[], ...points: readonly (number | undefined)[]): Reason[] {
  return reasons.map((reason, place) => ({ ...reason, ...pointsOf(points[place]) }))
}

const LIMITS = {
  limit: 'Without a strong trait no roll is God-Tier.',
  floor: 'Two traits as good as these hold any roll up.',
  rarity: 'Below legendary a weapon has a trait less and lower stats, so its roll counts for less.',
} as const

const limitReasons = (points: Addends['points']): Reason[] =>
  (['limit', 'floor', 'rarity'] as const).flatMap((place) => {
    const moved = points[place]
    return moved === undefined ? [] : [{ topic: 'limit', text: LIMITS[place], points: moved }]
  })

/** A score tells how good the roll is; what the gun is worth besides stands beside it. */
function gunReasons(
  { roll, activity }: Explained,
  rating: WeaponRating,
  definition: WeaponDefinition | undefined,
): Reason[] {
  const { standing, overall } = rating[activity]
  if (standing === undefined || overall === undefined) return []
  const where = ACTIVITY_WORDS[activity]
  const exotic = rating.fixed && exoticWeapon(roll.name)
  if (exotic) {
    const rated = `Its traits are the same on every copy, so it is rated by what it is used for: ${overall.toFixed(1)} of 10 in ${where}`
    const crafted = craftedParts(definition)
    const chosen = crafted.length > 0 ? ` Its ${listInWords(crafted)} can be chosen by crafting it.` : ''
    return [{ topic: 'gun', text: `${exotic.does} ${rated} (${STANDING_OF}).${chosen}` }]
  }
  const guns = placeInWords(roll.type, roll.frame).replace(/^on /, '')
  const text = `As a gun, ${guns} stands at ${standing.toFixed(1)} of 10 in ${where} (${STANDING_OF}); with this roll it is ${overall.toFixed(1)}.`
  return [{ topic: 'gun', text }]
}

/** What a craftable exotic lets a player choose: columns that several plugs fit into, which no other exotic has. */
function craftedParts(definition: WeaponDefinition | undefined): readonly ColumnKind[] {
  const names = ({ possible }: WeaponDefinition['columns'][number]) =>
    new Set(possible.filter(({ enhanced }) => !enhanced).map(({ name }) => name))
  return [
    ...new Set(
      definition?.columns.flatMap((column) =>
        column.kind !== 'trait' && column.kind !== 'origin' && names(column).size > 1 ? [column.kind] : [],
      ),
    ),
  ]
}

function opinionReasons(points: number | undefined): Reason[] {
  return points === undefined ? [] : [{ topic: 'opinion', text: 'What the wish lists say of it.', points }]
}

function chosen({ roll, known }: Explained, choice: Choice | undefined) {
  const option = choice && roll.columns[choice.column]?.options[choice.option]
  const found = choice && known[choice.column]?.[choice.option]
  return option && choice ? { option, found, steps: choice.steps } : undefined
}

/** Fewer steps of a pair are no more than the chance of what was learned from. */
const LITTLE_PAIR = 0.15

/** Why two traits are more, or less, together: our own reasons where they point the same way as the count, else the lists'. */
function pairReasons(subject: Explained): Reason[] {
  const [one, other] = subject.evaluation.traits.map((choice) => chosen(subject, choice)?.found)
  const { pair } = subject.evaluation
  if (one?.kind !== 'trait' || other?.kind !== 'trait' || one.id === other.id || pair === 0) return []
  const side = sideOf(subject.activity)
  const whys = subject.knowledge
    .pairRules(one.id, other.id)
    .filter((rule) => rule.worth[side] * pair > 0)
    .sort((a, b) => Math.abs(b.worth[side]) - Math.abs(a.worth[side]))
    .map(({ why }) => why)
  const often =
    Math.abs(pair) < LITTLE_PAIR ? 'about as often as' : `${pair > 0 ? 'more' : 'less'} often than`
  const learned = `wish lists ask for the two together ${often} for each alone`
  return [
    {
      topic: 'pair',
      text: `${one.name} ${pair > 0 ? 'with' : 'beside'} ${other.name}: ${listInWords(whys) || learned}.`,
      steps: pair,
    },
  ]
}

function traitReasons(subject: Explained, points: readonly (number | undefined)[] = []): Reason[] {
  const { roll, activity, evaluation } = subject
  const where = `${placeInWords(roll.type, roll.frame)} in ${ACTIVITY_WORDS[activity]}`
  return evaluation.traits.flatMap((choice, place): Reason[] => {
    const perk = chosen(subject, choice)
    if (perk?.found?.kind !== 'trait') return []
    const { does } = subject.knowledge.trait(perk.found.id)
    return [
      {
        topic: 'trait',
        text: `${perk.option.name}: ${does} It is ${judgement(perk.steps)} ${where}.`,
        steps: perk.steps,
        ...pointsOf(points[place]),
      },
    ]
  })
}

function partReasons(subject: Explained): Reason[] {
  return (['barrel', 'magazine'] as const).flatMap((topic): Reason[] => {
    const perk = chosen(subject, subject.evaluation[topic])
    if (!perk) return []
    const part = perk.found && perk.found.kind !== 'trait' ? subject.knowledge.part(perk.found.id) : undefined
    const stats = statChangesInWords(part?.stats ?? perk.option.stats ?? {})
    const effect = [stats, part?.why].filter(Boolean).join('; ')
    return [
      { topic, text: `${perk.option.name}: ${effect}. It is ${judgement(perk.steps)}.`, steps: perk.steps },
    ]
  })
}

function masterworkReasons({ roll, table }: Explained): Reason[] {
  if (!roll.masterwork) return []
  const steps = masterworkSteps(roll.masterwork, table)
  return [
    {
      topic: 'masterwork',
      text: `${capitalized(withArticle(STAT_WORDS[roll.masterwork]))} masterwork is ${judgement(steps)}.`,
      steps,
    },
  ]
}

function originReasons(subject: Explained): Reason[] {
  const perk = chosen(subject, subject.evaluation.origin)
  if (perk?.found?.kind !== 'origin') return []
  const { name, does } = subject.knowledge.origin(perk.found.id)
  return [{ topic: 'origin', text: `${name}: ${does}`, steps: perk.steps }]
}

function combinationReasons(subject: Explained): Reason[] {
  const { evaluation, roll } = subject
  const choices = [...evaluation.traits, evaluation.barrel, evaluation.magazine].filter(
    (choice) => choice !== undefined,
  )
  const better = choices.filter((choice) => {
    const column = roll.columns[choice.column]
    return column?.picks === 1 && column.options.length > 1 && column.active !== choice.option
  })
  if (better.length === 0) return []
  const names = better.map((choice) => chosen(subject, choice)?.option.name ?? '')
  return [
    { topic: 'combination', text: `Its best selectable combination has ${listInWords(names)} switched on.` },
  ]
}

function missingReasons(subject: Explained, context: RatingContext, definition?: WeaponDefinition): Reason[] {
  return missingToBestRoll(subject.roll, subject.evaluation, subject.activity, context, definition).map(
    ({ instead, wanted, steps }): Reason => ({
      topic: 'missing',
      text: instead
        ? `${wanted} instead of ${instead} would make it better.`
        : `${wanted} would make it better.`,
      steps: -steps,
    }),
  )
}

function communityReasons(
  { roll, activity }: Explained,
  rating: WeaponRating,
  context: RatingContext,
): Reason[] {
  const opinion = rating[activity].opinion
  if (!context.wishLists || opinion?.score === undefined) return []
  return matchWishLists(roll, context.wishLists)
    .filter(({ notes }) => !notes || notes.uses.length === 0 || notes.uses.includes(activity))
    .map(({ list, notes, trash, share }): Reason => {
      const verb = trash
        ? 'advises against'
        : share === 1
          ? 'recommends'
          : `${Math.round(share * 100)} % matches`
      return { topic: 'community', text: `${list} ${verb} this roll${notes?.text ? `: ${notes.text}` : '.'}` }
    })
}

function unknownReasons({ roll, known }: Explained): Reason[] {
  const names = roll.columns.flatMap((column, index) =>
    column.options.filter((_, place) => !known[index]?.[place]).map((option) => option.name),
  )
  if (names.length === 0) return []
  return [
    {
      topic: 'unknown',
      text: `Not known to us, and counted neither for nor against: ${listInWords(names)}.`,
    },
  ]
}
