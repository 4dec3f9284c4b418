import { defineMenuScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'
import { readHubSearch } from './hub-search.ts'

export const hub = defineMenuScreen({
  addresses: ['/command-center', '/'],
  words: entryWords,
  glyph: 'mark',
  key: 'c',
  search: readHubSearch,
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./HubScreen.tsx')).HubScreen }),
})
