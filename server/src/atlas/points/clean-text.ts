/** Control characters, zero width, and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu

/** What a player typed, as one plain line. */
export const cleanLine = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
