import { Readable } from 'node:stream'
import {
  archiveExportQuerySchema,
  archiveListQuerySchema,
  archiveListSchema,
  archiveOverviewQuerySchema,
  archiveOverviewSchema,
} from '@ai-vault/contract/archives.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { isOfType, type Run, type Span, spanOf, spanOfDay } from '@ai-vault/game/history/run.ts'
import type { RunOrder, RunType, Timeframe } from '@ai-vault/game/history/run-filters.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'
import { lookupsIn } from '../languages/named-in.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { playerOf } from '../sessions/guards/player.ts'
import { activityAnswer, overviewAnswer } from './archive-answers.ts'
import { type Collector, progressAnswer } from './collector.ts'
import { exportRuns } from './runs/export-runs.ts'
import type { RunCache } from './runs/run-cache.ts'
import type { RunFilter, RunStore } from './runs/run-store.ts'
import { seasonStart } from './season-start.ts'

export interface ActivityRoutesDeps {
  readonly platform: Pick<Platform, 'manifest'>
  readonly languages: LanguageService
  readonly guardianOf: (session: Session) => Promise<Pick<Guardian, 'characters'>>
  readonly store: RunStore
  readonly runCache: RunCache
  readonly collector: Collector
  readonly now: () => number
}

/** What came before the chosen span by so much counts as the player's usual. */
const USUAL_MS = 90 * 86_400_000
/** As far back as the calendar goes. */
const YEAR_MS = 366 * 86_400_000
const tags = ['archives']
const config = { auth: 'token' } as const

type SpanFor = (timeframe: Timeframe) => Span
type ProgressOf = (session: Session) => Promise<ReturnType<typeof progressAnswer>>

export function activityRoutes(app: App, deps: ActivityRoutesDeps) {
  const { platform, collector, now } = deps
  const spanFor: SpanFor = (timeframe) => spanOf(timeframe, now(), seasonStart(platform.manifest, now()))
  const progressOf: ProgressOf = async (session) => {
    collector.wake(session)
    return progressAnswer(await collector.progress(session))
  }
  listRoute(app, deps, spanFor, progressOf)
  overviewRoute(app, deps, spanFor, progressOf)
  exportRoute(app, deps, spanFor)
}

function listRoute(app: App, deps: ActivityRoutesDeps, spanFor: SpanFor, progressOf: ProgressOf) {
  const { platform, languages, store } = deps

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
      const { timeframe, limit, after, order } = request.query
      const span = listedSpan(request.query, spanFor(timeframe))
      const filter = filterOf(span, request.query.type)
      const [progress, shownIn, { page, next }, total, guardian] = await Promise.all([
        progressOf(session),
        languages.shownIn(request),
        readPage(store, session.membershipId, filter, { order, limit, after }),
        store.count(session.membershipId, filter),
        deps.guardianOf(session).catch(() => undefined),
      ])
      const names = { shown: lookupsIn(platform.manifest, shownIn.names), english: platform.manifest }
      return {
        ...languageFields(shownIn),
        activities: page.map((run) => activityAnswer(run, names, guardian)),
        total,
        ...(next === undefined ? {} : { next }),
        from: new Date(span.from).toISOString(),
        basis: span.basis,
        progress,
      }
    },
  )
}

function overviewRoute(app: App, deps: ActivityRoutesDeps, spanFor: SpanFor, progressOf: ProgressOf) {
  const { platform, languages, runCache, now } = deps

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
      const { timeframe, type, time_zone: timeZone } = request.query
      const { from } = spanFor(timeframe)
      const usualFrom = from - USUAL_MS
      const [progress, shownIn, whole] = await Promise.all([
        progressOf(session),
        languages.shownIn(request),
        runCache.of(session.membershipId),
      ])
      const since = (start: number) => whole.slice(0, firstBefore(whole, start))
      const ofType = (runs: readonly Run[]) =>
        type === 'all' ? runs : runs.filter(({ modes }) => isOfType(modes, type))
      const spanLength = firstBefore(whole, from)
      return {
        ...languageFields(shownIn),
        ...overviewAnswer({
          span: ofType(whole.slice(0, spanLength)),
          before: ofType(whole.slice(spanLength, firstBefore(whole, usualFrom))),
          year: ofType(since(now() - YEAR_MS)),
          everything: since(now() - YEAR_MS),
          bests: runCache.bestsOf(whole, type, timeZone),
          now: now(),
          timeZone,
          names: lookupsIn(platform.manifest, shownIn.names),
        }),
        from: new Date(from).toISOString(),
        usual_from: new Date(usualFrom).toISOString(),
        progress,
      }
    },
  )
}

