import { defineFeature } from '../frame/feature.ts'
import { type BriefingDeps, createBriefing } from './briefing.ts'
import { briefingRoutes } from './routes.ts'

export const briefingFeature = defineFeature({
  name: 'briefing',
  create(needs: BriefingDeps) {
    const briefing = createBriefing(needs)
    return { services: {}, routes: (app) => briefingRoutes(app, { briefing }) }
  },
})
