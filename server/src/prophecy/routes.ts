import { prophecyQuerySchema, prophecySchema } from '@ai-vault/contract/advice/prophecy.ts'
import { GEAR_PARTS } from '@ai-vault/game/guardian.ts'
import { playedMix } from '@ai-vault/game/history/played-mix.ts'
import { YEAR_MS } from '@ai-vault/game/history/source-runs.ts'
import type { RatingContext } from '@ai-vault/game/weapons/context.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { Collector } from '../archives/collector.ts'
import { progressAnswer } from '../archives/progress-answer.ts'
import type { RunStore } from '../archives/run-store.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { Guardians } from '../guardians/guardians.ts'
import type { App } from '../http/fastify-app.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import { playerOf } from '../sessions/player.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { WishLists } from '../wish-lists/wish-lists.ts'
import { sizeAlerts, usageAlerts } from './meta-part.ts'
import { createProphecyAnswers } from './prophecy-answer.ts'
import type { ProphecyInput } from './prophecy-input.ts'
import type { ProphecyStore } from './prophecy-store.ts'
import { type ReportReader, wantedReports } from './report-reader.ts'

export interface ProphecyRoutesDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly assessments: Assessments
  readonly marksOf: MarksOf
  readonly platform: Pick<Platform, 'manifest'>
  readonly wishLists: WishLists
  readonly languages: LanguageService
  readonly runs: Pick<RunStore, 'list'>
  readonly collector: Pick<Collector, 'wake' | 'progress'>
  readonly store: ProphecyStore
  readonly reports: ReportReader
  readonly now: () => number
}

export function prophecyRoutes(app: App, deps: ProphecyRoutesDeps) {
  const { sessions, guardians, assessments, marksOf, wishLists, languages, runs, collector, store, reports } =
    deps
  const { manifest } = deps.platform
  const answerOf = createProphecyAnswers()

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
      const now = deps.now()
      collector.wake(session)
      const copy = await guardians.read(session, (refused) => sessions.accessToken(session.id, refused))
      const [guardian, marks, shownIn, history, use, progress, watchedSince] = await Promise.all([
        copy.load(['weapons', 'account']),
        marksOf(membershipId),
        languages.shownIn(request),
        runs.list(membershipId, { from: now - YEAR_MS }),
        store.ownUse(membershipId, now - YEAR_MS),
        collector.progress(session),
        store.watchedSince(membershipId, now),
      ])
      const wanted = wantedReports(history, use, now)
      reports.wake(membershipId, wanted)
      const index = wishLists.index()
      const context: RatingContext = {
        definitionOf: manifest.weapon,
        ...(index ? { wishLists: index } : {}),
      }
      const input: ProphecyInput = {
        weapons: guardian.weapons,
        ratings: assessments.of(guardian, marks).ratings,
        runs: history,
        use,
        mix: playedMix(history, now).mix,
        context,
        manifest,
        names: shownIn.names,
        now,
      }
      const [usage, sizes] = await Promise.all([
        usageAlerts(input, store),
        sizeAlerts(wishLists.report().lists, manifest.weapons().length, now, store),
      ])
      return {
        ...languageFields(shownIn),
        read_at: new Date(copy.fetchedAt).toISOString(),
        stale: copy.staleReason !== undefined,
        withheld: GEAR_PARTS.some((part) => guardian.withheld.includes(part)),
        ...answerOf(input, watchedSince),
        progress: progressAnswer(progress),
        reports_left: reports.isReading(membershipId) ? wanted.length : 0,
        meta_alerts: [...usage, ...sizes],
      }
    },
  )
}
