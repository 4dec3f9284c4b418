import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readTableSearch } from './table-search.ts'
import { en } from './words/en-entry.ts'

export const commandTable = defineMenuScreen({
  addresses: ['/command-table'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-compare',
  key: 'b',
  search: readTableSearch,
  visitors: 'connect',
  load: async () => (await import('./CommandTableScreen.tsx')).parts,
})
