import type { FastifyRequest } from 'fastify'
import type { Session } from './authenticate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the guard has let in; read it with `playerOf`. */
    player: Session | null
  }
}

/** Who is asking, on every route that is not public (G-04: identity comes from here alone). */
export function playerOf(request: FastifyRequest): Session {
  if (request.player) return request.player
  throw new Error(`${request.routeOptions.url} is public: it has no player`)
}
