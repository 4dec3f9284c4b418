import { Readable } from 'node:stream'
import {
  archiveExportQuerySchema,
  archiveListQuerySchema,
  archiveListSchema,
  archiveOverviewQuerySchema,
  archiveOverviewSchema,
} from '@ai-vault/contract/archives.ts'
import { spanOf, type Timeframe } from '@ai-vault/game/history/run.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { Guardians } from '../guardians/guardians.ts'
import type { App } from '../http/fastify-app.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'
import { lookupsIn } from '../languages/named-in.ts'
import type { Session } from '../sessions/authenticate.ts'
import { playerOf } from '../sessions/player.ts'
import { activityAnswer, overviewAnswer } from './archive-answers.ts'
import type { Collector } from './collector.ts'
import { exportRuns } from './export-runs.ts'
import type { Cursor, RunStore } from './run-store.ts'
import { seasonStart } from './season-start.ts'

export interface ActivityRoutesDeps {
  readonly platform: Pick<Platform, 'manifest'>
  readonly languages: LanguageService
  readonly guardianOf: (session: Session) => ReturnType<Awaited<ReturnType<Guardians['read']>>['load']>
  readonly store: RunStore
  readonly collector: Collector
  readonly now: () => number
}

/** What came before the chosen span by so much counts as the player's usual. */
const USUAL_MS = 90 * 86_400_000
const tags = ['archives']
const config = { auth: 'token' } as const

export function activityRoutes(app: App, deps: ActivityRoutesDeps) {
  const { platform, languages, store, collector, now } = deps
  const spanFor = (timeframe: Timeframe) => spanOf(timeframe, now(), seasonStart(platform.manifest, now()))

  async function progressOf(session: Session) {
    collector.wake(session)
    const { charactersDone, ...progress } = await collector.progress(session)
    return { ...progress, characters_done: charactersDone }
  }

  app.get(
    '/api/archives/activities',
    {
      config,
      schema: {
        tags,
        summary: 'The player own activities, newest first; the whole history is fetched in the background',
        querystring: archiveListQuerySchema,
        response: { 200: archiveListSchema },
      },
    },
    async (request) => {
      const session = playerOf(request)
      const { timeframe, type, limit, after } = request.query
      const span = spanFor(timeframe)
      const filter = { from: span.from, type }
      const [progress, shownIn, runs, total, guardian] = await Promise.all([
        progressOf(session),
        languages.shownIn(request),
        store.list(
          session.membershipId,
          filter,
          limit + 1,
          after === undefined ? undefined : cursorOf(after),
        ),
        store.count(session.membershipId, filter),
        deps.guardianOf(session).catch(() => undefined),
      ])
      const names = { shown: lookupsIn(platform.manifest, shownIn.names), english: platform.manifest }
      const page = runs.slice(0, limit)
      const last = page.at(-1)
      return {
        ...languageFields(shownIn),
        activities: page.map((run) => activityAnswer(run, names, guardian)),
        total,
        ...(runs.length > limit && last ? { next: `${last.startedAt}.${last.instanceId}` } : {}),
        from: new Date(span.from).toISOString(),
        basis: span.basis,
        progress,
      }
    },
  )

  app.get(
    '/api/archives/overview',
    {
      config,
      schema: {
        tags,
        summary: 'What the activities of a span add up to, against the player own usual',
        querystring: archiveOverviewQuerySchema,
        response: { 200: archiveOverviewSchema },
      },
    },
    async (request) => {
      const session = playerOf(request)
      const { timeframe, type } = request.query
      const { from } = spanFor(timeframe)
      const usualFrom = from - USUAL_MS
      const [progress, shownIn, all] = await Promise.all([
        progressOf(session),
        languages.shownIn(request),
        store.list(session.membershipId, { type }),
      ])
      return {
        ...languageFields(shownIn),
        ...overviewAnswer({
          span: all.filter(({ startedAt }) => startedAt >= from),
          before: all.filter(({ startedAt }) => startedAt < from && startedAt >= usualFrom),
          all,
          now: now(),
          names: lookupsIn(platform.manifest, shownIn.names),
        }),
        usual_from: new Date(usualFrom).toISOString(),
        progress,
      }
    },
  )

  app.get(
    '/api/archives/export',
    {
      config,
      schema: { tags, summary: 'The whole history as a file', querystring: archiveExportQuerySchema },
    },
    async (request, reply) => {
      const session = playerOf(request)
      const { format } = request.query
      const shownIn = await languages.shownIn(request)
      const names = { shown: lookupsIn(platform.manifest, shownIn.names), english: platform.manifest }
      const pages = exportRuns(store, session.membershipId, format, (run) => activityAnswer(run, names))
      return reply
        .header('content-disposition', `attachment; filename="ai-vault-activities.${format}"`)
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .send(Readable.from(pages))
    },
  )
}

function cursorOf(after: string): Cursor {
  const [startedAt = '0', instanceId = ''] = after.split('.')
  return { startedAt: Number(startedAt), instanceId }
}
