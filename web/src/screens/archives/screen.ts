import { defineMenuScreen } from '../../loading/screen.ts'
import { readArchivesSearch } from './archives-search.ts'
import { entryWords } from './entry-words.ts'

export const archives = defineMenuScreen({
  addresses: ['/archives'],
  words: entryWords,
  glyph: 'i-archives',
  key: 'r',
  search: readArchivesSearch,
  visitors: 'connect',
  load: async () => (await import('./ArchivesScreen.tsx')).parts,
})
