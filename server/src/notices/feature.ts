import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { SessionGuard } from '../sessions/guards/session-guard.ts'
import { createLocalBus, createPostgresBus } from './bus.ts'
import { noticeMigrations } from './migrations.ts'
import { createNoticeStore } from './notice-store.ts'
import { createNotices } from './notices.ts'
import { noticeRoutes, operatorRoutes } from './routes.ts'
import { startWeeklyReset } from './weekly-reset.ts'

interface Needs extends Pick<Base, 'query' | 'pool' | 'metrics' | 'logger' | 'now'> {
  readonly guard: SessionGuard
}

export const noticesFeature = defineFeature({
  name: 'notices',
  migrations: noticeMigrations,
  async create({ query, pool, metrics, logger, now, guard }: Needs) {
    const bus = pool ? await createPostgresBus(pool) : createLocalBus()
    const store = createNoticeStore(query)
    const notices = createNotices({
      store,
      bus,
      now,
      onFailed: (error) => logger.warn({ stack: (error as Error).stack }, 'notices not delivered'),
    })
    metrics.streams(() => notices.listening)
    let weekly: ReturnType<typeof startWeeklyReset> | undefined
    return {
      services: { notices, bus },
      routes(app) {
        noticeRoutes(app, { notices, guard })
        operatorRoutes(app, { notices })
      },
      start() {
        weekly = startWeeklyReset({ notices, query, logger, now })
      },
      async stop() {
        weekly?.stop()
        notices.close()
        await bus.close()
      },
      purge: () => store.purge(now()),
      forget: store.forget,
      exportOf: async (membershipId) => ({ notices: await store.exportOf(membershipId) }),
    }
  },
})
