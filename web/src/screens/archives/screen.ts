import { defineMenuScreen } from '../../app/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { en } from './words/en-entry.ts'

export const archives = defineMenuScreen({
  addresses: ['/archives'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'i-archives',
  key: 'r',
  visitors: 'connect',
})
