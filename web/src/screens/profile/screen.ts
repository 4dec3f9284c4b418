import { defineMenuScreen } from '../../app/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { en } from './words/en-entry.ts'

export const profile = defineMenuScreen({
  addresses: ['/profile'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-shield',
  key: 'p',
  visitors: 'connect',
  load: async () => (await import('./ProfileScreen.tsx')).parts,
})
