import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqliteSettings } from '../../../test-support/databases/databases.ts'
import { createTestApp, type TestApp } from '../../../test-support/test-app.ts'
import { createTestBrowser } from '../../../test-support/test-browser.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { features } from '../../features.ts'
import type { GuardianTables } from '../guardian-store.ts'
import { PART_NAMES, type PartName } from './parts.ts'

const MEMBER = '4611686018400000900'
const NO_PART = new Uint8Array([1, 2, 3])

let prepared: Awaited<ReturnType<typeof sqliteSettings>>
let database: Database
let test: TestApp
let browser: ReturnType<typeof createTestBrowser>
let bodies: ReadonlyMap<string, Uint8Array>

const parts = () => database.query.withTables<GuardianTables>()
const write = (part: PartName, body: Uint8Array) =>
  parts().updateTable('guardian_parts').set({ body }).where('part', '=', part).execute()
/** What is read next comes from the database. */
async function forgetInMemory() {
  await test.services.guardians.drop(MEMBER)
  await test.services.views.drop(MEMBER)
}

beforeAll(async () => {
  prepared = await sqliteSettings()
  database = await openDatabase(prepared.settings, features.migrations)
  test = await createTestApp({ database })
  browser = createTestBrowser(test.app)
  await browser.signIn(MEMBER)
  await browser.get('/api/profile')
  await forgetInMemory()
  const stored = await parts().selectFrom('guardian_parts').select(['part', 'body']).execute()
  bodies = new Map(stored.map(({ part, body }) => [part, body]))
})
afterAll(async () => {
  await test.close()
  await database.close()
  await prepared.remove()
})

/** A part that cannot be read makes the server ask the platform again, if it is opened at all. */
async function opens(url: string, part: PartName): Promise<boolean> {
  await forgetInMemory()
  await write(part, NO_PART)
  const before = test.fake.calls.readGuardian
  const { statusCode } = await browser.get(url)
  expect([url, part, statusCode]).toEqual([url, part, 200])
  await forgetInMemory()
  await write(part, bodies.get(part) ?? NO_PART)
  return test.fake.calls.readGuardian > before
}

const items: readonly PartName[] = ['weapons', 'armor', 'others']

it.each<readonly [url: string, needed: readonly PartName[]]>([
  ['/api/atlas/triumphs', ['account', 'records']],
  ['/api/atlas/collectibles', ['account', 'records']],
  ['/api/atlas/progress', ['account', 'records']],
  ['/api/atlas/map/points', []],
  ['/api/profile', ['account', ...items]],
  ['/api/shares/drafts/profile', ['account', ...items]],
  [`/api/inventory/3/${MEMBER}`, ['account', ...items]],
  ['/api/dashboard/guardian-data', ['account', ...items, 'progress', 'records']],
])('%s opens of a stored copy only what it shows', async (url, needed) => {
  const opened: PartName[] = []
  for (const part of PART_NAMES) if (await opens(url, part)) opened.push(part)
  expect(opened).toEqual(needed)
})
