/**
 * Signs that nobody sees: controls, marks that turn the direction of what follows, joiners and other zero widths,
 * variation selectors, tag characters that only a model reads, fillers that look like a blank, halves of a sign, and
 * code points without a meaning. One table for names, texts, pictures and what a model is given.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u{E0000}-\u{E01EF}\u{115F}\u{1160}\u{3164}\u{FFA0}]|\p{Variation_Selector}/gu

/** `instead` is put in the place of each; line breaks and tabs are among them. */
export const withoutInvisible = (text: string, instead = ''): string => text.replace(INVISIBLE, instead)

/** As `withoutInvisible`, but lines and columns stay. */
export const withoutInvisibleInLines = (text: string): string =>
  text.replace(INVISIBLE, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))

/** What a person typed, as one plain line. */
export const cleanLine = (text: string): string =>
  withoutInvisible(text.normalize('NFC'), ' ').replace(/\s+/g, ' ').trim()
