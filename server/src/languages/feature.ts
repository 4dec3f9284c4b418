import type { Base } from '../frame/base.ts'
import { defineFeature } from '../frame/feature.ts'
import { createLanguageService } from './languages.ts'
import { languageRoutes } from './routes.ts'

export const languagesFeature = defineFeature({
  name: 'languages',
  create({ platform, logger }: Pick<Base, 'platform' | 'logger'>) {
    const languages = createLanguageService(platform, logger)
    return { services: { languages }, routes: (app) => languageRoutes(app, { languages }) }
  },
})
