import { defineFeature } from '../composition/feature.ts'
import { type WeaponRoutesDeps, weaponRoutes } from './routes.ts'

export const weaponsFeature = defineFeature({
  name: 'weapons',
  create: (needs: WeaponRoutesDeps) => ({
    services: {},
    routes: (app) => weaponRoutes(app, needs),
  }),
})
