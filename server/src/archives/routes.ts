import { activityReportSchema, instanceIdSchema } from '@ai-vault/contract/archives.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { z } from 'zod'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'
import { lookupsIn } from '../languages/named-in.ts'
import { playerOf } from '../sessions/guards/player.ts'
import { reportAnswer } from './report-answer.ts'

export interface ArchivesRoutesDeps {
  readonly platform: Pick<Platform, 'readReport' | 'manifest'>
  readonly languages: LanguageService
}

/** A report never changes; only the names in it may, with the game's definitions. */
const KEEP_SECONDS = 3_600

export function archivesRoutes(app: App, { platform, languages }: ArchivesRoutesDeps) {
  app.get(
    '/api/archives/activities/:instance_id',
    allow('session', {
      tags: ['archives'],
      summary: 'The post-game report of one activity, as the platform makes it public',
      params: z.object({ instance_id: instanceIdSchema }),
      querystring: z.object({ language: languageParameter }),
      response: { 200: activityReportSchema },
    }),
    async (request, reply) => {
      const { membershipId } = playerOf(request)
      const [report, shownIn] = await Promise.all([
        platform.readReport(request.params.instance_id),
        languages.shownIn(request),
      ])
      reply.headers({
        // Names that are missing today are asked for again; the rest of a report stays as it is.
        'cache-control': shownIn.missing ? 'private, no-cache' : `private, max-age=${KEEP_SECONDS}`,
        vary: 'accept-encoding, accept-language, authorization, cookie',
        'content-language': shownIn.language,
      })
      return {
        ...languageFields(shownIn),
        ...reportAnswer(report, membershipId, lookupsIn(platform.manifest, shownIn.names)),
      }
    },
  )
}
