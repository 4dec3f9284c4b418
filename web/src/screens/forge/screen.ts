import { defineMenuScreen, defineScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'
import { readForgeSearch } from './forge-search.ts'

export const forge = defineMenuScreen({
  addresses: ['/forge', '/forge/$weaponId'],
  words: entryWords,
  glyph: 'i-crafted',
  key: 'f',
  search: readForgeSearch,
  visitors: 'connect',
  load: async () => (await import('./ForgeScreen.tsx')).parts,
})

/** A public example (F-008). */
export const forgePreview = defineScreen({
  addresses: ['/forge/preview'],
  words: entryWords,
  search: readForgeSearch,
  visitors: 'welcome',
  load: async () => (await import('./PreviewScreen.tsx')).parts,
})
