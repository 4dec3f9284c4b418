import { defineFeature } from '../frame/feature.ts'
import { type PlanetRoutesDeps, planetRoutes } from './routes.ts'

export const planetsFeature = defineFeature({
  name: 'planets',
  create: (needs: PlanetRoutesDeps) => ({ services: {}, routes: (app) => planetRoutes(app, needs) }),
})
