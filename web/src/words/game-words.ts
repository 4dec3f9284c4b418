import type { GameWords } from '@ai-vault/contract/service/languages.ts'

/**
 * The game's own words in the player's language for what our code knows by a key. They come with the names, in the same
 * answer, so a screen that shows the one shows the other; in English there are none and our own words stand.
 */
const NONE: GameWords = { elements: {}, rarities: {}, weapon_stats: {} }
let words = NONE

export const noteGameWords = (next: GameWords | undefined): void => {
  words = next ?? NONE
}

export const gameWord = (kind: keyof GameWords, key: string): string | undefined => words[kind][key]
