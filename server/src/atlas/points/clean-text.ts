import { withoutInvisible } from '@ai-vault/game/invisible-signs.ts'

/** What a player typed, as one plain line. */
export const cleanLine = (text: string): string =>
  withoutInvisible(text.normalize('NFC'), ' ').replace(/\s+/g, ' ').trim()
