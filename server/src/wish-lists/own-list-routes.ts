import {
  LARGEST_OWN_LISTS,
  ownLearningSchema,
  ownListsRequestSchema,
} from '@ai-vault/contract/items/own-lists.ts'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { OwnLists } from './own-lists.ts'

const tags = ['weapons']
const response = { 200: ownLearningSchema }
/** Line ends are written with two characters, and what is no ASCII takes up to three bytes. */
const BODY_LIMIT = Math.ceil(1.2 * LARGEST_OWN_LISTS)

/** The lists that a player loads, and what their ratings learn from them. */
export function ownListRoutes(app: App, { ownLists }: { readonly ownLists: OwnLists }) {
  app.get(
    '/api/wish-lists/own',
    allow('session', {
      tags,
      summary: 'What the ratings learned from the player’s own wish lists',
      response,
    }),
    async (request) => ownLists.report(playerOf(request).membershipId),
  )

  app.put(
    '/api/wish-lists/own',
    {
      config: { auth: 'session', aMinute: 20 },
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Gives the wish lists to learn from, in place of those before, or ends the learning',
        body: ownListsRequestSchema,
        response,
      },
    },
    async (request) => {
      const { body } = request
      const size = body.lists.reduce((sum, { text }) => sum + text.length, 0)
      if (size > LARGEST_OWN_LISTS) {
        throw new ApiError(413, 'lists-too-large', 'These lists are too large to learn from.')
      }
      return ownLists.keep(playerOf(request).membershipId, body)
    },
  )
}
