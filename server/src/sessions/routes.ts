import {
  callbackRequestSchema,
  doneSchema,
  loginAnswerSchema,
  refreshAnswerSchema,
  refreshRequestSchema,
  sessionAnswerSchema,
  sessionListSchema,
} from '@ai-vault/contract/account/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../http/fastify-app.ts'
import type { Cookies } from './guards/cookies.ts'
import { playerOf } from './guards/player.ts'
import type { Sessions } from './sessions.ts'

export interface SessionRoutesDeps {
  readonly sessions: Sessions
  readonly cookies: Cookies
}

const tags = ['session']
/** Counted more strictly than the rest, by address: there is no session yet to count by. */
const sensitive = { auth: 'public', sensitive: true } as const
/** The handle that is exchanged, and the cookie, are looked at by the exchange itself. */
const own = { auth: 'public' } as const
const signedIn = { auth: 'session' } as const
/** Nothing of a sign-in is kept by a cache on the way, whatever it thinks of POST. */
const unstored = {
  onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
  },
}
const done = { success: true } as const

function signInRoutes(app: App, { sessions, cookies }: SessionRoutesDeps) {
  app.get(
    '/api/bungie/login',
    {
      ...unstored,
      config: sensitive,
      schema: { tags, summary: 'Begin a sign-in', response: { 200: loginAnswerSchema } },
    },
    async (_request, reply) => {
      const { authUrl, nonce } = sessions.signIn.begin()
      cookies.setLogin(reply, nonce)
      return { auth_url: authUrl }
    },
  )

  app.post(
    '/api/bungie/callback',
    {
      ...unstored,
      config: sensitive,
      schema: {
        tags,
        summary: 'Finish a sign-in with the code the platform gave',
        body: callbackRequestSchema,
        response: { 200: sessionAnswerSchema },
      },
    },
    async (request, reply) => {
      // One-time: whatever happens now, this nonce is spent.
      cookies.clearLogin(reply)
      const { answer, cookie } = await sessions.signIn.complete({
        ...request.body,
        nonce: cookies.login(request),
        userAgent: request.headers['user-agent'] ?? '',
        replacedCookie: cookies.session(request),
      })
      cookies.setSession(reply, cookie)
      return answer
    },
  )

  app.post(
    '/api/bungie/refresh',
    {
      ...unstored,
      config: own,
      schema: {
        tags,
        security: [{ cookie: [] }],
        summary: 'Exchange the refresh handle for a new pair',
        body: refreshRequestSchema,
        response: { 200: refreshAnswerSchema },
      },
    },
    async (request, reply) => {
      const cookie = cookies.session(request)
      const answer = await sessions.refresh(request.body.refresh_token, cookie, isFromPage(request))
      if (cookie) cookies.setSession(reply, cookie)
      return answer
    },
  )

  app.post(
    '/api/bungie/logout',
    {
      ...unstored,
      config: own,
      schema: {
        tags,
        // Whoever has no session any more is told the same.
        security: [{ cookie: [] }, {}],
        summary: 'End this session, if there is one',
        response: { 200: doneSchema },
      },
    },
    async (request, reply) => {
      await sessions.signOut(cookies.session(request))
      cookies.clearSession(reply)
      reply.header('clear-site-data', '"cache"')
      return done
    },
  )
}

/** The sessions that a player has, each on its own device. */
function ownSessionRoutes(app: App, { sessions, cookies }: SessionRoutesDeps) {
  app.get(
    '/api/bungie/sessions',
    {
      ...unstored,
      config: signedIn,
      schema: { tags, summary: 'Your sessions', response: { 200: sessionListSchema } },
    },
    async (request) => sessions.list(playerOf(request)),
  )

  app.delete(
    '/api/bungie/sessions',
    {
      ...unstored,
      config: signedIn,
      schema: {
        tags,
        summary: 'Sign out everywhere: end all your sessions, this one included',
        response: { 200: doneSchema },
      },
    },
    async (request, reply) => {
      await sessions.signOutEverywhere(playerOf(request))
      cookies.clearSession(reply)
      reply.header('clear-site-data', '"cache"')
      return done
    },
  )

  app.delete(
    '/api/bungie/sessions/:id',
    {
      ...unstored,
      config: signedIn,
      schema: {
        tags,
        summary: 'Revoke one of your sessions',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await sessions.revoke(playerOf(request), request.params.id)
      return done
    },
  )
}

export function sessionRoutes(app: App, deps: SessionRoutesDeps) {
  signInRoutes(app, deps)

  ownSessionRoutes(app, deps)
}

/**
 * Browsers say it in Sec-Fetch-Site, but only over https and on loopback; on plain http beyond it the origin of a POST
 * says the same, and one that is not ours was refused before (http/protection/same-origin.ts). No page can forge either.
 */
function isFromPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin !== undefined : site === 'same-origin'
}
