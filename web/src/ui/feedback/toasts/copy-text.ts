import type { GlyphName } from '../../glyphs/glyph-names.ts'
import { toasts } from './toasts.ts'

interface CopyWords {
  readonly copied: string
  /** Absent where whoever copies says it in a place of their own. */
  readonly refused?: string | undefined
  readonly glyph?: GlyphName
}

/** To the clipboard, and says so either way; false where the browser refused. */
export async function copyText(
  content: string,
  { copied, refused, glyph = 'i-copy' }: CopyWords,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(content)
  } catch {
    if (refused !== undefined) toasts.show(refused, { tone: 'bad', glyph: 'i-warn' })
    return false
  }
  toasts.show(copied, { glyph })
  return true
}
