import {
  accessTokenListSchema,
  newAccessTokenRequestSchema,
  newAccessTokenSchema,
} from '@ai-vault/contract/account/access-tokens.ts'
import { doneSchema } from '@ai-vault/contract/account/session.ts'
import { z } from 'zod'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { AccessTokens } from './access-tokens.ts'

export interface AccessTokenRoutesDeps {
  readonly accessTokens: AccessTokens
}

const tags = ['access tokens']
/** A token cannot make another one: it has to be done where the player is signed in. */
const config = { auth: 'session' } as const

export function accessTokenRoutes(app: App, { accessTokens }: AccessTokenRoutesDeps) {
  app.get(
    '/api/access-tokens',
    {
      config,
      schema: { tags, summary: 'Your personal access tokens', response: { 200: accessTokenListSchema } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { tokens: await accessTokens.list(playerOf(request).membershipId) }
    },
  )

  app.post(
    '/api/access-tokens',
    {
      config,
      schema: {
        tags,
        summary: 'Makes a personal access token; this answer alone shows it',
        body: newAccessTokenRequestSchema,
        response: { 200: newAccessTokenSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return accessTokens.create(playerOf(request).membershipId, request.body.name)
    },
  )

  app.delete(
    '/api/access-tokens/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Revokes one of your access tokens',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await accessTokens.revoke(playerOf(request).membershipId, request.params.id)
      return { success: true as const }
    },
  )
}
