import type { Base } from '../frame/base.ts'
import { defineFeature } from '../frame/feature.ts'
import type { Cookies } from '../sessions/cookies.ts'
import { webRoutes } from './web-routes.ts'

interface Needs extends Pick<Base, 'settings' | 'publicUrl' | 'webFolder'> {
  readonly cookies: Cookies
}

export const webFeature = defineFeature({
  name: 'web',
  create: ({ settings, publicUrl, webFolder, cookies }: Needs) => ({
    services: {},
    routes: (app) =>
      webRoutes(app, {
        folder: webFolder,
        publicUrl,
        demoGuardian: settings.demoGuardian,
        isPlayer: (request) => cookies.session(request) !== undefined,
      }),
  }),
})
