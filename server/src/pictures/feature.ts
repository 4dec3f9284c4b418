import { join } from 'node:path'
import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import { pictureFonts } from './picture-font.ts'
import { createPictureThreads } from './picture-threads.ts'

const THREAD = new URL('../picture-thread.ts', import.meta.url)

/** Draws the pictures of other features: tiles of the map and cards of shares. */
export const picturesFeature = defineFeature({
  name: 'pictures',
  create({ settings, logger }: Pick<Base, 'settings' | 'logger'>) {
    const { draw, stop } = createPictureThreads({
      thread: THREAD,
      fonts: pictureFonts(join(settings.dataDir, 'fonts')),
      onLost: (reason) => logger.error({ reason }, 'a thread that draws was lost and is replaced'),
    })
    return { services: { drawPicture: draw }, stop }
  },
})
