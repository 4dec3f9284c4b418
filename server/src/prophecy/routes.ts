import { prophecyQuerySchema, prophecySchema } from '@ai-vault/contract/advice/prophecy.ts'
import { GEAR_PARTS } from '@ai-vault/game/guardian.ts'
import { progressAnswer } from '../archives/collector.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { App } from '../http/fastify-app.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { WishLists } from '../wish-lists/wish-lists.ts'
import { sizeAlerts, usageAlerts } from './meta-part.ts'
import type { ProphecyReader, ProphecyReaderDeps } from './prophecy-reader.ts'
import { type ReportFetcher, wantedReports } from './report-fetcher.ts'

export interface ProphecyRoutesDeps extends ProphecyReaderDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly wishLists: WishLists
  readonly languages: LanguageService
  readonly reports: ReportFetcher
  readonly reader: ProphecyReader
}

export function prophecyRoutes(app: App, deps: ProphecyRoutesDeps) {
  const { wishLists, languages, collector, store, reports, reader } = deps
  const { manifest } = deps.platform

  app.get(
    '/api/prophecy',
    {
      config: { auth: 'token' },
      schema: {
        tags: ['prophecy'],
        summary: 'What the player own history says to do next, each claim with what it rests on',
        querystring: prophecyQuerySchema,
        response: { 200: prophecySchema },
      },
    },
    async (request) => {
      const session = playerOf(request)
      const { membershipId } = session
      collector.wake(session)
      const copy = await readOwnCopy(deps, session)
      const [guardian, shownIn, progress] = await Promise.all([
        copy.load(['weapons', 'account']),
        languages.shownIn(request),
        collector.progress(session),
      ])
      const input = await reader.inputFor(session, guardian, shownIn.names)
      const { now } = input
      const wanted = wantedReports(input.runs, input.use, now)
      reports.wake(membershipId, wanted)
      const [usage, sizes, recommendations] = await Promise.all([
        usageAlerts(input, store),
        sizeAlerts(wishLists.report().lists, manifest.weapons().length, now, store),
        reader.recommend(session, input),
      ])
      return {
        ...languageFields(shownIn),
        read_at: new Date(copy.fetchedAt).toISOString(),
        stale: copy.staleReason !== undefined,
        withheld: GEAR_PARTS.some((part) => guardian.withheld.includes(part)),
        ...recommendations,
        progress: progressAnswer(progress),
        reports_left: reports.isReading(membershipId) ? wanted.length : 0,
        meta_alerts: [...usage, ...sizes],
      }
    },
  )
}
