import { defineMenuScreen, defineScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readForgeSearch } from './forge-search.ts'
import { en } from './words/en-entry.ts'

const words = chooseWords<typeof en>({ en })

export const forge = defineMenuScreen({
  addresses: ['/forge', '/forge/$weaponId'],
  words,
  glyph: 'i-crafted',
  key: 'f',
  search: readForgeSearch,
  visitors: 'connect',
  load: async () => (await import('./ForgeScreen.tsx')).parts,
})

/** A public example (F-008). */
export const forgePreview = defineScreen({
  addresses: ['/forge/preview'],
  words,
  search: readForgeSearch,
  visitors: 'welcome',
  load: async () => (await import('./PreviewScreen.tsx')).parts,
})