function exportRoute(app: App, { platform, languages, store }: ActivityRoutesDeps, spanFor: SpanFor) {
  app.get(
    '/api/archives/export',
    {
      config,
      schema: {
        tags,
        summary: 'The history as a file: what the list shows with the same filter, else all of it',
        querystring: archiveExportQuerySchema,
      },
    },
    async (request, reply) => {
      const session = playerOf(request)
      const { format, timeframe, day, type } = request.query
      const isWhole = timeframe === undefined && day === undefined
      const filter = isWhole
        ? { type }
        : filterOf(listedSpan(request.query, spanFor(timeframe ?? 'week')), type)
      const shownIn = await languages.shownIn(request)
      const names = { shown: lookupsIn(platform.manifest, shownIn.names), english: platform.manifest }
      const pages = exportRuns(store, session.membershipId, filter, format, (run) =>
        activityAnswer(run, names),
      )
      return reply
        .header('content-disposition', `attachment; filename="ai-vault-activities.${format}"`)
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .send(Readable.from(pages))
    },
  )
}

/** How many of the newest began at this time or after it. */
function firstBefore(newestFirst: readonly Run[], start: number): number {
  let [from, to] = [0, newestFirst.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((newestFirst[middle]?.startedAt ?? 0) >= start) from = middle + 1
    else to = middle
  }
  return from
}

interface ListedSpan extends Omit<Span, 'basis'> {
  readonly before?: number
  readonly basis: Span['basis'] | 'day'
}

/** The timeframe, or the one day that was asked for. */
function listedSpan(
  { day, time_zone }: { readonly day?: string | undefined; readonly time_zone?: string | undefined },
  span: Span,
): ListedSpan {
  if (day === undefined) return span
  const found = spanOfDay(day, time_zone)
  if (!found) throw new ApiError(422, 'no-such-day', 'day: There is no such day.')
  return { ...found, basis: 'day' }
}

const filterOf = ({ from, before }: ListedSpan, type: RunType): RunFilter => ({
  from,
  type,
  ...(before === undefined ? {} : { before }),
})

interface PageWish {
  readonly order: RunOrder
  readonly limit: number
  readonly after: string | undefined
}

/** The newest go on after the last one, whatever came in meanwhile; the other orders go on at a place. */
async function readPage(
  store: RunStore,
  membershipId: string,
  filter: RunFilter,
  { order, limit, after }: PageWish,
): Promise<{ readonly page: readonly Run[]; readonly next?: string }> {
  if (order !== 'newest') {
    const from = Number.parseInt(after ?? '0', 10)
    const runs = await store.ranked(membershipId, filter, order, limit + 1, from)
    return { page: runs.slice(0, limit), ...(runs.length > limit ? { next: String(from + limit) } : {}) }
  }
  const [startedAt = '', instanceId = '', characterId = ''] = after?.split('.') ?? []
  const cursor = characterId === '' ? undefined : { startedAt: Number(startedAt), instanceId, characterId }
  const runs = await store.list(membershipId, filter, limit + 1, cursor)
  const page = runs.slice(0, limit)
  const last = page.at(-1)
  return {
    page,
    ...(runs.length > limit && last
      ? { next: `${last.startedAt}.${last.instanceId}.${last.characterId}` }
      : {}),
  }
}
