import type { AllDestinyManifestComponents, DestinyInventoryItemDefinition } from 'bungie-api-ts/destiny2'
import { WORLD_TABLES, type WorldTable } from './world-tables.ts'

/** The wire leaves out what is null, so every field of a definition may be absent. */
export type Wire<T> = T extends readonly (infer Entry)[]
  ? readonly Wire<Entry>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Wire<T[Field]> | undefined }
    : T

export type Item = Wire<DestinyInventoryItemDefinition>
export type Display = NonNullable<Item['displayProperties']>

export type Body<Table extends WorldTable> = Omit<
  Wire<AllDestinyManifestComponents[Table][number]>,
  'hash' | 'index' | 'redacted'
>

export interface Definitions {
  readonly tables: Readonly<Record<WorldTable, ReadonlyMap<number, object>>>
  /**
   * Adds a definition, which then belongs to the table, and gives its hash back. Two of one hash in one table is
   * a mistake in our tables.
   */
  define<Table extends WorldTable>(table: Table, hash: number, body: Body<Table>): number
  has(table: WorldTable, hash: number): boolean
  item(hash: number): Item
}

export const createDefinitions = (): Definitions => {
  const tables = Object.fromEntries(WORLD_TABLES.map((name) => [name, new Map<number, object>()])) as Record<
    WorldTable,
    Map<number, object>
  >
  return {
    tables,
    define: (table, hash, body) => {
      const rows = tables[table]
      if (hash === 0) throw new Error(`${table} has an entry without a hash`)
      if (rows.has(hash)) throw new Error(`${table} ${hash} is defined twice`)
      rows.set(hash, Object.assign(body, { hash, index: rows.size, redacted: false }))
      return hash
    },
    has: (table, hash) => tables[table].has(hash),
    item: (hash) => {
      const found = tables.DestinyInventoryItemDefinition.get(hash)
      if (!found) throw new Error(`no item ${hash}`)
      return found
    },
  }
}
