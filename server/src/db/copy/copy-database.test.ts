import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgresSettings } from '../../../test-support/databases/databases.ts'
import { contentsOf, fillDatabase } from '../../../test-support/databases/fill-database.ts'
import { createTestApp } from '../../../test-support/test-app.ts'
import { createTestBrowser } from '../../../test-support/test-browser.ts'
import { features } from '../../features.ts'
import { createNoticeStore } from '../../notices/notice-store.ts'
import { loadSecretKeys } from '../../secrets/secret-key.ts'
import { type DatabaseSettings, openDatabase } from '../database.ts'
import { FolderLockedError } from '../folder-lock.ts'
import { backUp, moveToPostgres, restore } from './backup.ts'

const { migrations } = features
const KEY = 'the key of this installation, long enough'
/** Of the moment, and of PostgreSQL alone. */
const NOT_COPIED = ['rate_limits', 'platform_budget']

describe('copying a whole database', () => {
  let folder: string
  let postgres: Awaited<ReturnType<typeof postgresSettings>>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ai-vault-copy-'))
    postgres = await postgresSettings()
  })
  afterEach(async () => {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const sqliteIn = (name: string): DatabaseSettings => {
    mkdirSync(join(folder, name), { recursive: true })
    return { dataDir: join(folder, name), databaseUrl: undefined }
  }
  async function withDatabase<T>(
    settings: DatabaseSettings,
    work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
  ): Promise<T> {
    const database = await openDatabase(settings, migrations)
    return work(database).finally(() => database.close())
  }
  async function readAll(settings: DatabaseSettings) {
    const contents = await withDatabase(settings, contentsOf)
    for (const name of NOT_COPIED) delete contents[name]
    return contents
  }
  const postgresFor = ({ dataDir }: DatabaseSettings) => ({ ...postgres.settings, dataDir })

  it('moves every row of a filled SQLite to PostgreSQL, and what was signed in stays signed in', async () => {
    const sqlite = sqliteIn('data')
    const keys = loadSecretKeys(KEY, sqlite.dataDir)
    const { jar, handles } = await withDatabase(sqlite, async (database) => {
      const test = await createTestApp({ database, keys })
      const browser = createTestBrowser(test.app)
      await browser.signIn('4611686018400000077')
      await browser.get('/api/dashboard/live-inventory')
      await test.close()
      return { jar: browser.jar, handles: browser.handles }
    })
    await withDatabase(sqlite, (database) => fillDatabase(database, 230))
    const before = await readAll(sqlite)
    expect(Object.values(before).every((rows) => rows.length >= 230)).toBe(true)

    const copied = await moveToPostgres(postgresFor(sqlite), migrations)
    expect(await readAll(postgres.settings)).toEqual(before)
    expect(Object.fromEntries(copied.map(({ name, rows }) => [name, rows]))).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])),
    )

    await withDatabase(postgres.settings, async (database) => {
      const test = await createTestApp({ database, keys })
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await test.app.inject({
        url: '/api/bungie/sessions',
        headers: { cookie, authorization: `Bearer ${handles.access_token}` },
      })
      expect(answer.statusCode).toBe(200)
      await test.close()
    })
  })

  it('keeps counting where the numbers had come to, also where the last ones were deleted', async () => {
    const sqlite = sqliteIn('data')
    const add = (settings: DatabaseSettings) =>
      withDatabase(settings, ({ query }) =>
        createNoticeStore(query).add({ type: 'message', content: 'x' }, Date.now()),
      )
    for (let at = 0; at < 5; at++) await add(sqlite)
    await withDatabase(sqlite, ({ query }) => sql`delete from notices where id > 2`.execute(query))
    await moveToPostgres(postgresFor(sqlite), migrations)
    expect(await add(postgres.settings)).toBe(6)
    await backUp(postgres.settings, join(folder, 'backup'), migrations)
    const back = sqliteIn('back')
    await restore(join(folder, 'backup'), back, migrations)
    expect(await add(back)).toBe(7)
  })

  it('backs PostgreSQL up and restores it, to SQLite and to another PostgreSQL, row by row', async () => {
    const sqlite = sqliteIn('data')
    await withDatabase(sqlite, (database) => fillDatabase(database, 120))
    await moveToPostgres(postgresFor(sqlite), migrations)
    const before = await readAll(postgres.settings)
    const backup = join(folder, 'backup')
    await backUp(postgres.settings, backup, migrations)

    const restored = sqliteIn('restored')
    await restore(backup, restored, migrations)
    expect(await readAll(restored)).toEqual(before)
    const other = await postgresSettings()
    await restore(backup, other.settings, migrations)
    expect(await readAll(other.settings)).toEqual(before)
    await other.remove()
  })

  it('does not touch a PostgreSQL that nodes of an earlier version work on', async () => {
    await withDatabase(postgres.settings, async () => undefined)
    const later = { ...migrations, 'zz-99-later': () => ({ up: async () => undefined }) }
    const backup = join(folder, 'backup')
    await expect(backUp(postgres.settings, backup, later)).rejects.toThrow('another version')
    // Nothing was added to its steps: the version of before still opens it, and backs it up.
    rmSync(backup, { recursive: true })
    await backUp(postgres.settings, backup, migrations)
  })

  it('backs SQLite up while it is written to, with its key, and restores what was there', async () => {
    const sqlite = sqliteIn('data')
    writeFileSync(join(sqlite.dataDir, 'secret.key'), 'ab'.repeat(32))
    const backup = join(folder, 'backup')
    await withDatabase(sqlite, async (database) => {
      await fillDatabase(database, 50)
      const notices = createNoticeStore(database.query)
      await notices.add({ type: 'message', content: 'before' }, Date.now())
      // The connection of the server stays open, with a write-ahead log that is not in the file yet.
      const other = new DatabaseSync(join(sqlite.dataDir, 'ai-vault.sqlite'))
      other.exec("begin immediate; insert into installation values ('half', 'written')")
      await backUp(sqlite, backup, migrations)
      other.exec('rollback')
      other.close()
      await notices.add({ type: 'message', content: 'after' }, Date.now())
    })
    const restored = sqliteIn('restored')
    await restore(backup, restored, migrations)
    const [before, after] = [await readAll(sqlite), await readAll(restored)]
    expect({ ...after, notices: [] }).toEqual({ ...before, notices: [] })
    expect(after.notices).toHaveLength((before.notices?.length ?? 0) - 1)
    expect(before.notices).toEqual(expect.arrayContaining(after.notices ?? []))
    expect(readFileSync(join(restored.dataDir, 'secret.key'), 'utf8')).toBe('ab'.repeat(32))
  })

  it('refuses a target that holds something, and a folder that a server uses', async () => {
    const sqlite = sqliteIn('data')
    await withDatabase(sqlite, (database) => fillDatabase(database, 3))
    await moveToPostgres(postgresFor(sqlite), migrations)
    const before = await readAll(postgres.settings)
    await expect(moveToPostgres(postgresFor(sqlite), migrations)).rejects.toThrow(/not empty/)
    expect(await readAll(postgres.settings)).toEqual(before)
    await withDatabase(sqlite, async () => {
      await expect(moveToPostgres(postgresFor(sqlite), migrations)).rejects.toBeInstanceOf(FolderLockedError)
    })
    await expect(backUp(sqlite, sqlite.dataDir, migrations)).rejects.toThrow(/not empty/)
    await expect(restore(join(folder, 'nowhere'), sqlite, migrations)).rejects.toThrow(/no backup/)
  })

  it('takes everything back where one row does not arrive as it was', async () => {
    const sqlite = sqliteIn('data')
    await withDatabase(sqlite, (database) => fillDatabase(database, 20))
    await withDatabase(postgres.settings, async ({ query }) => {
      await sql`create function spoil() returns trigger language plpgsql as
        $$ begin if new.id = 7 then new.content = 'spoiled'; end if; return new; end $$`.execute(query)
      await sql`create trigger spoil before insert on notices for each row execute function spoil()`.execute(
        query,
      )
    })
    await expect(moveToPostgres(postgresFor(sqlite), migrations)).rejects.toThrow(/notices did not arrive/)
    const after = await readAll(postgres.settings)
    expect(Object.values(after).flat()).toEqual([])
  })

  it('refuses a damaged backup', async () => {
    const broken = sqliteIn('broken')
    writeFileSync(join(broken.dataDir, 'ai-vault.sqlite'), 'this is no database, only its name')
    await expect(restore(broken.dataDir, sqliteIn('target'), migrations)).rejects.toThrow()
  })
})
