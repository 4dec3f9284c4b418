import { defineMenuScreen } from '../../loading/screen.ts'
import { entryWords } from './words/entry-words.ts'

export const ai = defineMenuScreen({
  addresses: ['/ai', '/aegis'],
  words: entryWords,
  glyph: 'rt-god',
  key: 'i',
  visitors: 'connect',
  load: async () => (await import('./AssistantScreen.tsx')).parts,
})
