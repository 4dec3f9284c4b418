import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases, postgresSettings } from '../../test-support/databases/databases.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { features } from '../features.ts'
import { createFastify } from '../http/fastify-app.ts'
import { healthRoutes } from './feature.ts'

describe('readiness', () => {
  let database: Database
  let remove: () => Promise<void>
  beforeAll(async () => {
    const prepared = await postgresSettings()
    remove = prepared.remove
    database = await openDatabase(prepared.settings, features.migrations)
  })
  afterAll(async () => {
    await database.close()
    await remove()
  })

  it('is denied in good time by a database that does not answer', async () => {
    const app = createFastify(pino({ level: 'silent' }), false)
    healthRoutes(app, { query: database.query, manifest: { loaded: true }, readyLimitMs: 50 })
    const { pool } = database
    const taken = await Promise.all(Array.from({ length: pool?.options.max ?? 0 }, () => pool?.connect()))
    const response = await app.inject({ url: '/readyz' })
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { ready: false, database: false, manifest: true },
    ])
    for (const client of taken) client?.release()
    await app.close()
  })
})

onBothDatabases('readiness', (database) => {
  it('is denied by a database that answers and takes no writes, and given back once it does', async () => {
    const { query, kind } = database.current
    const app = createFastify(pino({ level: 'silent' }), false)
    healthRoutes(app, { query, manifest: { loaded: true }, lookEveryMs: 0 })
    const statusOf = async () => (await app.inject({ url: '/readyz' })).statusCode
    expect(await statusOf()).toBe(200)
    // As on a full disk: reading goes on, and every write fails.
    if (kind === 'sqlite') await sql`pragma query_only = on`.execute(query)
    else
      await sql`alter table installation add constraint full_disk check (name = '') not valid`.execute(query)
    expect(await statusOf()).toBe(503)
    if (kind === 'sqlite') await sql`pragma query_only = off`.execute(query)
    else await sql`alter table installation drop constraint full_disk`.execute(query)
    expect(await statusOf()).toBe(200)
    await app.close()
  })

  it('is tested by one write for everybody who asks within a moment', async () => {
    const { query } = database.current
    const app = createFastify(pino({ level: 'silent' }), false)
    healthRoutes(app, { query, manifest: { loaded: true }, lookEveryMs: 60_000 })
    const written = () =>
      query
        .selectFrom('installation')
        .select('value')
        .where('name', '=', 'last_write_test')
        .executeTakeFirst()
    await app.inject({ url: '/readyz' })
    const first = await written()
    for (let at = 0; at < 20; at++) await app.inject({ url: '/readyz' })
    expect(await written()).toEqual(first)
    await app.close()
  })
})
