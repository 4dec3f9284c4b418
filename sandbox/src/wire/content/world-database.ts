import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { crc32, deflateRawSync } from 'node:zlib'

/** A table of definitions: by hash, or by name in the one table that the platform keys so. */
export interface DatabaseTable {
  readonly name: string
  readonly keyedBy: 'hash' | 'name'
  /** JSON by key. */
  readonly rows: Iterable<readonly [key: string, json: string]>
}

/**
 * All definitions as the file for mobile clients: an SQLite database, one table a kind of definition, in a ZIP archive
 * of one entry. A hash is stored as the signed number of the same 32 bits.
 */
export function worldDatabase(entryName: string, tables: readonly DatabaseTable[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-definitions-'))
  try {
    const file = join(folder, 'world.content')
    const database = new DatabaseSync(file)
    for (const table of tables) writeTable(database, table)
    database.close()
    return zipOf(entryName, readFileSync(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeTable(database: DatabaseSync, { name, keyedBy, rows }: DatabaseTable): void {
  const column = keyedBy === 'hash' ? 'id INTEGER PRIMARY KEY NOT NULL' : 'key TEXT PRIMARY KEY NOT NULL'
  database.exec(`CREATE TABLE ${name} (${column}, json BLOB); BEGIN`)
  const insert = database.prepare(`INSERT INTO ${name} VALUES (?, ?)`)
  for (const [key, json] of rows) insert.run(keyedBy === 'hash' ? Number(key) | 0 : key, json)
  database.exec('COMMIT')
}

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const DIRECTORY_END = 0x06054b50
const VERSION = 20
const DEFLATED = 8
/** 1980-01-01, the first day a ZIP archive can name: the same content gives the same bytes. */
const DATE = 33

/** An archive with one entry: its header and content, the directory that lists it, and the end. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 1 })
  const entry = Buffer.alloc(26)
  const fields = [VERSION, 0, DEFLATED, 0, DATE]
  for (const [place, value] of fields.entries()) entry.writeUInt16LE(value, place * 2)
  entry.writeUInt32LE(crc32(content), 10)
  entry.writeUInt32LE(packed.length, 14)
  entry.writeUInt32LE(content.length, 18)
  entry.writeUInt16LE(name.length, 22)
  const head = Buffer.concat([number32(LOCAL_HEADER), entry, Buffer.from(name)])
  const listed = Buffer.concat([
    number32(DIRECTORY_ENTRY),
    Buffer.from([VERSION, 0]),
    entry,
    // Comment, disk and attributes, all none; then where the entry begins: at the start.
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(head.length + packed.length, 12)
  return Buffer.concat([head, packed, listed, number32(DIRECTORY_END), end])
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
