import { aiChoiceSchema, aiUsageSchema, keyTestSchema } from '@ai-vault/contract/advice/sentinel.ts'
import type { Assistant } from '../ai/assistant.ts'
import { testModel } from '../ai/models/test-key.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { playerOf } from '../sessions/guards/player.ts'
import { bearerOf } from '../sessions/guards/session-guard.ts'
import type { UsageStore } from './usage-store.ts'

export interface KeyRoutesDeps {
  readonly assistant: Pick<Assistant, 'engineFor'>
  readonly usage: UsageStore
  readonly settings: { readonly baseUrl: string | undefined; readonly model: string | undefined }
}

const tags = ['sentinel']
const TESTS_A_MINUTE = 10

/** For the admin panel: does a key work, and what was used today. The key is the bearer, and is kept nowhere (G-05). */
export function keyRoutes(app: App, { assistant, usage, settings }: KeyRoutesDeps) {
  app.post(
    '/api/chat/key-test',
    {
      config: { auth: 'cookie', aMinute: TESTS_A_MINUTE },
      schema: {
        tags,
        summary: 'Asks the provider whether a key works; bearer is the key',
        body: aiChoiceSchema,
        response: { 200: keyTestSchema },
      },
    },
    async (request) => {
      const session = playerOf(request)
      const engine = await assistant.engineFor(session, {
        ...request.body,
        key: bearerOf(request)?.trim(),
      })
      if (engine.is === 'built-in')
        return { ok: true, text: 'The built-in analyst answers. It needs no key.' }
      if (engine.is === 'unavailable') return { ok: false, ...engine.failure }
      const result = await testModel(engine.chosen, () => performance.now())
      await usage.add(session.membershipId, result.tokens ?? 0)
      return result
    },
  )

  app.get(
    '/api/chat/usage',
    allow('session', { tags, summary: 'Tokens used today', response: { 200: aiUsageSchema } }),
    async (request) => ({
      tokens_today: await usage.tokensToday(playerOf(request).membershipId),
      ...(settings.baseUrl && settings.model ? { operator_model: settings.model } : {}),
    }),
  )
}
