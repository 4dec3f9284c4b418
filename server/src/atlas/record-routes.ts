import {
  collectiblesAnswerSchema,
  plannerSchema,
  progressAnswerSchema,
  triumphsAnswerSchema,
} from '@ai-vault/contract/atlas/records.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { z } from 'zod'
import type { View } from '../guardians/views/encoded-views.ts'
import { type SendViewDeps, sendView } from '../guardians/views/send-view.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import type { LanguageService } from '../languages/languages.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { AtlasMap } from './atlas-map.ts'
import { collectiblesContent, progressContent } from './collectibles-answer.ts'
import type { AtlasPlayerStore } from './player-store.ts'
import { triumphsContent } from './triumphs-answer.ts'

export interface RecordRoutesDeps extends SendViewDeps {
  readonly languages: LanguageService
  readonly platform: Pick<Platform, 'manifest'>
  readonly map: Pick<AtlasMap, 'read'>
  readonly players: AtlasPlayerStore
}

const tags = ['atlas']
/** Who it is and what they ever did: items are not opened to count triumphs. */
const RECORD_PARTS = ['account', 'records'] as const
type RecordView = View<object, (typeof RECORD_PARTS)[number]>
const querystring = z.object({ language: languageParameter })

export function recordRoutes(app: App, deps: RecordRoutesDeps) {
  const { languages, map } = deps
  const { manifest } = deps.platform

  app.get(
    '/api/atlas/triumphs',
    allow('session', {
      tags,
      summary: 'Triumphs and titles of the signed-in guardian, the best to do next first',
      querystring,
      response: { 200: triumphsAnswerSchema },
    }),
    async (request, reply) => {
      const session = playerOf(request)
      const { definitions } = await map.read()
      const shownIn = await languages.shownIn(request)
      const view: RecordView = {
        name: `triumphs-${definitions.edition}-${shownIn.edition}`,
        language: shownIn.language,
        parts: RECORD_PARTS,
        content: (guardian) => triumphsContent(guardian, definitions, manifest, shownIn),
      }
      return sendView(deps, request, reply, session, view)
    },
  )

  app.get(
    '/api/atlas/collectibles',
    allow('session', {
      tags,
      summary: 'What the signed-in guardian has collected and what is missing',
      querystring,
      response: { 200: collectiblesAnswerSchema },
    }),
    async (request, reply) => {
      const session = playerOf(request)
      const { definitions } = await map.read()
      const shownIn = await languages.shownIn(request)
      const view: RecordView = {
        name: `collectibles-${definitions.edition}-${shownIn.edition}`,
        language: shownIn.language,
        parts: RECORD_PARTS,
        content: (guardian) => collectiblesContent(guardian, definitions, manifest, shownIn),
      }
      return sendView(deps, request, reply, session, view)
    },
  )

  app.get(
    '/api/atlas/progress',
    allow('session', {
      tags,
      summary: 'How much of it all is done, in numbers',
      response: { 200: progressAnswerSchema },
    }),
    async (request, reply) => {
      const session = playerOf(request)
      const { definitions } = await map.read()
      const view: RecordView = {
        name: `atlas-progress-${definitions.edition}`,
        parts: RECORD_PARTS,
        content: (guardian) => progressContent(guardian, definitions),
      }
      return sendView(deps, request, reply, session, view)
    },
  )
  plannerRoutes(app, deps)
}

function plannerRoutes(app: App, { players, now }: RecordRoutesDeps) {
  app.get(
    '/api/atlas/planner',
    allow('session', { tags, summary: 'The triumphs the player pinned', response: { 200: plannerSchema } }),
    async (request) => players.planner(playerOf(request).membershipId),
  )

  app.put(
    '/api/atlas/planner',
    allow('session', {
      tags,
      summary: 'Keeps the pinned triumphs in their order; the later of two changes counts',
      body: plannerSchema,
      response: { 200: plannerSchema },
    }),
    async (request) => {
      const { membershipId } = playerOf(request)
      // A clock that runs ahead must not make its change final.
      const changed_at = Math.min(request.body.changed_at, now())
      return players.keepPlanner(membershipId, { ...request.body, changed_at })
    },
  )
}
