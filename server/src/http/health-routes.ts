import { sql } from 'kysely'
import { z } from 'zod'
import type { Query } from '../db/database.ts'
import type { ManifestLoader } from '../guardians/manifest-loader.ts'
import type { App } from './fastify-app.ts'

export interface HealthRoutesDeps {
  readonly query: Query
  readonly manifest: Pick<ManifestLoader, 'loaded'>
}

const checksSchema = z.object({ ready: z.boolean(), database: z.boolean(), manifest: z.boolean() })
const config = { unlimited: true }

/** For whoever runs the server: alive at all, and ready for players. */
export function healthRoutes(app: App, { query, manifest }: HealthRoutesDeps) {
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ ok: true }))

  app.get(
    '/readyz',
    { config, schema: { hide: true, response: { 200: checksSchema, 503: checksSchema } } },
    async (_request, reply) => {
      const database = await sql`select 1`.execute(query).then(
        () => true,
        () => false,
      )
      const ready = database && manifest.loaded
      return reply.code(ready ? 200 : 503).send({ ready, database, manifest: manifest.loaded })
    },
  )
}
