import { DatabaseSync } from 'node:sqlite'
import { at, isObject, number } from '../../wire/read.ts'
import { WEAPON_ITEM_TYPE } from '../items/item-definition.ts'
import { pictureKeysIn } from './picture-keys.ts'
import { TableEntries } from './table-entries.ts'
import { ITEM_TABLE, TABLE_SHAPES, type TableShapes } from './table-shapes.ts'
import { trim } from './trim.ts'

/**
 * The index is one SQLite file: each definition a row, its key made of the table's number and the hash. It is
 * written once, to a file nobody else knows, so it needs no journal; whoever wrote it syncs and renames it.
 */
export const KEYS_PER_TABLE = 2 ** 32

const SCHEMA = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA page_size = 8192;
  CREATE TABLE definition (key INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE source (number INTEGER PRIMARY KEY, name TEXT NOT NULL, entries INTEGER NOT NULL);
  CREATE TABLE weapon (hash INTEGER PRIMARY KEY);
  CREATE TABLE picture (key INTEGER PRIMARY KEY);
  CREATE TABLE status (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  BEGIN;
`

export interface TableWriter {
  push(chunk: Uint8Array): void
  /** Rejects a table that was cut off; returns how many definitions it held. */
  end(): number
}

export class IndexWriter {
  readonly #database: DatabaseSync
  readonly #insert
  readonly #insertWeapon
  readonly #insertPicture
  readonly #shapes: TableShapes
  readonly #tables = new Map<string, number>()
  #definitions = 0

  constructor(file: string, shapes: TableShapes = TABLE_SHAPES) {
    this.#shapes = shapes
    this.#database = new DatabaseSync(file)
    this.#database.exec(SCHEMA)
    // A download that is tried again meets the rows of its first half.
    this.#insert = this.#database.prepare('INSERT OR REPLACE INTO definition (key, json) VALUES (?, ?)')
    this.#insertWeapon = this.#database.prepare('INSERT OR IGNORE INTO weapon (hash) VALUES (?)')
    this.#insertPicture = this.#database.prepare('INSERT OR IGNORE INTO picture (key) VALUES (?)')
  }

  table(name: string): TableWriter {
    const shape = this.#shapes[name] ?? true
    const tableNumber = this.#tables.get(name) ?? this.#tables.size
    this.#tables.set(name, tableNumber)
    let written = 0
    const entries = new TableEntries((key, json) => {
      const hash = number(key)
      const definition: unknown = JSON.parse(json)
      if (hash === undefined || !isObject(definition)) return
      this.#insert.run(tableNumber * KEYS_PER_TABLE + (hash >>> 0), JSON.stringify(trim(definition, shape)))
      if (name === ITEM_TABLE && at(definition, 'itemType') === WEAPON_ITEM_TYPE)
        this.#insertWeapon.run(hash >>> 0)
      // Names alone show nothing.
      if (this.#shapes === TABLE_SHAPES)
        for (const picture of pictureKeysIn(json)) this.#insertPicture.run(picture)
      written += 1
    })
    return {
      push: (chunk) => entries.push(chunk),
      end: () => {
        entries.end()
        this.#database
          .prepare('INSERT INTO source (number, name, entries) VALUES (?, ?, ?)')
          .run(tableNumber, name, written)
        this.#definitions += written
        return written
      },
    }
  }

  finish(status: Readonly<Record<string, string>>): number {
    const insert = this.#database.prepare('INSERT INTO status (name, value) VALUES (?, ?)')
    for (const [name, value] of Object.entries(status)) insert.run(name, value)
    insert.run('definitions', String(this.#definitions))
    this.#database.exec('COMMIT')
    this.#database.close()
    return this.#definitions
  }

  abandon(): void {
    if (this.#database.isOpen) this.#database.close()
  }
}
