import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { areaOf, pathOf } from './areas.ts'
import { WireError } from './platform-errors.ts'

/** What a page of the registered application may send; the platform names no others. */
const ALLOWED_HEADERS = 'X-API-Key, Authorization, Content-Type'
const ALLOWED_METHODS = 'GET, POST, OPTIONS'
/** What a script may read beside the body. */
const EXPOSED_HEADERS = 'x-ventcore-status, x-selfurl'
const PREFLIGHT_SECONDS = 600

const AREAS = new Set(['platform', 'token', 'content'])
const isShared = (request: FastifyRequest): boolean => AREAS.has(areaOf(pathOf(request.url)))

/** The origin that may read the answer: the caller's if it is registered, else the platform's own and nobody's. */
function readableBy({ app }: SandboxContext, request: FastifyRequest): string {
  const { origin } = request.headers
  return origin !== undefined && app.origins.includes(origin)
    ? origin
    : `${request.protocol}://${request.host}`
}

function addVary(reply: FastifyReply): void {
  const others = reply.getHeader('vary')
  reply.header('vary', others === undefined ? 'Origin' : `${others}, Origin`)
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': ALLOWED_METHODS,
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
    .send()
}

/**
 * Lets pages of the registered application read the answers. A preflight carries neither key nor token, so it is
 * answered before either is asked for, and before any fault: what a page may send does not depend on the weather.
 */
export function registerCrossOrigin(app: FastifyInstance, context: SandboxContext): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' && isShared(request)) return answerPreflight(reply)
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isShared(request)) return
    addVary(reply)
    if (request.headers.origin === undefined) return
    reply.headers({
      'access-control-allow-origin': readableBy(context, request),
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED_HEADERS,
    })
  })
}

/** A key is good for the pages of its own application only; callers that are no page send no origin. */
export function refuseForeignOrigin({ app }: SandboxContext, { headers: { origin } }: FastifyRequest): void {
  if (origin === undefined || app.origins.includes(origin)) return
  throw new WireError(2107, { data: { Origin: origin } })
}
