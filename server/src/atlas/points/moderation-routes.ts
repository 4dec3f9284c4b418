import {
  decisionAnswerSchema,
  decisionRequestSchema,
  editRequestSchema,
  queueAnswerSchema,
  revertRequestSchema,
} from '@ai-vault/contract/atlas/moderation.ts'
import { pointAnswerSchema, standingSchema } from '@ai-vault/contract/atlas/points.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { z } from 'zod'
import type { App } from '../../http/fastify-app.ts'
import { allow } from '../../http/route-options.ts'
import { playerOf } from '../../sessions/guards/player.ts'
import type { Moderation } from './moderation.ts'
import type { PointReader } from './point-reader.ts'
import type { PointService } from './point-service.ts'

export interface ModerationRoutesDeps {
  readonly moderation: Moderation
  readonly points: PointService
  readonly reader: PointReader
}

const tags = ['atlas']
const id = z.object({ id: z.string().min(1).max(64) })
const querystring = z.object({ language: languageParameter })

export function moderationRoutes(app: App, { moderation, points, reader }: ModerationRoutesDeps) {
  app.get(
    '/api/atlas/standing',
    allow('session', {
      tags,
      summary: 'What the signed-in player is on the map: member, trusted, moderator or admin',
      response: { 200: standingSchema },
    }),
    async (request) => points.standing(playerOf(request)),
  )

  app.get(
    '/api/atlas/moderation/queue',
    allow('moderator', {
      tags,
      summary: 'Points that wait for a moderator',
      querystring,
      response: { 200: queueAnswerSchema },
    }),
    async (request) => {
      const player = playerOf(request)
      await moderation.requireModerator(player)
      return reader.queue(player, request)
    },
  )

  app.post(
    '/api/atlas/moderation/decisions',
    allow('moderator', {
      tags,
      summary: 'One decision about one or many points',
      body: decisionRequestSchema,
      response: { 200: decisionAnswerSchema },
    }),
    async (request) => moderation.decide(playerOf(request), request.body),
  )

  app.patch(
    '/api/atlas/map/points/:id',
    allow('moderator', {
      tags,
      summary: 'Puts name, kind or place of a point right',
      params: id,
      querystring,
      body: editRequestSchema,
      response: { 200: pointAnswerSchema },
    }),
    async (request) => {
      const player = playerOf(request)
      const row = await moderation.edit(player, request.params.id, request.body)
      return { success: true as const, point: await reader.point(player, request, row) }
    },
  )

  app.post(
    '/api/atlas/map/points/:id/revert',
    allow('moderator', {
      tags,
      summary: 'Takes a change of a point back',
      params: id,
      querystring,
      body: revertRequestSchema,
      response: { 200: pointAnswerSchema },
    }),
    async (request) => {
      const player = playerOf(request)
      const row = await moderation.revert(player, request.params.id, request.body.change_id)
      return { success: true as const, point: await reader.point(player, request, row) }
    },
  )
}
