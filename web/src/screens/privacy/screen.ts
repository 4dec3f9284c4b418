import { defineScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'

export const privacy = defineScreen({
  addresses: ['/privacy'],
  words: entryWords,
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./PrivacyScreen.tsx')).PrivacyScreen }),
})
