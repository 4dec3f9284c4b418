import {
  packedInventoryAnswerSchema,
  packedInventoryChangesSchema,
  packedLiveInventoryAnswerSchema,
} from '@ai-vault/contract/items/inventory.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { z } from 'zod'
import type { Assessments } from '../guardians/assessments.ts'
import type { View } from '../guardians/views/encoded-views.ts'
import { type SendViewDeps, sendView } from '../guardians/views/send-view.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import type { LanguageService, ShownIn, Wish } from '../languages/languages.ts'
import { sentElsewhere } from '../languages/shown-elsewhere.ts'
import type { MarksOf, PlayerMarks } from '../reviews/player-marks.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { playerOf } from '../sessions/guards/player.ts'
import { INVENTORY_PARTS, type InventoryPart, inventoryContent } from './inventory-answer.ts'
import type { InventoryInput } from './inventory-builders.ts'
import { inventoryComparison } from './inventory-digests.ts'

export interface InventoryRoutesDeps extends SendViewDeps {
  readonly assessments: Assessments
  readonly languages: LanguageService
  readonly marksOf: MarksOf
}

const membershipType = z.string().regex(/^-?\d{1,3}$/, 'must be a number')
const membershipId = z.string().regex(/^\d{1,20}$/, 'must be a number')
const tags = ['inventory']

export function inventoryRoutes(app: App, deps: InventoryRoutesDeps) {
  const { assessments, languages, marksOf } = deps

  const inventory = (
    shownIn: ShownIn,
    marks: PlayerMarks,
  ): View<ReturnType<typeof inventoryContent>, InventoryPart> => ({
    name: `inventory-${assessments.edition}-${shownIn.edition}`,
    edition: marks.edition,
    language: shownIn.language,
    parts: INVENTORY_PARTS,
    content: (guardian) => inventoryContent(guardian, assessments.of(guardian, marks), shownIn),
    order: { kind: 'inventory', input: { shown: sentElsewhere(shownIn), marks } satisfies InventoryInput },
  })
  const liveInventory = (shownIn: ShownIn, marks: PlayerMarks): View<object, InventoryPart> => ({
    ...inventory(shownIn, marks),
    order: {
      kind: 'live-inventory',
      input: { shown: sentElsewhere(shownIn), marks } satisfies InventoryInput,
    },
    name: `live-inventory-${assessments.edition}-${shownIn.edition}`,
    wrap: (json) => `{"success":true,"data":${json}}`,
  })
  const askedFor = (wish: Wish, { membershipId }: Session) =>
    Promise.all([languages.shownIn(wish), marksOf(membershipId)])

  app.get(
    '/api/inventory/:membership_type/:membership_id',
    allow('token', {
      tags,
      summary: 'Everything the signed-in guardian owns',
      params: z.object({ membership_type: membershipType, membership_id: membershipId }),
      querystring: z.object({
        language: languageParameter,
        since: z.string().max(64).optional().describe('The version you have: only what changed is sent'),
      }),
      response: { 200: z.union([packedInventoryChangesSchema, packedInventoryAnswerSchema]) },
    }),
    async (request, reply) => {
      const session = playerOf(request)
      return sendView(deps, request, reply, session, {
        ...inventory(...(await askedFor(request, session))),
        comparison: inventoryComparison,
        since: request.query.since,
      })
    },
  )

  app.get(
    '/api/dashboard/live-inventory',
    allow('token', {
      tags,
      summary: 'The same, in the shape of the dashboard calls',
      querystring: z.object({
        membership_type: membershipType.optional(),
        membership_id: membershipId.optional(),
        language: languageParameter,
      }),
      response: { 200: packedLiveInventoryAnswerSchema },
    }),
    async (request, reply) => {
      const session = playerOf(request)
      return sendView(deps, request, reply, session, liveInventory(...(await askedFor(request, session))))
    },
  )
}
