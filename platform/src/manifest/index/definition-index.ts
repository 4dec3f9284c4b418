import { DatabaseSync } from 'node:sqlite'
import { at, count, number, text } from '../../wire/read.ts'
import { ARMOR_ITEM_TYPE } from '../items/item-definition.ts'
import type { ManifestStatus } from '../manifest.ts'
import { KEYS_PER_TABLE } from './index-writer.ts'
import { pictureKey } from './picture-keys.ts'
import { ITEM_TABLE } from './table-shapes.ts'

/** One finished index file, open for reading. */
export class DefinitionIndex {
  readonly status: ManifestStatus
  /** Which contents the file was built from; equal keys need no new download. */
  readonly contentKey: string
  readonly #database: DatabaseSync
  readonly #tables: ReadonlyMap<string, number>
  readonly #select
  readonly #selectPicture

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true })
    try {
      const rows = this.#database.prepare('SELECT name, value FROM status').all()
      const status = new Map(
        rows.map((row) => [text(at({ ...row }, 'name')), text(at({ ...row }, 'value')) ?? '']),
      )
      this.contentKey = status.get('contentKey') ?? ''
      this.status = {
        version: status.get('version') ?? '',
        language: status.get('language') ?? '',
        definitions: count(status.get('definitions')),
        loadedAt: status.get('loadedAt') ?? '',
      }
      const tables = this.#database.prepare('SELECT number, name FROM source').all()
      this.#tables = new Map(tables.map((row) => [text(row.name) ?? '', count(row.number)]))
      this.#select = this.#database.prepare('SELECT json FROM definition WHERE key = ?')
      this.#selectPicture = this.#database.prepare('SELECT 1 AS known FROM picture WHERE key = ?')
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  /** The trimmed definition, or undefined if the table or the hash is not there. */
  read(table: string, hash: number): unknown {
    const tableNumber = this.#tables.get(table)
    if (tableNumber === undefined || !Number.isInteger(hash)) return undefined
    const json = this.#select.get(tableNumber * KEYS_PER_TABLE + (hash >>> 0))?.json
    return typeof json === 'string' ? JSON.parse(json) : undefined
  }

  /** Whether any definition names the picture. */
  namesPicture(path: string): boolean {
    return this.#selectPicture.get(pictureKey(path)) !== undefined
  }

  hashes(table: string): readonly number[] {
    const tableNumber = this.#tables.get(table)
    if (tableNumber === undefined) return []
    const first = tableNumber * KEYS_PER_TABLE
    return this.#database
      .prepare('SELECT key - ? AS hash FROM definition WHERE key >= ? AND key < ?')
      .all(first, first, first + KEYS_PER_TABLE)
      .flatMap((row) => number(row.hash) ?? [])
  }

  weaponHashes(): readonly number[] {
    return this.#database
      .prepare('SELECT hash FROM weapon')
      .all()
      .flatMap((row) => number(row.hash) ?? [])
  }

  /** Of exotic armor. No column says so: the text of a row does, and this is asked once a version. */
  exoticArmorHashes(): readonly number[] {
    const tableNumber = this.#tables.get(ITEM_TABLE)
    if (tableNumber === undefined) return []
    const first = tableNumber * KEYS_PER_TABLE
    return this.#database
      .prepare(
        `SELECT key - ? AS hash FROM definition
         WHERE key >= ? AND key < ? AND instr(json, '"tierType":6') > 0
         AND json_extract(json, '$.itemType') = ? AND json_extract(json, '$.inventory.tierType') = 6`,
      )
      .all(first, first, first + KEYS_PER_TABLE, ARMOR_ITEM_TYPE)
      .flatMap((row) => number(row.hash) ?? [])
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close()
  }
}
