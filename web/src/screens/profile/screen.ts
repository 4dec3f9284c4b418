import { defineMenuScreen, defineScreen } from '../../loading/screen.ts'
import { deletedWords, entryWords } from './entry-words.ts'

export const profile = defineMenuScreen({
  addresses: ['/profile'],
  words: entryWords,
  glyph: 'i-shield',
  key: 'p',
  visitors: 'connect',
  load: async () => (await import('./ProfileScreen.tsx')).parts,
})

/** Where the deletion of all data ends: it stands until the player leaves it. */
export const deleted = defineScreen({
  addresses: ['/deleted'],
  words: deletedWords,
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./DeletedScreen.tsx')).DeletedScreen }),
})
