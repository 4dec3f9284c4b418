import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readHubSearch } from './hub-search.ts'
import { en } from './words/en-entry.ts'

export const hub = defineMenuScreen({
  addresses: ['/command-center', '/'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'mark',
  key: 'c',
  search: readHubSearch,
  visitors: 'welcome',
  prerender: { chunk: 'HubScreen', as: ['visitor', 'player'] },
  load: async () => ({ Screen: (await import('./HubScreen.tsx')).HubScreen }),
})
