import { defineFeature } from '../frame/feature.ts'
import { type ArchivesRoutesDeps, archivesRoutes } from './routes.ts'

export const archivesFeature = defineFeature({
  name: 'archives',
  create: (needs: ArchivesRoutesDeps) => ({
    services: {},
    routes: (app) => archivesRoutes(app, needs),
  }),
})
