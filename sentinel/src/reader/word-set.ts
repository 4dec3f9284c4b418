/** A list of words as one line of text. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))
