import { briefingSchema } from '@ai-vault/contract/dashboard/briefing.ts'
import type { App } from '../http/fastify-app.ts'
import type { createBriefing } from './briefing.ts'

export interface BriefingRoutesDeps {
  readonly briefing: ReturnType<typeof createBriefing>
}

export function briefingRoutes(app: App, { briefing }: BriefingRoutesDeps) {
  app.get(
    '/api/briefing',
    {
      config: { auth: 'public' },
      schema: {
        tags: ['status'],
        summary: 'What this installation knows, in numbers',
        response: { 200: briefingSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=30')
      return briefing.current()
    },
  )
}
