import { defineFeature } from '../composition/feature.ts'
import { type InventoryRoutesDeps, inventoryRoutes } from './routes.ts'

export const inventoryFeature = defineFeature({
  name: 'inventory',
  create: (needs: InventoryRoutesDeps) => ({
    services: {},
    routes: (app) => inventoryRoutes(app, needs),
  }),
})
