import {
  MOST_REVIEWS,
  putReviewsRequestSchema,
  reviewsAnswerSchema,
} from '@ai-vault/contract/items/reviews.ts'
import { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { ReviewStore } from './review-store.ts'

export interface ReviewRoutesDeps {
  readonly reviews: ReviewStore
  readonly now: () => number
}

const tags = ['weapons']
const config = { auth: 'session' } as const
const querystring = z.object({ membership_id: z.string().optional() })
const response = { 200: reviewsAnswerSchema }

/** Every call answers with all decisions as they now stand. */
export function reviewRoutes(app: App, { reviews, now }: ReviewRoutesDeps) {
  const answer = async (owner: string) => ({ reviews: await reviews.list(owner) })

  app.get(
    '/api/reviews',
    {
      config,
      schema: { tags, summary: 'What the player decided about their weapons', querystring, response },
    },
    async (request) => answer(playerOf(request).membershipId),
  )

  app.put(
    '/api/reviews',
    {
      config,
      schema: {
        tags,
        summary: 'Keeps decisions about weapons; the later of two about one copy counts',
        querystring,
        body: putReviewsRequestSchema,
        response,
      },
    },
    async (request) => {
      const owner = playerOf(request).membershipId
      const present = now()
      // A clock that runs ahead must not make its decisions final.
      const changes = request.body.reviews.map((change) => ({
        ...change,
        decided_at: Math.min(change.decided_at, present),
      }))
      if (!(await reviews.apply(owner, changes, present))) {
        throw new ApiError(422, 'too-many-reviews', `At most ${MOST_REVIEWS} decisions are kept per account.`)
      }
      return answer(owner)
    },
  )

  app.delete(
    '/api/reviews',
    { config, schema: { tags, summary: 'Forgets every decision of the player', querystring, response } },
    async (request) => {
      const owner = playerOf(request).membershipId
      await reviews.forget(owner)
      return answer(owner)
    },
  )
}
