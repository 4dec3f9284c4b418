import { defineMenuScreen, defineScreen } from '../../app/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { en } from './words/en-entry.ts'

const words = chooseWords<typeof en>({ en })

export const forge = defineMenuScreen({
  addresses: ['/forge', '/forge/$weaponId'],
  words,
  glyph: 'i-crafted',
  key: 'f',
  visitors: 'connect',
})

/** A public example (F-008). */
export const forgePreview = defineScreen({
  addresses: ['/forge/preview'],
  words,
  visitors: 'welcome',
})
