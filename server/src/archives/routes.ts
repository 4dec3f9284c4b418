import { activityReportSchema, instanceIdSchema } from '@ai-vault/contract/archives.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { z } from 'zod'
import type { App } from '../http/fastify-app.ts'
import type { SessionGuard } from '../sessions/session-guard.ts'
import { reportAnswer } from './report-answer.ts'

export interface ArchivesRoutesDeps {
  readonly guard: SessionGuard
  readonly platform: Pick<Platform, 'readReport' | 'manifest'>
}

/** A report never changes; only the names in it may, with the game's definitions. */
const KEEP_SECONDS = 3_600

export function archivesRoutes(app: App, { guard, platform }: ArchivesRoutesDeps) {
  app.get(
    '/api/archives/activities/:instance_id',
    {
      schema: {
        tags: ['archives'],
        summary: 'The post-game report of one activity, as the platform makes it public',
        params: z.object({ instance_id: instanceIdSchema }),
        response: { 200: activityReportSchema },
      },
    },
    async (request, reply) => {
      const { membershipId } = await guard.signedIn(request)
      const report = await platform.readReport(request.params.instance_id)
      reply.headers({
        'cache-control': `private, max-age=${KEEP_SECONDS}`,
        vary: 'accept-encoding, authorization, cookie',
      })
      return reportAnswer(report, membershipId, platform.manifest)
    },
  )
}
