/**
 * "Hand canon" for a hand cannon: one letter too many, too few, wrong or swapped with the next, in a word that belongs to a
 * weapon type. The first letter is right, short words stay, and so does whatever is an item's name.
 */
import { asPattern } from '../../as-pattern.ts'
import { editDistance } from '../../search/edit-distance.ts'
import { TYPE_WORDS } from './vocabulary.ts'

const SHORTEST = 5
/** One letter away from a type, and meant. */
const MEANT = new Set(['track', 'trade', 'shout', 'stout', 'purse', 'swore', 'sworn'])

const TYPED = `(\\p{L}{${SHORTEST},}?)(?=e?s?(?!\\p{L}))`

/** Each long word of each type, with the type's other words around it. */
const PLACES = TYPE_WORDS.flatMap(([phrase]) => {
  const words = phrase.split(' ')
  return words.flatMap((right, at) => {
    if (right.length < SHORTEST) return []
    const pattern = words.map((word, i) => (i === at ? TYPED : asPattern(word))).join(' ')
    return [{ right, pattern: new RegExp(`(?<!\\p{L})${pattern}`, 'giu') }]
  })
})

/** `names` in plain letters, as the text calls them. */
export function spellTypes(text: string, names: readonly string[]): string {
  const isKept = (word: string) => MEANT.has(word) || names.some((name) => name.includes(word))
  return PLACES.reduce(
    (spelled, { right, pattern }) =>
      spelled.replace(pattern, (found, typed: string) => {
        const word = typed.toLowerCase()
        return isOneOff(word, right) && !isKept(word) ? found.replace(typed, right) : found
      }),
    text,
  )
}

/** One edit away, of which swapping two neighbours is one. */
const isOneOff = (typed: string, right: string): boolean =>
  typed[0] === right[0] && (editDistance(typed, right) === 1 || isSwapped(typed, right))

function isSwapped(typed: string, right: string): boolean {
  const at = [...right].findIndex((letter, i) => letter !== typed[i])
  const swapped = `${right.slice(0, at)}${right[at + 1]}${right[at]}${right.slice(at + 2)}`
  return at >= 0 && typed === swapped
}
