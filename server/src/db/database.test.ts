import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { onBothDatabases, postgresSettings, sqliteSettings } from '../../test-support/databases/databases.ts'
import { features } from '../features.ts'
import type { GuardianTables } from '../guardians/guardian-store.ts'
import type { SessionTables } from '../sessions/tables.ts'
import { type Database, openDatabase } from './database.ts'
import { FolderLockedError } from './folder-lock.ts'
import { createPostgresPool } from './postgres-pool.ts'

onBothDatabases('the database', (database) => {
  it('has the tables of the latest migration', async () => {
    const tables = await database.current.query.introspection.getTables()
    expect(tables.map((table) => table.name)).toEqual(
      expect.arrayContaining(['guardians', 'incidents', 'notices', 'refresh_handles', 'sessions']),
    )
  })

  it('gives times back as numbers and bodies as bytes', async () => {
    const query = database.current.query.withTables<GuardianTables>()
    const key = { membership_type: 3, membership_id: '4611686018400000001' }
    const times = { minted_at: 1_790_000_000_123, fetched_at: 1_790_000_000_456 }
    const row = { ...key, ...times, version: '1', shape: 1, item_count: 2, withheld_count: 0 }
    await query.insertInto('guardians').values(row).execute()
    expect(await query.selectFrom('guardians').selectAll().executeTakeFirst()).toEqual(row)
    const body = new Uint8Array([0, 1, 254, 255])
    const part = { ...key, part: 'records', version: '1', shape: 1, body }
    await query.insertInto('guardian_parts').values(part).execute()
    const read = await query.selectFrom('guardian_parts').selectAll().executeTakeFirstOrThrow()
    expect({ ...read, body: [...read.body] }).toEqual({ ...part, body: [...body] })
    const { count } = await query
      .selectFrom('guardians')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('rolls a failed transaction back as a whole', async () => {
    const { query } = database.current
    const attempt = query.transaction().execute(async (transaction) => {
      await transaction.insertInto('installation').values({ name: 'half', value: 'done' }).execute()
      throw new Error('in the middle')
    })
    await expect(attempt).rejects.toThrow('in the middle')
    const rows = await query.selectFrom('installation').selectAll().where('name', '=', 'half').execute()
    expect(rows).toEqual([])
  })

  it('keeps its foreign keys', async () => {
    const orphan = database.current.query
      .withTables<SessionTables>()
      .insertInto('refresh_handles')
      .values({ handle_hash: 'h', session_id: 'nobody', issued_at: 1 })
      .execute()
    await expect(orphan).rejects.toThrow(/foreign key/i)
  })
})

describe('opening', () => {
  const opened: (() => Promise<void>)[] = []
  const keep = (database: Database) => opened.push(() => database.close())
  afterEach(async () => {
    for (const close of opened.splice(0)) await close()
  })

  it('a SQLite folder twice is refused with one line, and works again once the first is closed', async () => {
    const { settings, remove } = await sqliteSettings()
    opened.push(remove)
    const first = await openDatabase(settings, features.migrations)
    await expect(openDatabase(settings, features.migrations)).rejects.toThrow(FolderLockedError)
    await expect(openDatabase(settings, features.migrations)).rejects.toThrow(
      /^Another server already uses the data folder/,
    )
    await first.close()
    const second = await openDatabase(settings, features.migrations)
    await second.close()
  })

  it('SQLite writes ahead and leaves the wait for the disk to the driver', async () => {
    const { settings, remove } = await sqliteSettings()
    const database = await openDatabase(settings, features.migrations)
    const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.query)
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.query)
    expect(mode.rows[0]?.journal_mode).toBe('wal')
    expect(synchronous.rows[0]?.synchronous).toBe(1)
    await database.close()
    await remove()
  })

  it('PostgreSQL gives up a query that takes too long', async () => {
    const { settings, remove } = await postgresSettings()
    opened.push(remove)
    const pool = await createPostgresPool(settings.databaseUrl ?? '', 50)
    await expect(pool.query('select pg_sleep(20)')).rejects.toThrow(/timeout/i)
    await pool.end()
  })

  it('PostgreSQL by four nodes at once migrates exactly once', async () => {
    const { settings, remove } = await postgresSettings()
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openDatabase(settings, features.migrations)))
    for (const node of nodes) keep(node)
    opened.push(remove)
    const steps = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      (nodes[0] as Database).query,
    )
    expect(steps.rows.map(({ name }) => name)).toEqual(Object.keys(features.migrations).sort())
  })
})
