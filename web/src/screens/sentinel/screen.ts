import { readAskSearch } from '../../data/sentinel/ask-address.ts'
import { defineMenuScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'

export const sentinel = defineMenuScreen({
  addresses: ['/sentinel', '/sentinel-ai'],
  words: entryWords,
  glyph: 'mark',
  key: 's',
  search: readAskSearch,
  visitors: 'connect',
  load: async () => (await import('./SentinelScreen.tsx')).parts,
})
