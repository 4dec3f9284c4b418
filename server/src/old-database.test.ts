import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { createTestApp } from '../test-support/test-app.ts'
import { openDatabase } from './db/database.ts'
import { features } from './features.ts'
import { requireSameKey } from './secrets/key-fingerprint.ts'
import { loadSecretKeys } from './secrets/secret-key.ts'

/** A data folder as the first release left it: `test-support/databases/first-release.sql` is a dump of one. */
const DUMP = new URL('../test-support/databases/first-release.sql', import.meta.url)
const KEY = 'the key of the last release, 32+ letters'
const COOKIE = 'IO6dNCCb28Vb53iRU42YJetiFA20U1qTfmGeEaxxdjM'
const HANDLE = 'va_HRJPU7u_nYGbbRewxWqrnpLfVc0yhSO5qpM3Ve_VzaQ'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

it('a data folder of the first release opens, with its sessions and decisions', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-old-'))
  closing.push(() => rmSync(dataDir, { recursive: true }))
  const old = new DatabaseSync(join(dataDir, 'ai-vault.sqlite'))
  old.exec(readFileSync(DUMP, 'utf8'))
  old.close()

  const database = await openDatabase({ dataDir, databaseUrl: undefined }, features.migrations)
  closing.push(() => database.close())
  const steps = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.query,
  )
  expect(steps.rows.map(({ name }) => name)).toEqual(Object.keys(features.migrations).sort())

  const keys = loadSecretKeys(KEY, dataDir)
  await requireSameKey(database.query, keys)
  const test = await createTestApp({ database, keys })
  closing.push(() => test.close())
  const cookie = `vault_session=${COOKIE}`
  const read = async (url: string) => {
    const response = await test.app.inject({
      url,
      headers: { cookie, authorization: `Bearer ${HANDLE}` },
    })
    return [response.statusCode, response.json()]
  }
  expect(await read('/api/reviews')).toMatchObject([
    200,
    { reviews: [{ item_instance_id: '6917529000000000001', decision: 'keep' }] },
  ])
  expect(await read('/api/armor/kept')).toMatchObject([200, { pinned: ['6917529000000000002'] }])
  expect(await read('/api/bungie/sessions')).toMatchObject([200, { sessions: [{ current: true }] }])

  // The guardian's copy is in an old form: it is still counted, and read anew from the platform.
  expect(await read('/api/briefing')).toMatchObject([200, { guardians_known: 1, items_indexed: 3 }])
  const [status, inventory] = await read('/api/dashboard/live-inventory')
  expect([status, inventory.data.items.length, test.fake.calls.readGuardian]).toEqual([200, 3, 1])

  // The sealed platform tokens open too.
  const session = await test.services.sessions.byCookie(COOKIE)
  expect(await test.services.sessions.accessToken(session.id)).toContain(session.membershipId)
})
