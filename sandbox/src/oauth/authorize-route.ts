import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { HTML_TYPE } from '../wire/html-page.ts'
import { authorizePage, contentSecurityPolicy, refusalPage } from './authorize-page.ts'
import { type GuardianListing, listGuardians } from './guardian-listing.ts'
import type { RegisteredApp } from './registered-app.ts'

interface AuthorizeQuery {
  readonly client_id?: string
  readonly response_type?: string
  readonly state?: string
  readonly redirect_uri?: string
  readonly reauth?: string
  readonly as?: string
  readonly deny?: string
}

/** Where the answer goes, or why there is none. */
function checkRequest(
  query: AuthorizeQuery,
  app: RegisteredApp,
): { redirectUrl: string } | { reason: string } {
  if (query.client_id !== app.clientId)
    return { reason: 'No application with this client_id is registered here.' }
  if (query.response_type !== 'code') return { reason: 'The response_type must be code.' }
  if (query.redirect_uri === undefined) return { redirectUrl: app.redirectUrls[0] }
  if (!app.redirectUrls.includes(query.redirect_uri)) {
    return { reason: 'The redirect_uri is not the one that is registered for this application.' }
  }
  return { redirectUrl: query.redirect_uri }
}

function sendPage(reply: FastifyReply, status: number, html: string, redirectUrl?: string): FastifyReply {
  return reply
    .code(status)
    .type(HTML_TYPE)
    .headers({
      'content-security-policy': contentSecurityPolicy(redirectUrl),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html)
}

function sendBack(reply: FastifyReply, redirectUrl: string, answer: Record<string, string | undefined>) {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return reply.header('cache-control', 'no-store').redirect(url.href, 302)
}

/** The page where a player chooses a guardian; `&as=` chooses at once, for scripts. */
export function registerAuthorizeRoute(app: FastifyInstance, context: SandboxContext): void {
  const { guardians, grants, app: registered } = context
  const listing = { day: '', guardians: [] as readonly GuardianListing[] }
  const listToday = () => {
    const day = context.clock.now().toISOString().slice(0, 10)
    if (listing.day !== day) Object.assign(listing, { day, guardians: listGuardians(context) })
    return listing.guardians
  }

  const authorize = (query: AuthorizeQuery, reply: FastifyReply) => {
    const checked = checkRequest(query, registered)
    if ('reason' in checked) return sendPage(reply, 400, refusalPage(checked.reason))
    const { redirectUrl } = checked
    if (query.deny !== undefined)
      return sendBack(reply, redirectUrl, { error: 'access_denied', state: query.state })
    if (query.as === undefined) {
      const { as: _as, deny: _deny, ...parameters } = query
      const page = authorizePage({ guardians: listToday(), parameters, redirectUrl })
      return sendPage(reply, 200, page, redirectUrl)
    }
    const card = guardians.cards.find(({ id }) => id === query.as)
    if (!card) {
      const names = guardians.cards.map(({ id }) => id).join(', ')
      return sendPage(reply, 400, refusalPage(`There is no demo guardian of that name. There are ${names}.`))
    }
    return sendBack(reply, redirectUrl, { code: grants.issueCode(card), state: query.state })
  }
  for (const path of ['/:locale/OAuth/Authorize', '/:locale/OAuth/Authorize/']) {
    app.get<{ Querystring: AuthorizeQuery }>(path, (request, reply) => authorize(request.query, reply))
  }
}
