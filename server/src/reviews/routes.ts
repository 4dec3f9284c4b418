import { MOST_REVIEWS, putReviewsRequestSchema, reviewsAnswerSchema } from '@ai-vault/contract/reviews.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { requireOwner } from '../sessions/authenticate.ts'
import type { SessionGuard } from '../sessions/session-guard.ts'
import type { ReviewStore } from './review-store.ts'

export interface ReviewRoutesDeps {
  readonly guard: SessionGuard
  readonly reviews: ReviewStore
  readonly now: () => number
}

const tags = ['weapons']
const querystring = z.object({ membership_id: z.string().optional() })
const response = { 200: reviewsAnswerSchema }

/** Every call answers with all decisions as they now stand. */
export function reviewRoutes(app: App, { guard, reviews, now }: ReviewRoutesDeps) {
  /** The account comes from the session alone; naming another one is refused (G-04). */
  async function ownerOf(request: FastifyRequest<{ Querystring: z.infer<typeof querystring> }>) {
    const session = await guard.signedIn(request)
    requireOwner(session, request.query)
    return session.membershipId
  }
  const answer = async (owner: string) => ({ reviews: await reviews.list(owner) })

  app.get(
    '/api/reviews',
    { schema: { tags, summary: 'What the player decided about their weapons', querystring, response } },
    async (request) => answer(await ownerOf(request)),
  )

  app.put(
    '/api/reviews',
    {
      schema: {
        tags,
        summary: 'Keeps decisions about weapons; the later of two about one copy counts',
        querystring,
        body: putReviewsRequestSchema,
        response,
      },
    },
    async (request) => {
      const owner = await ownerOf(request)
      const present = now()
      // A clock that runs ahead must not make its decisions final.
      const changes = request.body.reviews.map((change) => ({
        ...change,
        decided_at: Math.min(change.decided_at, present),
      }))
      if ((await reviews.countWith(owner, changes)) > MOST_REVIEWS) {
        throw new ApiError(422, 'too-many-reviews', `At most ${MOST_REVIEWS} decisions are kept per account.`)
      }
      await reviews.apply(owner, changes, present)
      return answer(owner)
    },
  )

  app.delete(
    '/api/reviews',
    { schema: { tags, summary: 'Forgets every decision of the player', querystring, response } },
    async (request) => {
      const owner = await ownerOf(request)
      await reviews.forget(owner)
      return answer(owner)
    },
  )
}
