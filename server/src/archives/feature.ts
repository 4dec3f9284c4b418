import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { LanguageService } from '../languages/languages.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { activityRoutes } from './activity-routes.ts'
import { createCollector } from './collector.ts'
import { archivesMigrations } from './migrations.ts'
import { archivesRoutes } from './routes.ts'
import { createRunCache } from './runs/run-cache.ts'
import { createRunStore } from './runs/run-store.ts'

interface Needs extends Pick<Base, 'query' | 'pool' | 'platform' | 'logger' | 'now'> {
  readonly languages: LanguageService
  readonly guardians: Guardians
  readonly sessions: Pick<Sessions, 'accessToken'>
}

export const archivesFeature = defineFeature({
  name: 'archives',
  migrations: archivesMigrations,
  create(needs: Needs) {
    const { query, pool, platform, logger, now, sessions } = needs
    const store = createRunStore(query)
    const runCache = createRunCache(store)
    // Who the characters are, and nothing else of the guardian: every question about the archives asks for it.
    const guardianOf = async (session: Session) => {
      const copy = await readOwnCopy(needs, session)
      return copy.load(['account'])
    }
    const collector = createCollector({
      store,
      platform,
      accessToken: (sessionId) => sessions.accessToken(sessionId),
      characterIds: async (session) => (await guardianOf(session)).characters.map(({ id }) => id),
      now,
      onWhole: runCache.prepare,
      onFailed: (error) => logger.warn({ stack: (error as Error).stack }, 'history not fetched'),
    })
    return {
      services: { runs: store, collector },
      routes(app) {
        archivesRoutes(app, needs)
        activityRoutes(app, { ...needs, guardianOf, store, runCache, collector })
      },
      async start() {
        if (!pool) await store.releaseAll()
      },
      stop: () => collector.stop(),
      dropCopies(membershipId) {
        runCache.drop(membershipId)
        return collector.drop(membershipId)
      },
      forget: store.forget,
      exportOf: async (membershipId) => ({ activities: await store.list(membershipId, {}) }),
    }
  },
})
