import {
  recommendBuildAnswerSchema,
  recommendBuildRequestSchema,
} from '@ai-vault/contract/advice/architect.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { z } from 'zod'
import type { App } from '../http/fastify-app.ts'
import type { LanguageService } from '../languages/languages.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { Architect } from './architect.ts'
import { buildIn } from './build-in.ts'

export interface ArchitectRoutesDeps {
  readonly architect: Architect
  readonly languages: LanguageService
}

export function architectRoutes(app: App, { architect, languages }: ArchitectRoutesDeps) {
  app.post(
    '/api/recommend-build',
    {
      config: { auth: 'session' },
      schema: {
        tags: ['architect'],
        summary: 'A build for an activity from what the player owns, held against sixteen rules',
        querystring: z.object({ language: languageParameter }),
        body: recommendBuildRequestSchema,
        response: { 200: recommendBuildAnswerSchema },
      },
    },
    async (request) => {
      const answer = await architect.recommend(playerOf(request), request.body)
      return buildIn(answer, (await languages.shownIn(request)).names)
    },
  )
}
