/** Small pieces of text that every answer is made of. */
import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import { withoutInvisible } from '@ai-vault/game/invisible-signs.ts'

export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${countInWords(amount)} ${amount === 1 ? one : many}`

/** What becomes of several copies: "all 6 stay", "2 of the 6 can go". */
export const goShare = (going: number, of: number): string =>
  going === 0 ? `all ${countInWords(of)} stay` : `${countInWords(going)} of the ${countInWords(of)} can go`

/** "is" for one, "are" for several. */
export const are = (amount: number): string => (amount === 1 ? 'is' : 'are')

const LONGEST_QUOTE = 80

/** What somebody else wrote, as a person sees it: on one line and not too long. */
export function clean(text: string): string {
  const line = withoutInvisible(text.replace(/[\n\r\t]+/g, ' ')).trim()
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line
}

/** Inside a sentence that may hold links: no sign of the text is one of ours. */
export const marked = (text: string): string => escaped(clean(text))

export const escaped = (text: string): string => text.replaceAll(/[\\[\]*`]/g, '\\$&')

export const quoted = (text: string): string => `“${marked(text)}”`

/** 'Keep the The Palindrome': a name that has an article keeps none behind another word of that kind. */
export const withOneArticle = (text: string): string =>
  text.replaceAll(/\b(the|your|my|every|best|another|no|this) (\[?)The (?=\p{Lu})/giu, '$1 $2')

export const linkTo = (name: string, href: string | undefined): string =>
  href === undefined ? marked(name) : `[${marked(name)}](${href})`

/** A line of an answer where only text can be shown. */
export function factInWords({ title, href, lines, value, tier, place }: Fact): string {
  const rest = [...lines, [value, tier].filter(Boolean).join(', '), place ?? ''].filter(Boolean).map(escaped)
  const name = title === '' ? '' : linkTo(title, href)
  return [name, rest.join('; ')].filter(Boolean).join(': ')
}

/** As long as it reads, without the addresses of its links. */
export const readLength = (text: string): number =>
  text.replaceAll(/\[((?:\\.|[^\]\\])+)\]\([^)]*\)/g, '$1').length

export const names = (all: readonly string[], most = 3): string =>
  all.length > most
    ? `${all.slice(0, most).join(', ')} and ${countInWords(all.length - most)} more`
    : listInWords(all)
