import {
  deleteRequestSchema,
  exportSchema,
  profileAnswerSchema,
  storedDataSchema,
} from '@ai-vault/contract/account/profile.ts'
import { doneSchema } from '@ai-vault/contract/account/session.ts'
import { isNameOf } from '@ai-vault/game/player-name.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PlayerData } from '../composition/player-data.ts'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import type { Cookies } from '../sessions/guards/cookies.ts'
import { playerOf } from '../sessions/guards/player.ts'
import { type Profiles, storedParts } from './profile.ts'

export interface ProfileRoutesDeps {
  readonly profiles: Profiles
  readonly playerData: PlayerData
  readonly cookies: Pick<Cookies, 'clearSession'>
  readonly now: () => number
}

const tags = ['profile']
/** All of it about the player alone: no token of a script opens it, and no cache keeps it. */
const own = {
  config: { auth: 'session' },
  onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
  },
} as const

export function profileRoutes(app: App, { profiles, playerData, cookies, now }: ProfileRoutesDeps) {
  app.get(
    '/api/profile',
    {
      ...own,
      schema: {
        tags,
        summary: 'Your account at the platform and what others see of it',
        response: { 200: profileAnswerSchema },
      },
    },
    (request) => profiles.read(playerOf(request)),
  )

  app.get(
    '/api/profile/stored',
    {
      ...own,
      schema: { tags, summary: 'What is kept about you, counted', response: { 200: storedDataSchema } },
    },
    async (request) => ({ parts: storedParts(await playerData.exportOf(playerOf(request).membershipId)) }),
  )

  app.get(
    '/api/profile/export',
    {
      ...own,
      schema: { tags, summary: 'Everything that is kept about you', response: { 200: exportSchema } },
    },
    async (request, reply) => {
      const { membershipId, displayName } = playerOf(request)
      const body = {
        exported_at: new Date(now()).toISOString(),
        membership_id: membershipId,
        display_name: displayName,
        data: await playerData.exportOf(membershipId),
      }
      return sendFile(reply, `ai-vault-${membershipId}.json`, body)
    },
  )

  app.post(
    '/api/profile/delete',
    {
      ...own,
      schema: {
        tags,
        summary: 'Deletes everything that is kept about you and signs you out everywhere',
        body: deleteRequestSchema,
        response: { 200: doneSchema },
      },
    },
    async (request, reply) => {
      const { membershipId, displayName } = playerOf(request)
      if (!isNameOf(request.body.confirm, displayName, membershipId)) {
        throw new ApiError(422, 'name-differs', 'Nothing was deleted: the name is not yours.')
      }
      await playerData.forget(membershipId)
      cookies.clearSession(reply)
      reply.header('clear-site-data', '"cache"')
      return { success: true as const }
    },
  )
}

/** As a file to keep, readable as it is; a serializer would walk some megabytes to change nothing. */
function sendFile(reply: FastifyReply, name: string, body: object) {
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body, null, 2))
}
