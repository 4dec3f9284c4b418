import type { WeaponDefinition, WeaponStat } from '../../items.ts'
import type { RatingContext } from '../context.ts'
import { BASE } from '../knowledge/compiled-knowledge.ts'
import { frameFromName } from '../knowledge/frames.ts'
import type { Activity } from '../knowledge/knowledge.ts'
import { isUsualPart, type WorthTable } from '../knowledge/worth-table.ts'
import { type Evaluation, evaluate, masterworkSteps, PLACE_WEIGHTS } from '../rating/evaluate.ts'
import { wayOfPlaying } from '../rating/role-shifts.ts'
import { oddsFor, scoreOfRoll } from '../rating/score.ts'
import type { RatedRoll } from '../roll.ts'
import { type Choice, lookUp } from './perk-steps.ts'

/** The best roll that a weapon can have, for one player's way of playing. */
export interface GodRoll {
  readonly activity: Activity
  readonly traits: readonly string[]
  readonly barrel?: string
  readonly magazine?: string
  readonly masterwork?: WeaponStat
  readonly score: number
  /** Perk hashes in the order above, for a wish-list line. */
  readonly perkHashes: readonly number[]
  /** Chance that one drop carries both traits, where each column drops one perk. */
  readonly odds?: number
}

/** What the weapon can roll, seen as one copy that can select everything. */
export function dreamCopy(definition: WeaponDefinition): RatedRoll {
  return {
    kind: 'roll',
    name: definition.name,
    hash: definition.hash,
    type: definition.type,
    ammo: definition.ammo,
    frame: definition.frame && frameFromName(definition.frame.name),
    rarity: definition.rarity,
    columns: definition.columns.map((column) => ({
      kind: column.kind,
      options: column.possible.filter(
        (plug) => !plug.enhanced || column.possible.every((other) => other.enhanced),
      ),
      active: 0,
      picks: 1,
    })),
  }
}

export function godRollOf(
  definition: WeaponDefinition,
  activity: Activity,
  context: RatingContext = {},
): GodRoll {
  const copy = dreamCopy(definition)
  const { evaluation, table, knowledge } = best(copy, activity, context)
  const masterwork = bestMasterwork(definition, table)
  const option = (choice: Choice | undefined) => choice && copy.columns[choice.column]?.options[choice.option]
  const perks = [evaluation.barrel, evaluation.magazine, ...evaluation.traits].map(option)
  const bonus = masterwork ? PLACE_WEIGHTS.masterwork * masterworkSteps(masterwork, table) : 0
  const odds = oddsFor(copy, { ...context, definitionOf: () => definition }, table, knowledge, activity)
  const traitColumns = copy.columns.filter((column) => column.kind === 'trait')
  return {
    activity,
    traits: evaluation.traits.map((choice) => option(choice)?.name ?? ''),
    barrel: option(evaluation.barrel)?.name,
    magazine: option(evaluation.magazine)?.name,
    masterwork,
    score: scoreOfRoll(evaluation, bonus, odds).score,
    perkHashes: perks.flatMap((perk) => perk?.hash ?? []),
    odds:
      traitColumns.length > 0
        ? traitColumns.reduce((odds, { options }) => odds / options.length, 1)
        : undefined,
  }
}

function best(roll: RatedRoll, activity: Activity, context: RatingContext) {
  const knowledge = context.knowledge ?? BASE
  const { type, ammo, frame } = roll
  const way = wayOfPlaying(context.activity, context.playstyle, context.input)
  const table = knowledge.tables({ type, ammo, frame, input: context.input, way })[activity]
  return { table, knowledge, evaluation: evaluate(roll, lookUp(roll, knowledge), table, knowledge, activity) }
}

function bestMasterwork({ masterworks }: WeaponDefinition, table: WorthTable): WeaponStat | undefined {
  return masterworks
    .map(({ stat }) => stat)
    .reduce<WeaponStat | undefined>(
      (top, stat) => (top && masterworkSteps(top, table) >= masterworkSteps(stat, table) ? top : stat),
      undefined,
    )
}

export interface MissingPerk {
  readonly wanted: string
  readonly instead?: string
  readonly steps: number
}

/** A change smaller than this is not worth farming for. */
const LEAST_GAIN = 0.4

/**
 * What separates a copy from its best roll. With the weapon's definition, its own pool is the measure; from
 * names alone only barrels and magazines can be judged, because most weapons share them.
 */
export function missingToBestRoll(
  roll: RatedRoll,
  evaluation: Evaluation,
  activity: Activity,
  context: RatingContext,
  definition?: WeaponDefinition,
): readonly MissingPerk[] {
  const nameOf = (choice: Choice | undefined) =>
    choice && roll.columns[choice.column]?.options[choice.option]?.name
  if (!definition) return betterParts(roll, evaluation, activity, context, nameOf)
  const dream = dreamCopy(definition)
  const ideal = best(dream, activity, context).evaluation
  const dreamName = (choice: Choice | undefined) =>
    choice && dream.columns[choice.column]?.options[choice.option]?.name
  const places = [
    ...ideal.traits.map((choice, place) => [choice, evaluation.traits[place]] as const),
    [ideal.barrel, evaluation.barrel] as const,
    [ideal.magazine, evaluation.magazine] as const,
  ]
  const owned = new Set(places.map(([, mine]) => nameOf(mine)))
  return places.flatMap(([wanted, mine]) => {
    const name = dreamName(wanted)
    const steps = (wanted?.steps ?? 0) - (mine?.steps ?? 0)
    if (!name || owned.has(name) || steps < LEAST_GAIN) return []
    return [{ wanted: name, instead: nameOf(mine), steps }]
  })
}

function betterParts(
  roll: RatedRoll,
  evaluation: Evaluation,
  activity: Activity,
  context: RatingContext,
  nameOf: (choice: Choice | undefined) => string | undefined,
): MissingPerk[] {
  const { table, knowledge } = best(roll, activity, context)
  return [evaluation.barrel, evaluation.magazine].flatMap((choice) => {
    const name = nameOf(choice)
    const found = name === undefined ? undefined : knowledge.find(name)
    if (!choice || !found || found.kind === 'trait' || found.kind === 'origin') return []
    const { family } = knowledge.part(found.id)
    let top = found.id
    knowledge.source.parts.forEach((part, id) => {
      if (part.family === family && isUsualPart(part, roll.type) && table.part(id) > table.part(top)) top = id
    })
    const steps = table.part(top) - choice.steps
    return steps < LEAST_GAIN ? [] : [{ wanted: knowledge.part(top).name, instead: name, steps }]
  })
}
