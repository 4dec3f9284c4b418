import type { Base } from '../frame/base.ts'
import { defineFeature } from '../frame/feature.ts'
import { metricsRoutes } from '../http/metrics.ts'
import { type HealthRoutesDeps, healthRoutes } from './health-routes.ts'

type Needs = Pick<Base, 'metrics'> & HealthRoutesDeps

export const healthFeature = defineFeature({
  name: 'health',
  create: (needs: Needs) => ({
    services: {},
    routes(app) {
      healthRoutes(app, needs)
      metricsRoutes(app, needs)
    },
  }),
})
