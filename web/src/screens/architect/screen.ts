import { defineMenuScreen } from '../../loading/screen.ts'
import { readArchitectSearch } from './architect-search.ts'
import { entryWords } from './entry-words.ts'

export const architect = defineMenuScreen({
  addresses: ['/architect'],
  words: entryWords,
  glyph: 'i-grid',
  key: 't',
  search: readArchitectSearch,
  visitors: 'connect',
  load: async () => (await import('./ArchitectScreen.tsx')).parts,
})
