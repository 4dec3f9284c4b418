import { toasts } from '../../ui/feedback/toasts.ts'

/** To the clipboard, and says so either way. */
export async function copyText(content: string, copied: string, refused: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content)
    toasts.show(copied, { glyph: 'i-copy' })
  } catch {
    toasts.show(refused, { tone: 'bad', glyph: 'i-warn' })
  }
}
