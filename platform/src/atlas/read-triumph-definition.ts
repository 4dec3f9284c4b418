import { triumphCategory, triumphListing } from '@ai-vault/game/triumphs/triumph-category.ts'
import type { ObjectiveDefinition, TriumphDefinition } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { OBJECTIVE_TABLE, RECORD_TABLE } from '../manifest/index/table-shapes.ts'
import type { Lookups } from '../manifest/manifest.ts'
import { at, count, hash, list, text, words } from '../wire/read.ts'
import type { FindWhereabouts } from './find-whereabouts.ts'
import type { PresentationTree } from './presentation-tree.ts'

export interface TriumphReading {
  readonly definition: Lookups['definition']
  readonly tree: PresentationTree
  readonly whereabouts: FindWhereabouts
  readonly places: ReadonlySet<string>
  /** Seals by the triumphs they ask for. */
  readonly sealsOf: ReadonlyMap<number, readonly number[]>
}

/** Undefined where the game does not show it among its triumphs. */
export function readTriumphDefinition(
  recordHash: number,
  { definition, tree, whereabouts, places, sealsOf }: TriumphReading,
): TriumphDefinition | undefined {
  const record = definition(RECORD_TABLE, recordHash)
  const parents = list(at(record, 'parentNodeHashes')).flatMap((parent) => hash(parent) ?? [])
  const { menuHash, names } = tree.menusOf('triumph', recordHash, parents)
  const listing = triumphListing(names)
  if (listing === 'unlisted') return undefined
  const name = text(at(record, 'displayProperties', 'name')) ?? ''
  const description = text(at(record, 'displayProperties', 'description')) ?? ''
  const icon = words(at(record, 'displayProperties', 'icon'))
  const [menu = ''] = names
  const where = whereabouts([name, description, ...names])
  const secretName = words(at(record, 'stateInfo', 'obscuredName'))
  const secretText = words(at(record, 'stateInfo', 'obscuredDescription'))
  return {
    hash: recordHash,
    name,
    description,
    ...(icon ? { icon } : {}),
    points: readPoints(record),
    category: triumphCategory(names, places),
    legacy: listing === 'legacy',
    ...(menuHash ? { menuHash } : {}),
    menu,
    objectives: objectiveHashes(record).map((each) => readObjective(each, definition, whereabouts)),
    stepped: plainObjectives(record).length === 0 && intervals(record).length > 0,
    seals: sealsOf.get(recordHash) ?? [],
    ...(secretName ? { secretName } : {}),
    ...(secretText ? { secretText } : {}),
    ...(where ? { where } : {}),
  }
}

const intervals = (record: unknown) => list(at(record, 'intervalInfo', 'intervalObjectives'))

const plainObjectives = (record: unknown) =>
  list(at(record, 'objectiveHashes')).flatMap((each) => hash(each) ?? [])

function objectiveHashes(record: unknown): readonly number[] {
  const plain = plainObjectives(record)
  if (plain.length > 0) return plain
  return intervals(record).flatMap((each) => hash(at(each, 'intervalObjectiveHash')) ?? [])
}

/** A triumph of several steps is worth what they are worth together. */
function readPoints(record: unknown): number {
  const whole = count(at(record, 'completionInfo', 'ScoreValue'))
  return intervals(record).reduce<number>(
    (sum, interval) => sum + count(at(interval, 'intervalScoreValue')),
    whole,
  )
}

function readObjective(
  objectiveHash: number,
  definition: Lookups['definition'],
  whereabouts: FindWhereabouts,
): ObjectiveDefinition {
  const objective = definition(OBJECTIVE_TABLE, objectiveHash)
  const instruction =
    words(at(objective, 'progressDescription')) ?? words(at(objective, 'displayProperties', 'name')) ?? ''
  const where = instruction ? whereabouts([instruction]) : undefined
  return {
    hash: objectiveHash,
    text: instruction,
    completionValue: count(at(objective, 'completionValue')),
    ...(where ? { where } : {}),
  }
}
