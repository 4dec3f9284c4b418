import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import { createArmorSolver } from './armor-solver.ts'
import { keptArmorRoutes } from './kept-routes.ts'
import { createKeptStore } from './kept-store.ts'
import { armorMigrations } from './migrations.ts'
import { type ArmorRoutesDeps, armorRoutes } from './routes.ts'

type Needs = Pick<Base, 'query' | 'now' | 'settings'> & Omit<ArmorRoutesDeps, 'armorSolver'>

export const armorFeature = defineFeature({
  name: 'armor',
  migrations: armorMigrations,
  create(needs: Needs) {
    const armorSolver = createArmorSolver()
    const armorKept = createKeptStore(needs.query)
    return {
      services: { armorSolver },
      routes(app) {
        armorRoutes(app, { ...needs, armorSolver })
        keptArmorRoutes(app, { ...needs, armorKept })
      },
      // A server without threads of its own has no core to spare: the first problem starts this one.
      start() {
        if (needs.settings.workers > 0) armorSolver.warm()
      },
      stop: () => armorSolver.stop(),
      forget: armorKept.forget,
      exportOf: async (membershipId) => ({ kept: await armorKept.read(membershipId) }),
    }
  },
})
