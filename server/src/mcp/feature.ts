import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import { type McpRoutesDeps, mcpRoutes } from './mcp-routes.ts'

export const mcpFeature = defineFeature({
  name: 'mcp',
  create: (needs: Pick<Base, 'build'> & Pick<McpRoutesDeps, 'assistant'>) => ({
    services: {},
    routes: (app) => mcpRoutes(app, needs),
  }),
})
