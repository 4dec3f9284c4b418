import { defineMenuScreen } from '../../loading/screen.ts'
import { readAtlasSearch } from './atlas-search.ts'
import { entryWords } from './entry-words.ts'

export const atlas = defineMenuScreen({
  addresses: ['/atlas'],
  words: entryWords,
  glyph: 'i-atlas',
  key: 'a',
  search: readAtlasSearch,
  visitors: 'connect',
  load: async () => (await import('./AtlasScreen.tsx')).parts,
})
