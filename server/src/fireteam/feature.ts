import { defineFeature } from '../composition/feature.ts'
import { createFireteam, type FireteamDeps } from './fireteam.ts'
import { type FireteamRoutesDeps, fireteamRoutes } from './routes.ts'

export const fireteamFeature = defineFeature({
  name: 'fireteam',
  create(needs: FireteamDeps & Pick<FireteamRoutesDeps, 'platform' | 'languages'>) {
    const fireteam = createFireteam(needs)
    return { services: { fireteam }, routes: (app) => fireteamRoutes(app, { ...needs, fireteam }) }
  },
})
