import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readArchivesSearch } from './archives-search.ts'
import { en } from './words/en-entry.ts'

export const archives = defineMenuScreen({
  addresses: ['/archives'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-archives',
  key: 'r',
  search: readArchivesSearch,
  visitors: 'connect',
  load: async () => (await import('./ArchivesScreen.tsx')).parts,
})
