import { toasts } from '../../../ui/feedback/toasts.ts'
import { words } from './words/words.ts'

/** To the clipboard, and says so. */
export async function copyText(what: string, content: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content)
    toasts.show(words.copied(what), { glyph: 'i-copy' })
  } catch {
    toasts.show(words.copyRefused, { tone: 'bad', glyph: 'i-warn' })
  }
}
