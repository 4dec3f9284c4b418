import { defineFeature } from '../frame/feature.ts'
import { type HealthRoutesDeps, healthRoutes } from './health-routes.ts'

export const healthFeature = defineFeature({
  name: 'health',
  create: (needs: HealthRoutesDeps) => ({
    services: {},
    routes: (app) => healthRoutes(app, needs),
  }),
})
