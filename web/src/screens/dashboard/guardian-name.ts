import { words } from './words/words.ts'

/** Control characters, and what turns or hides text: a name made of them alone would greet nobody. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu

/** How the player is greeted: the name without its number; 'Guardian' where none is known (F-064). */
export function guardianName(displayName: string | null): string {
  const name = (displayName ?? '').replaceAll(UNSEEN, '').replace(/#\d*$/, '')
  return name.trim() || words.nameless
}
