import { defineMenuScreen, defineScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { deletedEn, en } from './words/en-entry.ts'

export const profile = defineMenuScreen({
  addresses: ['/profile'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-shield',
  key: 'p',
  visitors: 'connect',
  load: async () => (await import('./ProfileScreen.tsx')).parts,
})

/** Where the deletion of all data ends: it stands until the player leaves it. */
export const deleted = defineScreen({
  addresses: ['/deleted'],
  words: chooseWords<typeof deletedEn>({ en: deletedEn }),
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./DeletedScreen.tsx')).DeletedScreen }),
})
