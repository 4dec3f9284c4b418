import { currentFireteamSchema, recentFireteamsSchema } from '@ai-vault/contract/advice/fireteam.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { z } from 'zod'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'
import { lookupsIn } from '../languages/named-in.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { Fireteam } from './fireteam.ts'

export interface FireteamRoutesDeps {
  readonly fireteam: Fireteam
  readonly platform: Pick<Platform, 'manifest'>
  readonly languages: LanguageService
}

/** The analysis itself is a form of POST /api/analyze-weapon, as specified (F-341). */
export function fireteamRoutes(app: App, { fireteam, platform, languages }: FireteamRoutesDeps) {
  app.get(
    '/api/fireteam/current',
    allow('session', {
      tags: ['fireteam'],
      summary: 'Who is in the player own fireteam right now',
      response: { 200: currentFireteamSchema },
    }),
    async (request) => fireteam.current(playerOf(request)),
  )
  app.get(
    '/api/fireteam/recent',
    allow('session', {
      tags: ['fireteam'],
      summary: 'Whom the player played with lately, from the reports of the newest activities',
      querystring: z.object({ language: languageParameter }),
      response: { 200: recentFireteamsSchema },
    }),
    async (request) => {
      const shownIn = await languages.shownIn(request)
      const names = lookupsIn(platform.manifest, shownIn.names)
      return {
        ...languageFields(shownIn),
        fireteams: [...(await fireteam.recent(playerOf(request), names))],
      }
    },
  )
}
