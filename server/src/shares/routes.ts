import { doneSchema } from '@ai-vault/contract/account/session.ts'
import {
  createShareRequestSchema,
  MOST_NAME_LETTERS,
  mySharesSchema,
  profileDraftSchema,
  shareAddressSchema,
  shareAnswerSchema,
  shareKindSchema,
  shareSlugSchema,
} from '@ai-vault/contract/shares.ts'
import type { ProfileDocument } from '@ai-vault/game/shares/document.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { SessionGuard } from '../sessions/guards/session-guard.ts'
import type { CardCache } from './card/card-cache.ts'
import type { Shares } from './shares.ts'

export interface ShareRoutesDeps {
  readonly shares: Shares
  readonly cards: CardCache
  readonly profileOf: (session: Session) => Promise<ProfileDocument>
  readonly guard: Pick<SessionGuard, 'byCookie'>
}

const tags = ['shares']
const own = {
  config: { auth: 'session' },
  onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
  },
} as const
const params = z.object({ kind: shareKindSchema, slug: shareSlugSchema })
const querystring = z.object({ version: z.coerce.number().int().min(1).max(9_999).optional() })
/** Long enough for a link that a whole chat opens; a link taken back is gone from caches soon after. */
const CARD_SECONDS = 300

/** The links that a player makes and takes back. */
function ownShareRoutes(app: App, { shares, profileOf }: ShareRoutesDeps) {
  app.get(
    '/api/shares',
    { ...own, schema: { tags, summary: 'The links you made', response: { 200: mySharesSchema } } },
    async (request) => ({ shares: await shares.mine(playerOf(request)) }),
  )

  app.get(
    '/api/shares/address',
    {
      ...own,
      schema: {
        tags,
        summary: 'Where a share of this name would be; nothing is stored',
        querystring: z.object({ kind: shareKindSchema, name: z.string().trim().max(MOST_NAME_LETTERS) }),
        response: { 200: shareAddressSchema },
      },
    },
    (request) => shares.addressFor(playerOf(request), request.query.kind, request.query.name),
  )

  app.get(
    '/api/shares/drafts/profile',
    {
      ...own,
      schema: { tags, summary: 'What your public profile could show', response: { 200: profileDraftSchema } },
    },
    async (request) => profileDraftSchema.parse({ document: await profileOf(playerOf(request)) }),
  )

  app.post(
    '/api/shares',
    {
      ...own,
      schema: {
        tags,
        summary: 'Makes something public: the parts you name, as they are now',
        body: createShareRequestSchema,
        response: { 200: shareAddressSchema },
      },
    },
    (request) => shares.publish(playerOf(request), request.body.document, request.body.parts),
  )

  app.delete(
    '/api/shares/:kind/:slug',
    {
      ...own,
      schema: { tags, summary: 'Takes a link of yours back', params, response: { 200: doneSchema } },
    },
    async (request) => {
      await shares.revoke(playerOf(request), request.params.kind, request.params.slug)
      return { success: true as const }
    },
  )
}

/** What anybody sees who has the link. */
function publicShareRoutes(app: App, { shares, cards, guard }: ShareRoutesDeps) {
  app.get(
    '/api/shares/:kind/:slug',
    allow('public', {
      tags,
      summary: 'What was shared at an address, or in one of its versions',
      params,
      querystring,
      response: { 200: shareAnswerSchema },
    }),
    async (request, reply) => {
      const { kind, slug } = request.params
      const answer = await shares.answer(kind, slug, request.query.version)
      const visitor = await guard.byCookie(request).catch(() => undefined)
      await shares.countOpening(kind, slug, visitor?.membershipId)
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      return answer
    },
  )

  app.get(
    '/api/shares/:kind/:slug/card.png',
    {
      compress: false,
      config: { auth: 'public', bulk: 'drawn' },
      schema: { tags, summary: 'The picture that chat apps show for it', params, querystring },
    },
    async (request, reply) => {
      const { kind, slug } = request.params
      const { share, row, document } = await shares.read(kind, slug, request.query.version)
      const picture = await cards.get({
        membershipId: share.membership_id,
        shareId: share.id,
        version: row.version,
        document,
        author: share.author,
      })
      reply.headers({
        'content-type': 'image/png',
        'cache-control': `public, max-age=${CARD_SECONDS}`,
        'x-robots-tag': 'noindex',
      })
      return reply.send(picture)
    },
  )
}

export function shareRoutes(app: App, deps: ShareRoutesDeps) {
  ownShareRoutes(app, deps)

  publicShareRoutes(app, deps)
}
