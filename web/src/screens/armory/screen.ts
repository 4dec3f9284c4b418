import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readArmorySearch } from './armory-search.ts'
import { en } from './words/en-entry.ts'

export const armory = defineMenuScreen({
  addresses: ['/armory'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-armory',
  key: 'v',
  search: readArmorySearch,
  visitors: 'connect',
  load: async () => (await import('./ArmoryScreen.tsx')).parts,
})
