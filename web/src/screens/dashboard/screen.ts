import { defineMenuScreen } from '../../loading/screen.ts'
import { readDashboardSearch } from './dashboard-search.ts'
import { entryWords } from './entry-words.ts'

export const dashboard = defineMenuScreen({
  addresses: ['/dashboard'],
  words: entryWords,
  glyph: 'i-eye',
  key: 'd',
  search: readDashboardSearch,
  visitors: 'connect',
  load: async () => (await import('./DashboardScreen.tsx')).parts,
})
