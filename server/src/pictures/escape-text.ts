import { withoutInvisible } from '@ai-vault/game/invisible-signs.ts'

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Any text as text of a drawing or a page, also between quotes; signs that steer what follows them are dropped. */
export const escapeText = (text: string): string =>
  withoutInvisible(text).replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '')
