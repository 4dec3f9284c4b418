import { join } from 'node:path'
import type { Base } from '../frame/base.ts'
import { defineFeature } from '../frame/feature.ts'
import { learnInThread } from './learn-from-lists.ts'
import { wishListRoutes } from './routes.ts'
import { createWishLists } from './wish-lists.ts'

/** Where the lists are kept as they were last read. */
export const wishListFolder = (dataDir: string) => join(dataDir, 'wish-lists')

export const wishListsFeature = defineFeature({
  name: 'wish-lists',
  create({ settings, platform, logger, now }: Pick<Base, 'settings' | 'platform' | 'logger' | 'now'>) {
    const wishLists = createWishLists({
      sources: settings.wishLists,
      folder: wishListFolder(settings.dataDir),
      manifest: platform.manifest,
      dataDir: settings.dataDir,
      learn: settings.wishListsLearn ? learnInThread : undefined,
      logger,
      now,
    })
    return {
      services: { wishLists },
      routes: (app) => wishListRoutes(app, { wishLists }),
      stop: () => wishLists.stop(),
    }
  },
})
