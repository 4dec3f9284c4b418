import type { Base } from '../frame/base.ts'
import { defineFeature } from '../frame/feature.ts'
import { createLocalBus, createPostgresBus } from './bus.ts'
import { createNoticeStore } from './notice-store.ts'
import { createNotices } from './notices.ts'
import { noticeRoutes } from './routes.ts'

export const noticesFeature = defineFeature({
  name: 'notices',
  async create({ query, pool, metrics, now }: Pick<Base, 'query' | 'pool' | 'metrics' | 'now'>) {
    const bus = pool ? await createPostgresBus(pool) : createLocalBus()
    const notices = createNotices({ store: createNoticeStore(query), bus, now })
    metrics.streams(() => notices.listening)
    return {
      services: { notices, bus },
      routes: (app) => noticeRoutes(app, { notices }),
      async stop() {
        notices.close()
        await bus.close()
      },
    }
  },
})
