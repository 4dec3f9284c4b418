import { defineScreen } from '../../loading/screen.ts'
import { readAdminSearch } from './admin-search.ts'
import { entryWords } from './entry-words.ts'

export const admin = defineScreen({
  addresses: ['/admin'],
  words: entryWords,
  search: readAdminSearch,
  visitors: 'connect',
  load: async () => (await import('./AdminScreen.tsx')).parts,
})
