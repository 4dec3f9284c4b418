import { readRecord, readText, row } from '@ai-vault/game/data-rows.ts'
import rows from './table-shapes.json' with { type: 'json' }
import type { Shape } from './trim.ts'

export const ITEM_TABLE = 'DestinyInventoryItemDefinition'
export const PLUG_SET_TABLE = 'DestinyPlugSetDefinition'
export const SET_TABLE = 'DestinyEquipableItemSetDefinition'
export const COLLECTIBLE_TABLE = 'DestinyCollectibleDefinition'
export const PERK_TABLE = 'DestinySandboxPerkDefinition'
export const RECORD_TABLE = 'DestinyRecordDefinition'
export const OBJECTIVE_TABLE = 'DestinyObjectiveDefinition'
export const NODE_TABLE = 'DestinyPresentationNodeDefinition'
export const DESTINATION_TABLE = 'DestinyDestinationDefinition'
export const ACTIVITY_TABLE = 'DestinyActivityDefinition'
export const PLACE_TABLE = 'DestinyPlaceDefinition'
export const CHECKLIST_TABLE = 'DestinyChecklistDefinition'

export type TableShapes = Readonly<Record<string, Shape>>

/** `plug.{plugCategoryHash,uiPlugLabel}` keeps two fields of `plug`; a table without paths is kept whole. */
function readShape(paths: readonly string[]): Shape {
  if (paths.length === 0) return true
  const shape: { [field: string]: Shape } = {}
  for (const path of paths) {
    const fields = path.split('.')
    const last = fields.pop() ?? ''
    let within = shape
    for (const field of fields) {
      within[field] ??= {}
      within = within[field] as typeof shape
    }
    for (const field of last.replace(/[{}]/g, '').split(',')) within[field] = true
  }
  return shape
}

const readShapes = (tables: unknown): TableShapes =>
  Object.fromEntries(
    Object.entries(readRecord(tables, 'table-shapes.json')).map(([table, paths]) => [
      table,
      readShape(row(paths).map(readText)),
    ]),
  )

/** The tables the index holds and what it keeps of their definitions. Tables not listed are not downloaded. */
export const TABLE_SHAPES = readShapes(rows.tables)
/** What is kept of a language that only lends its names: everything a screen calls by name. */
export const NAME_SHAPES = readShapes(rows.names)
