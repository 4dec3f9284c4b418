import type { Base } from '../frame/base.ts'
import { defineFeature } from '../frame/feature.ts'
import { createCookies } from './cookies.ts'
import { sessionMigrations } from './migrations.ts'
import { sessionRoutes } from './routes.ts'
import { createSessionGuard } from './session-guard.ts'
import { createSessions } from './sessions.ts'

export const sessionsFeature = defineFeature({
  name: 'sessions',
  migrations: sessionMigrations,
  create(needs: Pick<Base, 'query' | 'platform' | 'keys' | 'now' | 'publicUrl'>) {
    const sessions = createSessions(needs)
    const cookies = createCookies(needs.publicUrl.startsWith('https:'))
    const guard = createSessionGuard(sessions, cookies)
    return {
      services: { sessions, cookies, guard },
      routes: (app) => sessionRoutes(app, { sessions, cookies, guard }),
      purge: sessions.purge,
      forget: sessions.forget,
      exportOf: async (membershipId) => ({ sessions: await sessions.exportOf(membershipId) }),
    }
  },
})
