import { armorKeptSchema } from '@ai-vault/contract/armor.ts'
import type { App } from '../http/fastify-app.ts'
import type { SessionGuard } from '../sessions/session-guard.ts'
import type { KeptStore } from './kept-store.ts'

export interface KeptRoutesDeps {
  readonly guard: SessionGuard
  readonly armorKept: KeptStore
  readonly now: () => number
}

const tags = ['armor']
const response = { 200: armorKeptSchema }

/** F-163: pins, exclusions, filters and saved targets follow the account, not the device. */
export function keptArmorRoutes(app: App, { guard, armorKept, now }: KeptRoutesDeps) {
  app.get(
    '/api/armor/kept',
    { schema: { tags, summary: 'What the player keeps for the armor optimizer', response } },
    async (request) => armorKept.read((await guard.signedIn(request)).membershipId),
  )

  app.put(
    '/api/armor/kept',
    {
      schema: {
        tags,
        summary: 'Keeps pins, exclusions, filters and saved targets; the later of two changes counts',
        body: armorKeptSchema,
        response,
      },
    },
    async (request) => {
      const { membershipId } = await guard.signedIn(request)
      // A clock that runs ahead must not make its change final.
      const changed_at = Math.min(request.body.changed_at, now())
      return armorKept.keep(membershipId, { ...request.body, changed_at })
    },
  )
}
