import { defineScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readAdminSearch } from './admin-search.ts'
import { en } from './words/en-entry.ts'

export const admin = defineScreen({
  addresses: ['/admin'],
  words: chooseWords<typeof en>({ en }),
  search: readAdminSearch,
  visitors: 'connect',
  load: async () => (await import('./AdminScreen.tsx')).parts,
})
