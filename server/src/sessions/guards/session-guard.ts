import type { FastifyRequest } from 'fastify'
import type { Sessions } from '../sessions.ts'
import type { Credentials, Session } from './authenticate.ts'
import type { Cookies } from './cookies.ts'

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Tells who is asking. Routes that need it declare so and read `playerOf`; only what is public for most uses this. */
export interface SessionGuard {
  /** Handle and cookie together; anything else is refused with its reason. */
  signedIn(request: FastifyRequest): Promise<Session>
  /** The cookie alone, for calls whose bearer is something else or that cannot carry one. */
  byCookie(request: FastifyRequest): Promise<Session>
}

export function createSessionGuard(
  sessions: Pick<Sessions, 'byHandle' | 'byCookie'>,
  cookies: Cookies,
): SessionGuard {
  const credentials = (request: FastifyRequest): Credentials => ({
    bearer: bearerOf(request),
    cookie: cookies.session(request),
  })
  return {
    signedIn: (request) => sessions.byHandle(credentials(request)),
    byCookie: (request) => sessions.byCookie(cookies.session(request)),
  }
}
