import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readProphecySearch } from './prophecy-search.ts'
import { en } from './words/en-entry.ts'

export const prophecy = defineMenuScreen({
  addresses: ['/prophecy'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-triumph',
  key: 'y',
  search: readProphecySearch,
  visitors: 'connect',
  load: async () => (await import('./ProphecyScreen.tsx')).parts,
})
