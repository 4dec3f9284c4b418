import { languageParameter, languagesAnswerSchema } from '@ai-vault/contract/service/languages.ts'
import { z } from 'zod'
import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { createLanguageService, type LanguageService } from './languages.ts'

interface LanguageRoutesDeps {
  readonly languages: LanguageService
}

function languageRoutes(app: App, { languages }: LanguageRoutesDeps) {
  app.get(
    '/api/languages',
    allow('public', {
      tags: ['languages'],
      summary: 'The languages that the game platform has names in, and the one this browser wants',
      querystring: z.object({ language: languageParameter }),
      response: { 200: languagesAnswerSchema },
    }),
    async (request, reply) => {
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-language' })
      return { languages: [...languages.offered()], language: languages.wanted(request) }
    },
  )
}

export const languagesFeature = defineFeature({
  name: 'languages',
  create({ platform, logger }: Pick<Base, 'platform' | 'logger'>) {
    const languages = createLanguageService(platform, logger)
    return { services: { languages }, routes: (app) => languageRoutes(app, { languages }) }
  },
})
