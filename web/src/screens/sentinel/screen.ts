import { readAskSearch } from '../../data/sentinel/ask-address.ts'
import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { en } from './words/en-entry.ts'

export const sentinel = defineMenuScreen({
  addresses: ['/sentinel', '/sentinel-ai'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'mark',
  key: 's',
  search: readAskSearch,
  visitors: 'connect',
  load: async () => (await import('./SentinelScreen.tsx')).parts,
})
