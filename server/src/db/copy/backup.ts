import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Database, type DatabaseSettings, openDatabase, openUnchanged } from '../database.ts'
import type { Migrations } from '../migrate.ts'
import { type CopiedTables, CopyError, copyDatabase } from './copy-database.ts'

const DATA = 'ai-vault.sqlite'
const KEY = 'secret.key'
const BUSY_MS = 10_000

/**
 * A backup is a folder with a SQLite database and the key file, whatever the database it is of; a data folder is one
 * itself. It can be made while servers run.
 */
export async function backUp(settings: DatabaseSettings, folder: string, migrations: Migrations) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > 0) throw new CopyError(`The folder ${folder} is not empty`)
  if (settings.databaseUrl) await copyOut(settings.databaseUrl, folder, migrations)
  else copySqlite(settings.dataDir, folder)
  if (existsSync(join(settings.dataDir, KEY))) copyFileSync(join(settings.dataDir, KEY), join(folder, KEY))
  requireWhole(folder)
}

/** Into what the settings name, which must be empty; the backup stays as it is, whatever version it is of. */
export async function restore(
  folder: string,
  settings: DatabaseSettings,
  migrations: Migrations,
): Promise<CopiedTables> {
  requireWhole(folder)
  const work = mkdtempSync(join(tmpdir(), 'ai-vault-restore-'))
  try {
    copySqlite(folder, work)
    const copied = await between({ dataDir: work, databaseUrl: undefined }, settings, migrations)
    keepKey(folder, settings)
    return copied
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** From the SQLite of the data folder, which no server may use meanwhile, to the PostgreSQL of the settings. */
export async function moveToPostgres(
  settings: DatabaseSettings,
  migrations: Migrations,
): Promise<CopiedTables> {
  if (!settings.databaseUrl) {
    throw new CopyError('Set DATABASE_URL to the PostgreSQL that takes the data of DATA_DIR')
  }
  requireWhole(settings.dataDir)
  return between({ dataDir: settings.dataDir, databaseUrl: undefined }, settings, migrations)
}

function keepKey(folder: string, settings: DatabaseSettings) {
  // The key of a backup may stand in the settings instead; one that is there already is not replaced.
  const key = join(settings.dataDir, KEY)
  if (existsSync(join(folder, KEY)) && !existsSync(key)) copyFileSync(join(folder, KEY), key)
}

/** A backup changes nothing: nodes of an earlier version may work on the database. */
async function copyOut(databaseUrl: string, folder: string, migrations: Migrations) {
  const source = await openUnchanged(databaseUrl, migrations)
  if (!source) {
    throw new CopyError(
      'The database is of another version of AI Vault: make the backup with the version that runs on it',
    )
  }
  try {
    const target = await openDatabase({ dataDir: folder, databaseUrl: undefined }, migrations)
    await copyDatabase(source, target).finally(() => target.close())
  } finally {
    await source.close()
  }
}

async function between(from: DatabaseSettings, to: DatabaseSettings, migrations: Migrations) {
  mkdirSync(to.dataDir, { recursive: true, mode: 0o700 })
  const opened: Database[] = []
  try {
    // Reading millions of rows takes longer than a query of the server may.
    for (const settings of [from, to]) {
      opened.push(await openDatabase({ ...settings, queryTimeoutMs: 0 }, migrations))
    }
    const [source, target] = opened as [Database, Database]
    return await copyDatabase(source, target)
  } finally {
    for (const database of opened) await database.close()
  }
}

function copySqlite(dataDir: string, folder: string) {
  const file = join(dataDir, DATA)
  if (!existsSync(file)) throw new CopyError(`There is no database in ${dataDir}`)
  const source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
  try {
    // In one reading: a copy by pages would begin anew with every write of the server.
    source.prepare('vacuum into ?').run(join(folder, DATA))
  } finally {
    source.close()
  }
}

function requireWhole(folder: string) {
  const file = join(folder, DATA)
  if (!existsSync(file)) throw new CopyError(`There is no backup in ${folder}`)
  const database = new DatabaseSync(file)
  try {
    const found = database.prepare('pragma integrity_check').all() as { integrity_check: string }[]
    if (found[0]?.integrity_check !== 'ok') throw new CopyError(`The database in ${folder} is damaged`)
  } finally {
    database.close()
  }
}
