import { join } from 'node:path'
import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import { createIconCache } from './icon-cache.ts'
import { iconRoutes } from './routes.ts'

export const iconsFeature = defineFeature({
  name: 'icons',
  create({ settings, platform, now }: Pick<Base, 'settings' | 'platform' | 'now'>) {
    const folder = join(settings.dataDir, 'icons')
    const icons = createIconCache({ folder, origin: platform.imageOrigin, now })
    return { services: {}, routes: (app) => iconRoutes(app, { icons, manifest: platform.manifest }) }
  },
})
