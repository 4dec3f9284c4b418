/** Small words around the words of others. */

const COUNTS = new Intl.NumberFormat('en-US')

/** "1,810", as the screens write it. */
export const countInWords = (count: number): string => COUNTS.format(count)

export function listInWords(words: readonly string[], link: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`
}

export const withArticle = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
