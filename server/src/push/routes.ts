import { pushEndpointSchema, pushKeySchema, pushSubscriptionSchema } from '@ai-vault/contract/account/push.ts'
import { doneSchema } from '@ai-vault/contract/account/session.ts'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/guards/player.ts'
import { isPushService } from './push-services.ts'
import type { PushKeys, PushStore } from './push-store.ts'

export interface PushRoutesDeps {
  readonly store: PushStore
  readonly keys: () => Promise<PushKeys>
  readonly services: readonly string[]
  readonly now: () => number
}

const tags = ['notices']
const config = { auth: 'session' } as const
const done = { success: true } as const

export function pushRoutes(app: App, { store, keys, services, now }: PushRoutesDeps) {
  app.get(
    '/api/push',
    {
      config,
      schema: {
        tags,
        summary: 'What a browser needs to be told while it is closed',
        response: { 200: pushKeySchema },
      },
    },
    async () => ({ public_key: (await keys()).publicKey }),
  )

  app.put(
    '/api/push/subscription',
    {
      config,
      schema: {
        tags,
        summary: 'Tells this browser of personal notices while it is closed',
        body: pushSubscriptionSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      if (!isPushService(request.body.endpoint, services)) {
        throw new ApiError(422, 'unknown-push-service', 'Notices cannot be sent through this push service.')
      }
      await store.add(playerOf(request).membershipId, request.body, now())
      return done
    },
  )

  app.post(
    '/api/push/unsubscribe',
    {
      config,
      schema: {
        tags,
        summary: 'Tells this browser nothing any more',
        body: pushEndpointSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await store.removeOwn(playerOf(request).membershipId, request.body.endpoint)
      return done
    },
  )
}
