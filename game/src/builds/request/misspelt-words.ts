/**
 * "Hand canon" for a hand cannon, "slar warlok" for a solar warlock: one letter too many, too few, wrong or swapped with the
 * next, in a word of a weapon type, a class, a subclass, an element or a Super. The first letter is right, short words stay,
 * and so does whatever is an item's name.
 */
import { asPattern } from '../../as-pattern.ts'
import { editDistance } from '../../search/edit-distance.ts'
import { plain } from './exotic-names.ts'
import { SUPERS } from './supers.ts'
import { CLASS_WORDS, ELEMENT_WORDS, SUBCLASS_WORDS, TYPE_WORDS } from './vocabulary.ts'

const SHORTEST = 5
/** Beside the other words of a Super's name a short one is enough. */
const SHORTEST_OF_SUPERS = 4
/** One letter away from what is known, and meant. */
const MEANT = new Set([
  ...['track', 'trade', 'shout', 'stout', 'purse', 'swore', 'sworn'],
  ...['hunger', 'hunted', 'soar', 'sola', 'stand', 'strike', 'stricken', 'stuff', 'wall', 'will'],
])

interface Place {
  readonly right: string
  readonly shortestTyped: number
  readonly pattern: RegExp
}

/** Each long word of each phrase, with the phrase's other words around it. */
function placesIn(phrases: readonly string[], shortestWord: number, shortestTyped: number): readonly Place[] {
  const typed = `(\\p{L}{${shortestTyped},})(?!\\p{L})`
  return phrases.flatMap((phrase) => {
    const words = phrase.split(' ')
    return words.flatMap((right, at) => {
      if (right.length < shortestWord) return []
      const pattern = words.map((word, i) => (i === at ? typed : asPattern(word))).join(' ')
      return [{ right, shortestTyped, pattern: new RegExp(`(?<!\\p{L})${pattern}`, 'giu') }]
    })
  })
}

const PLACES: readonly Place[] = [
  ...placesIn(
    TYPE_WORDS.map(([phrase]) => phrase),
    SHORTEST,
    SHORTEST,
  ),
  ...placesIn(
    [CLASS_WORDS, SUBCLASS_WORDS, ELEMENT_WORDS].flatMap((words) => Object.keys(words)),
    SHORTEST,
    SHORTEST - 1,
  ),
  ...placesIn(
    SUPERS.map(({ name }) => plain(name)).filter((name) => name.includes(' ')),
    SHORTEST_OF_SUPERS,
    SHORTEST_OF_SUPERS - 1,
  ),
  ...placesIn(
    SUPERS.map(({ name }) => plain(name)).filter((name) => !name.includes(' ')),
    SHORTEST,
    SHORTEST,
  ),
]

/** `names` in plain letters, as the text calls them. */
export function spellWords(text: string, names: readonly string[]): string {
  const isKept = (word: string) =>
    MEANT.has(word) || KNOWN.has(word) || names.some((name) => name.includes(word))
  return PLACES.reduce(
    (spelled, { right, shortestTyped, pattern }) =>
      spelled.replace(pattern, (found, typed: string) => {
        const word = typed.toLowerCase()
        const singulars = [word, word.replace(/s$/, ''), word.replace(/es$/, '')]
        if (singulars.some(isKept)) return found
        const wrong = singulars.find((one) => one.length >= shortestTyped && isOneOff(one, right))
        return wrong ? found.replace(typed, right + typed.slice(wrong.length)) : found
      }),
    text,
  )
}

/** "Sentinel" is no misspelt anything. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    ...TYPE_WORDS.map(([phrase]) => phrase),
    ...[CLASS_WORDS, SUBCLASS_WORDS, ELEMENT_WORDS].flatMap((words) => Object.keys(words)),
    ...SUPERS.map(({ name }) => plain(name)),
  ].flatMap((phrase) => phrase.split(' ')),
)

/** One edit away, of which swapping two neighbours is one. */
const isOneOff = (typed: string, right: string): boolean =>
  typed[0] === right[0] && (editDistance(typed, right) === 1 || isSwapped(typed, right))

function isSwapped(typed: string, right: string): boolean {
  const at = [...right].findIndex((letter, i) => letter !== typed[i])
  const swapped = `${right.slice(0, at)}${right[at + 1]}${right[at]}${right.slice(at + 2)}`
  return at >= 0 && typed === swapped
}
