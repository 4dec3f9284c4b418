import { defineScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { en } from './words/en-entry.ts'

const words = chooseWords<typeof en>({ en })

export const signIn = defineScreen({
  addresses: ['/login', '/auth'],
  words: words.signIn,
  visitors: 'welcome',
  prerender: { chunk: 'SignInScreen', as: ['visitor'] },
  load: async () => ({ Screen: (await import('./SignInScreen.tsx')).SignInScreen }),
})

export const callback = defineScreen({
  addresses: ['/auth/callback'],
  words: words.callback,
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./CallbackScreen.tsx')).CallbackScreen }),
})
