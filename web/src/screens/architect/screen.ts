import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readArchitectSearch } from './architect-search.ts'
import { en } from './words/en-entry.ts'

export const architect = defineMenuScreen({
  addresses: ['/architect'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-grid',
  key: 't',
  search: readArchitectSearch,
  visitors: 'connect',
  load: async () => (await import('./ArchitectScreen.tsx')).parts,
})
