import { defineScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'

export const changelog = defineScreen({
  addresses: ['/changelog'],
  words: entryWords,
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./ChangelogScreen.tsx')).ChangelogScreen }),
})
