import { guardianAnswerSchema } from '@ai-vault/contract/dashboard/dashboard.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { utcDay } from '@ai-vault/game/scores/score-history.ts'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { z } from 'zod'
import type { Assessments } from '../guardians/assessments.ts'
import type { GuardianCopy } from '../guardians/guardians.ts'
import type { View } from '../guardians/views/encoded-views.ts'
import { type SendViewDeps, sendView } from '../guardians/views/send-view.ts'
import type { GuardianWorkers } from '../guardians/workers/guardian-workers.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import type { LanguageService, Wish } from '../languages/languages.ts'
import { sentElsewhere } from '../languages/shown-elsewhere.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { playerOf } from '../sessions/guards/player.ts'
import {
  DAY_PARTS,
  type DashboardOrder,
  dashboardContent,
  daySnapshot,
  madeDaySchema,
} from './dashboard-builders.ts'
import type { GameLookups } from './game-lookups.ts'
import { DASHBOARD_PARTS, type DashboardPart } from './parts/dashboard-input.ts'
import type { PlayerFactsReader } from './player-facts.ts'
import type { Snapshots } from './snapshots.ts'

export interface DashboardRoutesDeps extends SendViewDeps {
  readonly platform: Pick<Platform, 'manifest'>
  readonly assessments: Assessments
  readonly playerFacts: PlayerFactsReader
  readonly snapshots: Snapshots
  readonly gameLookups: () => GameLookups
  readonly languages: LanguageService
  readonly marksOf: MarksOf
  readonly workers: GuardianWorkers | undefined
}

export function dashboardRoutes(app: App, deps: DashboardRoutesDeps) {
  const { platform, assessments, playerFacts, snapshots, gameLookups, sessions, languages, marksOf } = deps
  const { workers } = deps

  /** Named after all that it depends on besides the guardian, so that a kept answer is never the wrong one. */
  async function viewOf(
    session: Session,
    copy: GuardianCopy,
    wish: Wish,
  ): Promise<View<object, DashboardPart>> {
    const [facts, before, shownIn, marks] = await Promise.all([
      playerFacts.of(
        session,
        () => copy.load(['account']),
        () => sessions.accessToken(session.id),
      ),
      snapshots.before(session),
      languages.shownIn(wish),
      marksOf(session.membershipId),
    ])
    const now = deps.now()
    const seenAt = copy.staleReason ? copy.fetchedAt : now
    const basis = { facts: facts?.value, snapshots: before?.value ?? [], now, seenAt }
    const days = [utcDay(now), utcDay(seenAt), nextWeeklyReset(now)]
    const versions = [assessments.edition, marks.edition, facts?.version, before?.version, ...days]
    return {
      name: `dashboard-${[...versions, shownIn.edition].join('-')}`,
      language: shownIn.language,
      parts: DASHBOARD_PARTS,
      content: (guardian) => {
        const assessment = assessments.of(guardian, marks)
        return dashboardContent(guardian, basis, shownIn, assessment, platform.manifest, gameLookups())
      },
      order: {
        kind: 'dashboard',
        input: { ...basis, marks, shown: sentElsewhere(shownIn) } satisfies DashboardOrder,
      },
      wrap: (json) => `{"success":true,"data":${json}}`,
    }
  }

  /** Only a whole vault, seen just now, says something about the day. */
  function noteDay(session: Session, copy: GuardianCopy) {
    if (copy.staleReason) return
    snapshots.note(session, async () => {
      const marks = await marksOf(session.membershipId)
      const made = await workers?.make(copy, { kind: 'day', input: { marks }, parts: DAY_PARTS })
      if (made) return madeDaySchema.parse(JSON.parse(Buffer.from(made.json).toString())).day
      const guardian = await copy.load(DAY_PARTS)
      return daySnapshot(guardian, assessments.of(guardian, marks))
    })
  }

  app.get(
    '/api/dashboard/guardian-data',
    allow('token', {
      tags: ['dashboard'],
      summary: 'Scores and counts of the signed-in guardian',
      querystring: z.object({
        membership_id: z.string().optional(),
        membership_type: z.string().optional(),
        language: languageParameter,
      }),
      response: { 200: guardianAnswerSchema },
    }),
    async (request, reply) => {
      const session = playerOf(request)
      return sendView(deps, request, reply, session, async (copy) => {
        noteDay(session, copy)
        return viewOf(session, copy, request)
      })
    },
  )
}
