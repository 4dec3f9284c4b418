import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { createTestApp } from '../../test-support/test-app.ts'
import { openDatabase } from '../db/database.ts'
import { features } from '../features.ts'
import { requireSameKey } from '../secrets/key-fingerprint.ts'
import { loadSecretKeys } from '../secrets/secret-key.ts'

const KEY = 'the key of the last release, 32+ letters'

/** Dumps of data folders as earlier versions left them, with whom they had signed in. */
const FIRST_RELEASE = {
  dump: 'first-release.sql',
  cookie: 'IO6dNCCb28Vb53iRU42YJetiFA20U1qTfmGeEaxxdjM',
  handle: 'va_HRJPU7u_nYGbbRewxWqrnpLfVc0yhSO5qpM3Ve_VzaQ',
}
/** Commit e565e2f7. */
const LANDED_2026_11_17 = {
  dump: 'landed-2026-11-17.sql',
  cookie: 'tpS4d07z-NDafl9QHZfLCNj97o-gknATL6GJNj2q6eM',
  handle: 'va_PYirpCNhpawukQiW8tOme8RF5qcyoRj4Y4dSjDRqw3E',
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** This version on a data folder of an earlier one, with what must be there whichever it was. */
async function openOld({ dump, cookie, handle }: typeof FIRST_RELEASE) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-old-'))
  closing.push(() => rmSync(dataDir, { recursive: true }))
  const old = new DatabaseSync(join(dataDir, 'ai-vault.sqlite'))
  old.exec(readFileSync(new URL(`../../test-support/databases/${dump}`, import.meta.url), 'utf8'))
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
  const read = async (url: string) => {
    const response = await test.app.inject({
      url,
      headers: { cookie: `vault_session=${cookie}`, authorization: `Bearer ${handle}` },
    })
    return [response.statusCode, response.json()]
  }
  expect(await read('/api/bungie/sessions')).toMatchObject([200, { sessions: [{ current: true }] }])
  expect(await read('/api/armor/kept')).toMatchObject([200, { pinned: ['6917529000000000002'] }])
  expect(await read('/api/briefing')).toMatchObject([200, { guardians_known: 1, items_indexed: 3 }])
  // The sealed platform tokens open too.
  const session = await test.services.sessions.byCookie(cookie)
  expect(await test.services.sessions.accessToken(session.id)).toContain(session.membershipId)
  return { test, read }
}

it('a data folder of the first release opens, with its sessions and decisions', async () => {
  const { test, read } = await openOld(FIRST_RELEASE)
  expect(await read('/api/reviews')).toMatchObject([
    200,
    { reviews: [{ item_instance_id: '6917529000000000001', decision: 'keep' }] },
  ])
  // The guardian's copy is in an old form: it is still counted, and read anew from the platform.
  const [status, inventory] = await read('/api/dashboard/live-inventory')
  expect([status, inventory.data.items.length, test.fake.calls.readGuardian]).toEqual([200, 3, 1])
})

it('a data folder of the version before opens, with all that its player made', async () => {
  const { read } = await openOld(LANDED_2026_11_17)
  expect(await read('/api/reviews')).toMatchObject([
    200,
    {
      reviews: [
        { item_instance_id: '6917529000000000001', decision: 'keep' },
        { item_instance_id: '6917529000000000003', decision: 'dismantle' },
      ],
    },
  ])
  expect(await read('/api/notes')).toMatchObject([200, { notes: [{ text: 'Keep for the raid' }] }])
  expect(await read('/api/shares')).toMatchObject([200, { shares: [{ kind: 'profile', title: 'Guardian' }] }])
  expect(await read('/api/shares/profile/4611686018400000001')).toMatchObject([
    200,
    { document: { name: 'Guardian' } },
  ])
  const [, { conversations }] = await read('/api/sentinel/conversations')
  expect(await read(`/api/sentinel/conversations/${conversations[0].id}`)).toMatchObject([
    200,
    { title: 'What can you do?', log: [{ sender: 'user' }, { sender: 'ai' }] },
  ])
  // Whether its copy can still be read or has to be read anew, the items are there.
  const [status, inventory] = await read('/api/dashboard/live-inventory')
  expect([status, inventory.data.items.length]).toEqual([200, 3])
})
