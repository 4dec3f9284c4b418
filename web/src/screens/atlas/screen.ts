import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readAtlasSearch } from './atlas-search.ts'
import { en } from './words/en-entry.ts'

export const atlas = defineMenuScreen({
  addresses: ['/atlas'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-atlas',
  key: 'a',
  search: readAtlasSearch,
  visitors: 'connect',
  load: async () => (await import('./AtlasScreen.tsx')).parts,
})
