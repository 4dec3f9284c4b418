import { doneSchema } from '@ai-vault/contract/account/session.ts'
import {
  appealRequestSchema,
  foundRequestSchema,
  geoJsonSchema,
  historyAnswerSchema,
  mapDestinationsAnswerSchema,
  pointAnswerSchema,
  pointsAnswerSchema,
  reportRequestSchema,
  submissionSchema,
  voteAnswerSchema,
  voteRequestSchema,
} from '@ai-vault/contract/atlas/points.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { isModerating } from '@ai-vault/game/atlas/point-rules.ts'
import { z } from 'zod'
import type { App } from '../../http/fastify-app.ts'
import { allow } from '../../http/route-options.ts'
import { playerOf } from '../../sessions/guards/player.ts'
import type { ChangeLog, LogReader } from './change-log.ts'
import type { PointReader } from './point-reader.ts'
import type { Player, PointService } from './point-service.ts'

export interface PointRoutesDeps {
  readonly points: PointService
  readonly reader: PointReader
  readonly log: ChangeLog
}

const tags = ['atlas']
const id = z.object({ id: z.string().min(1).max(64) })
const hash = z.coerce.number('must be a number').int().nonnegative()
const listQuery = z.object({ destinationHash: hash.optional(), language: languageParameter })
const pageQuery = z.object({ before: z.coerce.number().int().positive().optional() })
const PAGE = 50

/** The map as players see it. */
function readingRoutes(app: App, { points, reader }: PointRoutesDeps) {
  app.get(
    '/api/atlas/map/destinations',
    allow('session', {
      tags,
      summary: 'The destinations of the map with the number of their points',
      querystring: z.object({ language: languageParameter }),
      response: { 200: mapDestinationsAnswerSchema },
    }),
    async (request) => {
      return reader.destinations(request)
    },
  )

  app.get(
    '/api/atlas/map/points',
    allow('session', {
      tags,
      summary: 'Points of one destination or of all; pending ones first',
      querystring: listQuery,
      response: { 200: pointsAnswerSchema },
    }),
    async (request) => {
      const player = playerOf(request)
      const you = await points.standing(player)
      const { destinationHash } = request.query
      const everything = isModerating(you.role)
      return { ...(await reader.points(player, request, { destinationHash, everything })), you }
    },
  )

  app.get(
    '/api/atlas/map/points.geojson',
    allow('session', {
      tags,
      summary: 'The approved points as GeoJSON',
      querystring: listQuery,
      response: { 200: geoJsonSchema },
    }),
    async (request, reply) => {
      const player = playerOf(request)
      const { destinationHash } = request.query
      reply.header('content-disposition', 'attachment; filename="ai-vault-points.geojson"')
      reply.type('application/geo+json; charset=utf-8')
      return reader.geoJson(player, request, destinationHash)
    },
  )
}

/** What a player does about points of one's own. */
function submissionRoutes(app: App, { points, reader }: PointRoutesDeps) {
  app.post(
    '/api/atlas/map/points',
    allow('session', {
      tags,
      summary: 'Submits a point; it is pending until it is approved',
      querystring: z.object({ language: languageParameter }),
      body: submissionSchema,
      response: { 201: pointAnswerSchema },
    }),
    async (request, reply) => {
      const player = playerOf(request)
      const placed = await reader.checkPlace(request.body)
      const row = await points.submit(player, { ...request.body, ...placed })
      return reply.code(201).send({ success: true, point: await reader.point(player, request, row) })
    },
  )

  app.delete(
    '/api/atlas/map/points/:id',
    allow('session', {
      tags,
      summary: 'Takes back a pending point of one’s own',
      params: id,
      response: { 200: doneSchema },
    }),
    async (request) => {
      await points.withdraw(playerOf(request), request.params.id)
      return { success: true as const }
    },
  )

  app.post(
    '/api/atlas/map/points/:id/appeal',
    allow('session', {
      tags,
      summary: 'Asks for another look at a refused or hidden point of one’s own, once',
      params: id,
      body: appealRequestSchema,
      response: { 200: doneSchema },
    }),
    async (request) => {
      await points.appeal(playerOf(request), request.params.id, request.body.text)
      return { success: true as const }
    },
  )
}

/** What a player says about the points of others. */
function opinionRoutes(app: App, { points, reader }: PointRoutesDeps) {
  app.post(
    '/api/atlas/map/points/:id/vote',
    allow('session', {
      tags,
      summary: 'Votes for or against a point; the same vote again takes it back',
      params: id,
      body: voteRequestSchema,
      response: { 200: voteAnswerSchema },
    }),
    async (request) => {
      const player = playerOf(request)
      const { point, vote } = await points.vote(player, request.params.id, request.body.direction)
      return {
        success: true as const,
        id: point.id,
        upvotes: point.upvotes,
        downvotes: point.downvotes,
        my_vote: vote ?? null,
        status: reader.statusOf(point),
        hidden: point.hidden === 1,
      }
    },
  )

  app.post(
    '/api/atlas/map/points/:id/report',
    allow('session', {
      tags,
      summary:
        'Reports a point, once, five a day; with enough weight they hide it until a moderator has looked',
      params: id,
      body: reportRequestSchema,
      response: { 200: doneSchema },
    }),
    async (request) => {
      const player = playerOf(request)
      await points.report(player, request.params.id, request.body.reason, request.body.text)
      return { success: true as const }
    },
  )

  app.put(
    '/api/atlas/map/points/:id/found',
    allow('session', {
      tags,
      summary: 'Says that the player has been at a point, or has not',
      params: id,
      body: foundRequestSchema,
      response: { 200: doneSchema },
    }),
    async (request) => {
      const player = playerOf(request)
      await reader.markFound(player, request.params.id, request.body.found)
      return { success: true as const }
    },
  )
}

function logRoutes(app: App, { points, log }: PointRoutesDeps) {
  const readerOf = async (player: Player): Promise<LogReader> => {
    const { role } = await points.actorOf(player)
    return { membershipId: player.membershipId, moderates: isModerating(role) }
  }

  app.get(
    '/api/atlas/map/points/:id/history',
    allow('session', {
      tags,
      summary: 'Every change of a point, the newest first',
      params: id,
      querystring: pageQuery,
      response: { 200: historyAnswerSchema },
    }),
    async (request) => {
      const reading = await readerOf(playerOf(request))
      const { before } = request.query
      return log.page({ reader: reading, pointId: request.params.id, before, limit: PAGE })
    },
  )

  app.get(
    '/api/atlas/audit',
    allow('session', {
      tags,
      summary:
        'Every change of every point, the newest first; open to all players, without the names of points that they may not see',
      querystring: pageQuery,
      response: { 200: historyAnswerSchema },
    }),
    async (request) => {
      const reading = await readerOf(playerOf(request))
      const [page, total] = await Promise.all([
        log.page({ reader: reading, before: request.query.before, limit: PAGE }),
        log.count(),
      ])
      return { ...page, total }
    },
  )
}

export function pointRoutes(app: App, deps: PointRoutesDeps) {
  readingRoutes(app, deps)

  submissionRoutes(app, deps)

  opinionRoutes(app, deps)

  logRoutes(app, deps)
}
