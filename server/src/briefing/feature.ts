import { briefingSchema } from '@ai-vault/contract/dashboard/briefing.ts'
import { defineFeature } from '../composition/feature.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { type BriefingDeps, createBriefing } from './briefing.ts'

interface BriefingRoutesDeps {
  readonly briefing: ReturnType<typeof createBriefing>
}

function briefingRoutes(app: App, { briefing }: BriefingRoutesDeps) {
  app.get(
    '/api/briefing',
    allow('public', {
      tags: ['status'],
      summary: 'What this installation knows, in numbers',
      response: { 200: briefingSchema },
    }),
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=30')
      return briefing.current()
    },
  )
}

export const briefingFeature = defineFeature({
  name: 'briefing',
  create(needs: BriefingDeps) {
    const briefing = createBriefing(needs)
    return { services: {}, routes: (app) => briefingRoutes(app, { briefing }) }
  },
})
