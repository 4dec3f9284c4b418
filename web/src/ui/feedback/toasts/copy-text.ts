import type { GlyphName } from '../../glyphs/glyph-names.ts'
import { toasts } from './toasts.ts'

/** What is absent, whoever copies says in a place of their own. */
interface CopyWords {
  readonly copied?: string | undefined
  readonly refused?: string | undefined
  readonly glyph?: GlyphName
}

/** To the clipboard, and a message either way; false where the browser refused. */
export async function copyText(
  content: string,
  { copied, refused, glyph = 'i-copy' }: CopyWords = {},
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(content)
  } catch {
    if (refused !== undefined) toasts.show(refused, { tone: 'bad', glyph: 'i-warn' })
    return false
  }
  if (copied !== undefined) toasts.show(copied, { glyph })
  return true
}
