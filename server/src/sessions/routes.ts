import {
  callbackRequestSchema,
  doneSchema,
  loginAnswerSchema,
  refreshAnswerSchema,
  refreshRequestSchema,
  sessionAnswerSchema,
  sessionListSchema,
} from '@ai-vault/contract/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../http/fastify-app.ts'
import type { Cookies } from './cookies.ts'
import type { SessionGuard } from './session-guard.ts'
import type { Sessions } from './sessions.ts'

export interface SessionRoutesDeps {
  readonly sessions: Sessions
  readonly cookies: Cookies
  readonly guard: SessionGuard
}

const tags = ['session']
/** Counted more strictly than the rest, by address: there is no session yet to count by. */
const config = { sensitive: true }
/** Nothing of a sign-in is kept by a cache on the way, whatever it thinks of POST. */
const unstored = {
  onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
  },
}
const done = { success: true } as const

export function sessionRoutes(app: App, { sessions, cookies, guard }: SessionRoutesDeps) {
  app.get(
    '/api/bungie/login',
    {
      ...unstored,
      config,
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
      config,
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
      schema: {
        tags,
        summary: 'Exchange the refresh handle for a new pair',
        body: refreshRequestSchema,
        response: { 200: refreshAnswerSchema },
      },
    },
    async (request, reply) => {
      const cookie = cookies.session(request)
      const fromPage = request.headers['sec-fetch-site'] === 'same-origin'
      const answer = await sessions.refresh(request.body.refresh_token, cookie, fromPage)
      if (cookie) cookies.setSession(reply, cookie)
      return answer
    },
  )

  app.post(
    '/api/bungie/logout',
    { ...unstored, schema: { tags, summary: 'End this session', response: { 200: doneSchema } } },
    async (request, reply) => {
      await sessions.signOut(cookies.session(request))
      cookies.clearSession(reply)
      reply.header('clear-site-data', '"cache"')
      return done
    },
  )

  app.get(
    '/api/bungie/sessions',
    { ...unstored, schema: { tags, summary: 'Your sessions', response: { 200: sessionListSchema } } },
    async (request) => sessions.list(await guard.signedIn(request)),
  )

  app.delete(
    '/api/bungie/sessions/:id',
    {
      ...unstored,
      schema: {
        tags,
        summary: 'Revoke one of your sessions',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await sessions.revoke(await guard.signedIn(request), request.params.id)
      return done
    },
  )
}
