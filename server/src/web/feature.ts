import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { Cookies } from '../sessions/guards/cookies.ts'
import { type WebRoutesDeps, webRoutes } from './web-routes.ts'

interface Needs extends Pick<Base, 'settings' | 'publicUrl' | 'webFolder'> {
  readonly cookies: Cookies
  readonly headOf: WebRoutesDeps['headOf']
}

export const webFeature = defineFeature({
  name: 'web',
  create: ({ settings, publicUrl, webFolder, cookies, headOf }: Needs) => ({
    services: {},
    routes: (app) =>
      webRoutes(app, {
        folder: webFolder,
        publicUrl,
        demoGuardian: settings.demoGuardian,
        headOf,
        isPlayer: (request) => cookies.session(request) !== undefined,
      }),
  }),
})
