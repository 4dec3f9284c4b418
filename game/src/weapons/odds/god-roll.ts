import type { WeaponDefinition } from '../../items.ts'
import type { RatingContext } from '../context.ts'
import { knowledgeIn } from '../knowledge/compiled-knowledge.ts'
import { frameFromName } from '../knowledge/frames.ts'
import { isUsualPart } from '../knowledge/worth-table.ts'
import type { Activity } from '../pve-and-pvp.ts'
import { type Evaluation, evaluate } from '../rating/evaluate.ts'
import { wayOfPlaying } from '../rating/role-shifts.ts'
import type { RatedRoll } from '../roll.ts'
import { type Choice, lookUp } from './perk-steps.ts'

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

function best(roll: RatedRoll, activity: Activity, context: RatingContext) {
  const knowledge = knowledgeIn(context)
  const { type, ammo, frame } = roll
  const way = wayOfPlaying(context.activity, context.playstyle, context.input)
  const table = knowledge.tables({ type, ammo, frame, input: context.input, way })[activity]
  return { table, knowledge, evaluation: evaluate(roll, lookUp(roll, knowledge), table, knowledge, activity) }
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
