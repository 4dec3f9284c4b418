import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import { createCookies } from './guards/cookies.ts'
import { createRoles } from './guards/roles.ts'
import { createSessionGuard } from './guards/session-guard.ts'
import { sessionMigrations } from './migrations.ts'
import { sessionRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'

export const sessionsFeature = defineFeature({
  name: 'sessions',
  migrations: sessionMigrations,
  create(needs: Pick<Base, 'settings' | 'query' | 'platform' | 'keys' | 'now' | 'publicUrl'>) {
    const sessions = createSessions(needs)
    const cookies = createCookies(needs.publicUrl.startsWith('https:'))
    const guard = createSessionGuard(sessions, cookies)
    return {
      services: { sessions, cookies, guard, roles: createRoles(needs.settings) },
      routes: (app) => sessionRoutes(app, { sessions, cookies }),
      purge: sessions.purge,
      forget: sessions.forget,
      exportOf: async (membershipId) => ({ sessions: await sessions.exportOf(membershipId) }),
    }
  },
})
