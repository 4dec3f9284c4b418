import { guardianAnswerSchema } from '@ai-vault/contract/dashboard.ts'
import { z } from 'zod'
import type { View } from '../guardians/encoded-views.ts'
import { type SendViewDeps, sendView } from '../guardians/send-view.ts'
import type { App } from '../http/fastify-app.ts'
import { requireOwner } from '../sessions/authenticate.ts'
import type { SessionGuard } from '../sessions/session-guard.ts'
import type { WishLists } from '../weapons/wish-lists.ts'
import type { createActivityTotals } from './activity-totals.ts'
import { guardianData } from './guardian-data.ts'

export interface DashboardRoutesDeps extends SendViewDeps {
  readonly guard: SessionGuard
  readonly wishLists: Pick<WishLists, 'index' | 'edition'>
  readonly activityTotals: ReturnType<typeof createActivityTotals>
}

export function dashboardRoutes(app: App, deps: DashboardRoutesDeps) {
  const { guard, wishLists, activityTotals, sessions } = deps

  /** Named after all that it depends on besides the guardian, so that a kept answer is never the wrong one. */
  function viewWith(totalActivities: number | undefined): View {
    const index = wishLists.index()
    return {
      name: `dashboard-${totalActivities ?? ''}-${wishLists.edition}`,
      content: (guardian) => guardianData(guardian, index ? { wishLists: index } : {}, totalActivities),
      wrap: (json) => `{"success":true,"data":${json}}`,
    }
  }

  app.get(
    '/api/dashboard/guardian-data',
    {
      schema: {
        tags: ['dashboard'],
        summary: 'Scores and counts of the signed-in guardian',
        querystring: z.object({
          membership_id: z.string().optional(),
          membership_type: z.string().optional(),
        }),
        response: { 200: guardianAnswerSchema },
      },
    },
    async (request, reply) => {
      const session = await guard.signedIn(request)
      requireOwner(session, request.query)
      const total = await activityTotals(session, () => sessions.accessToken(session.id))
      return sendView(deps, request, reply, session, viewWith(total))
    },
  )
}
