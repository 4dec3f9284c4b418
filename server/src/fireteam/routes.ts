import { currentFireteamSchema } from '@ai-vault/contract/advice/fireteam.ts'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { Fireteam } from './fireteam.ts'

/** The analysis itself is a form of POST /api/analyze-weapon, as specified (F-341). */
export function fireteamRoutes(app: App, { fireteam }: { readonly fireteam: Fireteam }) {
  app.get(
    '/api/fireteam/current',
    {
      config: { auth: 'session' },
      schema: {
        tags: ['fireteam'],
        summary: 'Who is in the player own fireteam right now',
        response: { 200: currentFireteamSchema },
      },
    },
    async (request) => fireteam.current(playerOf(request)),
  )
}
