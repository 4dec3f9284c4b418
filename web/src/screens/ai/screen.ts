import { defineMenuScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { en } from './words/en-entry.ts'

export const ai = defineMenuScreen({
  addresses: ['/ai', '/aegis'],
  words: chooseWords<typeof en>({ en }),
  glyph: 'rt-god',
  key: 'i',
  visitors: 'connect',
  load: async () => (await import('./AssistantScreen.tsx')).parts,
})
