import type { FastifyInstance } from 'fastify'
import type { SandboxContext } from '../../sandbox-context.ts'
import { sendSuccess } from '../envelope.ts'
import { parseWhole } from '../parameters.ts'
import { WireError } from '../platform-errors.ts'

const RESULTS_A_PAGE = 25
const MOST_PAGES = 1_000_000

/** Players whose names begin alike: by the name of the platform, page by page, and by the users' search of old. */
export function registerSearchRoutes(app: FastifyInstance, { guardians }: SandboxContext): void {
  const search = (prefix: string, pageText: string) => {
    const page = parseWhole(pageText, { name: 'page', fallback: 0, min: 0, max: MOST_PAGES })
    const found = guardians.search(prefix)
    return {
      searchResults: found.slice(page * RESULTS_A_PAGE, (page + 1) * RESULTS_A_PAGE),
      page,
      hasMore: found.length > (page + 1) * RESULTS_A_PAGE,
    }
  }

  app.post<{ Params: { page: string }; Body: unknown }>('/User/Search/GlobalName/:page/', (request, reply) =>
    sendSuccess(reply, search(readPrefix(request.body), request.params.page)),
  )

  app.get<{ Params: { prefix: string; page: string } }>(
    '/User/Search/Prefix/:prefix/:page/',
    (request, reply) => sendSuccess(reply, search(request.params.prefix, request.params.page)),
  )

  app.get<{ Querystring: { q?: string } }>('/User/SearchUsers/', (request, reply) => {
    const names = guardians
      .search(request.query.q ?? '')
      .map(({ bungieNetMembershipId }) => bungieNetMembershipId)
    const cards = guardians.cards.filter(({ platformMembershipId }) => names.includes(platformMembershipId))
    return sendSuccess(
      reply,
      cards.map((card) => guardians.memberships(card).bungieNetUser),
    )
  })
}

function readPrefix(body: unknown): string {
  const { displayNamePrefix } = Object(body) as { displayNamePrefix?: unknown }
  if (typeof displayNamePrefix !== 'string' || displayNamePrefix === '')
    throw new WireError(18, { message: 'Send displayNamePrefix.' })
  return displayNamePrefix
}
