import type { FastifyRequest } from 'fastify'
import type { App } from '../../http/fastify-app.ts'
import type { Access } from '../../http/protection/declared-access.ts'
import { refuse } from '../refusals.ts'
import type { Session } from './authenticate.ts'
import type { Role, Roles } from './roles.ts'
import { bearerOf, type SessionGuard } from './session-guard.ts'

export interface RouteGuardDeps {
  readonly guard: SessionGuard
  readonly roles: Roles
  readonly accessTokens: {
    /** Tells by its form alone whether a bearer is meant as one. */
    isToken(bearer: string): boolean
    playerOf(token: string): Promise<Session>
  }
}

/**
 * Holds every route to its declaration, before the body is read. A route of a player's own is about that player: a
 * membership named beside it in the path, the query or the body must be theirs (G-04).
 */
export function guardRoutes(app: App, { guard, roles, accessTokens }: RouteGuardDeps) {
  app.decorateRequest('player', null)

  async function withRole(request: FastifyRequest, role: Role): Promise<Session> {
    const session = await guard.signedIn(request)
    if (!roles.includes(session.membershipId, role)) throw refuse('role-missing')
    return session
  }
  async function byTokenOrSession(request: FastifyRequest): Promise<Session> {
    const bearer = bearerOf(request)
    return bearer && accessTokens.isToken(bearer) ? accessTokens.playerOf(bearer) : guard.signedIn(request)
  }
  const letIn: Record<Exclude<Access, 'public'>, (request: FastifyRequest) => Promise<Session>> = {
    session: (request) => guard.signedIn(request),
    cookie: (request) => guard.byCookie(request),
    token: byTokenOrSession,
    moderator: (request) => withRole(request, 'moderator'),
    admin: (request) => withRole(request, 'admin'),
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return
    const { auth } = request.routeOptions.config
    if (auth === 'public') return
    if (!auth) throw new Error(`${request.routeOptions.url} does not say who may call it`)
    // Whatever is about a player is no business of a cache that others share; a route may say more.
    reply.header('cache-control', 'private, no-cache')
    request.player = await letIn[auth](request)
  })

  app.addHook('preValidation', async (request) => {
    const { auth } = request.routeOptions.config
    if (!request.player || auth === 'moderator' || auth === 'admin') return
    for (const part of [request.params, request.query, request.body]) requireOwner(request.player, part)
  })
}

const OWNER_FIELDS = {
  membership_id: 'membershipId',
  user_id: 'membershipId',
  membership_type: 'membershipType',
} as const

function requireOwner(player: Session, part: unknown) {
  if (typeof part !== 'object' || part === null) return
  for (const [name, value] of Object.entries(part)) {
    if (!isOwnerField(name)) continue
    const named = [value].flat().filter((each) => each !== undefined && each !== null)
    if (named.some((each) => String(each) !== String(player[OWNER_FIELDS[name]]))) throw refuse('not-owner')
  }
}

const isOwnerField = (name: string): name is keyof typeof OWNER_FIELDS => Object.hasOwn(OWNER_FIELDS, name)
