import { defineScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'

export const signIn = defineScreen({
  addresses: ['/login', '/auth'],
  words: entryWords.signIn,
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./SignInScreen.tsx')).SignInScreen }),
})

export const callback = defineScreen({
  addresses: ['/auth/callback'],
  words: entryWords.callback,
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./CallbackScreen.tsx')).CallbackScreen }),
})
