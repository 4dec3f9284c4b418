import { defineMenuScreen } from '../../loading/screen.ts'
import { readArmorySearch } from './armory-search.ts'
import { entryWords } from './entry-words.ts'

export const armory = defineMenuScreen({
  addresses: ['/armory'],
  words: entryWords,
  glyph: 'i-armory',
  key: 'v',
  search: readArmorySearch,
  visitors: 'connect',
  load: async () => (await import('./ArmoryScreen.tsx')).parts,
})
