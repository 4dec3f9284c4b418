import { alertSettingsSchema } from '@ai-vault/contract/account/alerts.ts'
import { mistakeIn } from '@ai-vault/game/alerts/find-alerts.ts'
import { isTimeZone } from '@ai-vault/game/calendar-days.ts'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { AlertStore } from './alert-store.ts'

const tags = ['notices']
const config = { auth: 'session' } as const
const response = { 200: alertSettingsSchema }

export function alertRoutes(app: App, { store }: { readonly store: AlertStore }) {
  app.get(
    '/api/alerts',
    { config, schema: { tags, summary: 'What the player wants to be told of, and when not', response } },
    async (request) => store.read(playerOf(request).membershipId),
  )

  app.put(
    '/api/alerts',
    {
      config,
      schema: {
        tags,
        summary: 'Keeps rules in the search language, the other alerts and the quiet hours',
        body: alertSettingsSchema,
        response,
      },
    },
    async (request) => {
      for (const { name, query } of request.body.rules) {
        const mistake = mistakeIn(query)
        if (mistake) throw new ApiError(422, 'rule-not-understood', `${name}: ${mistake}.`)
      }
      if (request.body.quiet && !isTimeZone(request.body.quiet.zone)) {
        throw new ApiError(422, 'unknown-zone', 'This time zone is not known.')
      }
      const { membershipId } = playerOf(request)
      await store.keep(membershipId, request.body)
      return store.read(membershipId)
    },
  )
}
