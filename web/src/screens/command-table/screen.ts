import { defineMenuScreen } from '../../app/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { en } from './words/en-entry.ts'

export const commandTable = defineMenuScreen({
  addresses: ['/command-table'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-compare',
  key: 'b',
  visitors: 'connect',
})
