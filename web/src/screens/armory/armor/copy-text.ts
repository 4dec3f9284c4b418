import { toasts } from '../../../ui/toasts.ts'

/** To the clipboard, and says so. */
export async function copyText(what: string, content: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content)
    toasts.show(`${what} copied.`, { glyph: 'i-copy' })
  } catch {
    toasts.show('The browser did not allow copying.', { tone: 'bad', glyph: 'i-warn' })
  }
}
