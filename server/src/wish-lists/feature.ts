import { join } from 'node:path'
import { wishListReportSchema } from '@ai-vault/contract/items/weapons.ts'
import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { learnInThread } from './learn-from-lists.ts'
import { wishListMigrations } from './migrations.ts'
import { ownListRoutes } from './own-list-routes.ts'
import { createOwnListStore } from './own-list-store.ts'
import { createOwnLists } from './own-lists.ts'
import { createWishLists, type WishLists } from './wish-lists.ts'

function wishListRoutes(app: App, { wishLists }: { readonly wishLists: WishLists }) {
  app.get(
    '/api/wish-lists',
    allow('public', {
      tags: ['weapons'],
      summary: 'Which wish lists are in use, and what was wrong with them',
      response: { 200: wishListReportSchema },
    }),
    async () => wishLists.report(),
  )
}

/** Where the lists are kept as they were last read. */
export const wishListFolder = (dataDir: string) => join(dataDir, 'wish-lists')

type Needs = Pick<Base, 'settings' | 'query' | 'platform' | 'logger' | 'now'>

export const wishListsFeature = defineFeature({
  name: 'wish-lists',
  migrations: wishListMigrations,
  create({ settings, query, platform, logger, now }: Needs) {
    const shared = {
      folder: wishListFolder(settings.dataDir),
      manifest: platform.manifest,
      dataDir: settings.dataDir,
      learn: settings.wishListsLearn ? learnInThread : undefined,
      logger,
      now,
    }
    const wishLists = createWishLists({ ...shared, sources: settings.wishLists })
    const store = createOwnListStore(query)
    const ownLists = createOwnLists({ ...shared, store, installed: wishLists })
    return {
      services: { wishLists, taughtOf: ownLists.taughtOf },
      routes(app) {
        wishListRoutes(app, { wishLists })
        ownListRoutes(app, { ownLists })
      },
      async stop() {
        wishLists.stop()
        await ownLists.stop()
      },
      dropCopies: ownLists.drop,
      forget: store.forget,
      exportOf: async (membershipId) => ({
        lists: await store.lists(membershipId),
        learned: await ownLists.report(membershipId),
      }),
    }
  },
})
