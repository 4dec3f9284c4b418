import { z } from 'zod'
import { patient } from '../async/patience.ts'
import { unlessAborted } from '../async/unless-aborted.ts'
import { defineFeature } from '../composition/feature.ts'
import type { Query } from '../db/database.ts'
import type { ManifestLoader } from '../guardians/manifest-loader.ts'
import type { App } from '../http/fastify-app.ts'

interface HealthRoutesDeps {
  readonly query: Query
  readonly manifest: Pick<ManifestLoader, 'loaded'>
  /** A database that answers later than this is not ready. */
  readonly readyLimitMs?: number
  /** How long one look stands for the next ones. */
  readonly lookEveryMs?: number
}

const LOOK_EVERY_MS = 2_000
const checksSchema = z.object({ ready: z.boolean(), database: z.boolean(), manifest: z.boolean() })
const config = { auth: 'public', unlimited: true } as const

/** For whoever runs the server: alive at all, and ready for players. */
export function healthRoutes(app: App, deps: HealthRoutesDeps) {
  const { query, manifest, readyLimitMs = patient(2_000), lookEveryMs = LOOK_EVERY_MS } = deps
  const storesWithin = createStorageLook(query, lookEveryMs)

  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ ok: true }))

  app.get(
    '/readyz',
    { config, schema: { hide: true, response: { 200: checksSchema, 503: checksSchema } } },
    async (_request, reply) => {
      const database = await storesWithin(readyLimitMs)
      const ready = database && manifest.loaded
      return reply.code(ready ? 200 : 503).send({ ready, database, manifest: manifest.loaded })
    },
  )
}

/**
 * Whether the database takes writes: one on a full disk still answers questions. Everybody may ask, so one write stands
 * for all that ask within a moment.
 */
function createStorageLook(query: Query, everyMs: number) {
  let look: { readonly at: number; readonly stores: Promise<boolean> } | undefined

  async function write(limitMs: number): Promise<boolean> {
    const value = new Date().toISOString()
    const written = query
      .insertInto('installation')
      .values({ name: 'last_write_test', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
    return unlessAborted(written, AbortSignal.timeout(limitMs)).then(
      () => true,
      () => false,
    )
  }

  return (limitMs: number): Promise<boolean> => {
    if (!look || performance.now() - look.at >= everyMs) {
      look = { at: performance.now(), stores: write(limitMs) }
    }
    return look.stores
  }
}

export const healthFeature = defineFeature({
  name: 'health',
  create: (needs: HealthRoutesDeps) => ({
    services: {},
    routes: (app) => healthRoutes(app, needs),
  }),
})
