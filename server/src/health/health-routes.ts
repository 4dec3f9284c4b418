import { sql } from 'kysely'
import { z } from 'zod'
import { unlessAborted } from '../async/unless-aborted.ts'
import type { Query } from '../db/database.ts'
import type { ManifestLoader } from '../guardians/manifest-loader.ts'
import type { App } from '../http/fastify-app.ts'

export interface HealthRoutesDeps {
  readonly query: Query
  readonly manifest: Pick<ManifestLoader, 'loaded'>
  /** A database that answers later than this is not ready. */
  readonly readyLimitMs?: number
}

const checksSchema = z.object({ ready: z.boolean(), database: z.boolean(), manifest: z.boolean() })
const config = { auth: 'public', unlimited: true } as const

/** For whoever runs the server: alive at all, and ready for players. */
export function healthRoutes(app: App, { query, manifest, readyLimitMs = 2_000 }: HealthRoutesDeps) {
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ ok: true }))

  app.get(
    '/readyz',
    { config, schema: { hide: true, response: { 200: checksSchema, 503: checksSchema } } },
    async (_request, reply) => {
      const answer = sql`select 1`.execute(query)
      const database = await unlessAborted(answer, AbortSignal.timeout(readyLimitMs)).then(
        () => true,
        () => false,
      )
      const ready = database && manifest.loaded
      return reply.code(ready ? 200 : 503).send({ ready, database, manifest: manifest.loaded })
    },
  )
}
