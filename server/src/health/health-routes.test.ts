import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSettings } from '../../test-support/databases.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { features } from '../features.ts'
import { createFastify } from '../http/fastify-app.ts'
import { healthRoutes } from './health-routes.ts'

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
