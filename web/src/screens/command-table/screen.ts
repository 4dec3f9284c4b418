import { defineMenuScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'
import { readTableSearch } from './table-search.ts'

export const commandTable = defineMenuScreen({
  addresses: ['/command-table'],
  words: entryWords,
  glyph: 'i-compare',
  key: 'b',
  search: readTableSearch,
  visitors: 'connect',
  load: async () => (await import('./CommandTableScreen.tsx')).parts,
})
