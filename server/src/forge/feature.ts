import { defineFeature } from '../composition/feature.ts'
import { type ForgeRoutesDeps, forgeRoutes } from './routes.ts'

export const forgeFeature = defineFeature({
  name: 'forge',
  create: (needs: ForgeRoutesDeps) => ({
    services: {},
    routes: (app) => forgeRoutes(app, needs),
  }),
})
