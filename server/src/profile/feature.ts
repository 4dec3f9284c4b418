import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { Cookies } from '../sessions/guards/cookies.ts'
import { createProfiles, type ProfileDeps } from './profile.ts'
import { profileRoutes } from './routes.ts'

interface Needs extends Pick<Base, 'playerData' | 'now'>, ProfileDeps {
  readonly cookies: Cookies
}

/** Stores nothing of its own: it shows, exports and deletes what the other features store. */
export const profileFeature = defineFeature({
  name: 'profile',
  create(needs: Needs) {
    return {
      services: {},
      routes: (app) => profileRoutes(app, { ...needs, profiles: createProfiles(needs) }),
    }
  },
})
