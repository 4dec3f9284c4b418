import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readDashboardSearch } from './dashboard-search.ts'
import { en } from './words/en-entry.ts'

export const dashboard = defineMenuScreen({
  addresses: ['/dashboard'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-eye',
  key: 'd',
  search: readDashboardSearch,
  visitors: 'connect',
  load: async () => (await import('./DashboardScreen.tsx')).parts,
})
