import type { Definitions } from '../manifest/definitions.ts'
import { ITEM_TABLE } from '../manifest/index/table-shapes.ts'
import { at, hash, list } from '../wire/read.ts'
import type { Findings } from './findings.ts'

/** Fields of an item's definition that the translation rests on, with their JSON types. */
const FIELDS: readonly (readonly [path: string, type: string, present: 'always' | 'sometimes'])[] = [
  ['displayProperties.name', 'string', 'always'],
  ['displayProperties.icon', 'string', 'sometimes'],
  ['itemType', 'number', 'always'],
  ['itemSubType', 'number', 'sometimes'],
  ['classType', 'number', 'always'],
  ['itemTypeDisplayName', 'string', 'sometimes'],
  ['inventory.bucketTypeHash', 'number', 'always'],
  ['inventory.tierType', 'number', 'always'],
  ['equippingBlock.ammoType', 'number', 'sometimes'],
  ['investmentStats', 'array', 'sometimes'],
  ['stats.stats', 'object', 'sometimes'],
  ['sockets.socketEntries', 'array', 'sometimes'],
  ['sockets.socketCategories', 'array', 'sometimes'],
  ['perks', 'array', 'sometimes'],
]

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/** What of an item's definition is not as it was, and sockets of a type, or in a category, that no definition explains. */
export function inspectDefinition(itemHash: number, definitions: Definitions, findings: Findings): void {
  const definition = definitions.definition(ITEM_TABLE, itemHash)
  for (const [path, type, present] of FIELDS) {
    const value = at(definition, ...path.split('.'))
    if (value === undefined) {
      if (present === 'always') findings.add('missing', `item definition: ${path}`, itemHash)
    } else if (typeOf(value) !== type) findings.add('wrong-type', `item definition: ${path}`, typeOf(value))
  }
  const check = (what: string, table: string, each: number | undefined) => {
    if (each !== undefined && definitions.definition(table, each) === undefined)
      findings.add('unknown', what, each)
  }
  const sockets = at(definition, 'sockets')
  for (const category of list(at(sockets, 'socketCategories')))
    check('socket category', 'DestinySocketCategoryDefinition', hash(at(category, 'socketCategoryHash')))
  for (const entry of list(at(sockets, 'socketEntries')))
    check('socket type', 'DestinySocketTypeDefinition', hash(at(entry, 'socketTypeHash')))
}
