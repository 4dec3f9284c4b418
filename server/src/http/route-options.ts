import type { FastifySchema } from 'fastify'
import type { Access } from './protection/declared-access.ts'

/** What a route declares: who may call it, what it takes and what it answers. */
export function allow<Schema extends FastifySchema>(auth: Access, schema: Schema) {
  return { config: { auth }, schema }
}
