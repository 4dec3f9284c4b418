import { armorKeptSchema } from '@ai-vault/contract/items/armor.ts'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { KeptStore } from './kept-store.ts'

export interface KeptRoutesDeps {
  readonly armorKept: KeptStore
  readonly now: () => number
}

const tags = ['armor']
const config = { auth: 'session' } as const
const response = { 200: armorKeptSchema }

/** F-163: pins, exclusions, filters and saved targets follow the account, not the device. */
export function keptArmorRoutes(app: App, { armorKept, now }: KeptRoutesDeps) {
  app.get(
    '/api/armor/kept',
    { config, schema: { tags, summary: 'What the player keeps for the armor optimizer', response } },
    async (request) => armorKept.read(playerOf(request).membershipId),
  )

  app.put(
    '/api/armor/kept',
    {
      config,
      schema: {
        tags,
        summary: 'Keeps pins, exclusions, filters and saved targets; the later of two changes counts',
        body: armorKeptSchema,
        response,
      },
    },
    async (request) => {
      const { membershipId } = playerOf(request)
      // A clock that runs ahead must not make its change final.
      const changed_at = Math.min(request.body.changed_at, now())
      return armorKept.keep(membershipId, { ...request.body, changed_at })
    },
  )
}
