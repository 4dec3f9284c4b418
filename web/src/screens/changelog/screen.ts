import { defineScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { en } from './words/en-entry.ts'

export const changelog = defineScreen({
  addresses: ['/changelog'],
  words: chooseWords<typeof en>({ en }),
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./ChangelogScreen.tsx')).ChangelogScreen }),
})
