import { defineFeature } from '../composition/feature.ts'
import { createArchitect } from './architect.ts'
import { type ArchitectRoutesDeps, architectRoutes } from './routes.ts'

type Needs = Omit<ArchitectRoutesDeps, 'architect'> & Parameters<typeof createArchitect>[0]

export const architectFeature = defineFeature({
  name: 'architect',
  create(needs: Needs) {
    const architect = createArchitect(needs)
    return {
      services: { architect },
      routes: (app) => architectRoutes(app, { ...needs, architect }),
    }
  },
})
