import { recommendBuildAnswerSchema, recommendBuildRequestSchema } from '@ai-vault/contract/architect.ts'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/player.ts'
import type { Architect } from './architect.ts'

export interface ArchitectRoutesDeps {
  readonly architect: Architect
}

export function architectRoutes(app: App, { architect }: ArchitectRoutesDeps) {
  app.post(
    '/api/recommend-build',
    {
      config: { auth: 'session' },
      schema: {
        tags: ['architect'],
        summary: 'A build for an activity from what the player owns, held against sixteen rules',
        body: recommendBuildRequestSchema,
        response: { 200: recommendBuildAnswerSchema },
      },
    },
    async (request) => architect.recommend(playerOf(request), request.body),
  )
}
