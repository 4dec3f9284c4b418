import { defineMenuScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'
import { readProphecySearch } from './prophecy-search.ts'

export const prophecy = defineMenuScreen({
  addresses: ['/prophecy'],
  words: entryWords,
  glyph: 'i-triumph',
  key: 'y',
  search: readProphecySearch,
  visitors: 'connect',
  load: async () => (await import('./ProphecyScreen.tsx')).parts,
})
