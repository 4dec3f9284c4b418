import { defineScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { en } from './words/en-entry.ts'

export const privacy = defineScreen({
  addresses: ['/privacy'],
  words: chooseWords<typeof en>({ en }),
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./PrivacyScreen.tsx')).PrivacyScreen }),
})
