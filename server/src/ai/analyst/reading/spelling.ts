/** Slips of the finger: a word that is neither English nor part of a name, one slip away from a word that players use. */
import { isPlainWord } from '../../grounding/vocabulary.ts'
import { MONTHS, WEEKDAYS } from '../../tools/account/spans.ts'
import { INTENT_NAMES, INTENTS } from '../intents/intents.ts'
import { TUNING } from '../phrases/tuning.ts'

const SHORTEST = 4
const LEAST_TO_REPLACE = 6

/** Short months are one slip away from other words ("arch", "marsh"): meant only where a month can stand. */
const isShortMonth = (word: string) => word.length < LEAST_TO_REPLACE
const SHORT_MONTHS = MONTHS.filter((month) => month.length >= SHORTEST && isShortMonth(month))
const BEFORE_MONTH = /(?:\b(?:in|since|during|last)|\d(?:st|nd|rd|th)?(?: of)?)\s+$/i

let vocabulary: ReadonlyMap<number, readonly string[]> | undefined

/** Words by their length: only those of about the same length can be one slip apart. */
function wordsByLength(): ReadonlyMap<number, readonly string[]> {
  const phrases = INTENT_NAMES.flatMap((intent) => [...INTENTS[intent].examples, ...TUNING[intent]])
  const words = [...phrases, ...WEEKDAYS, ...MONTHS.filter((month) => !isShortMonth(month))]
    .flatMap((phrase) => phrase.toLowerCase().split(/[^a-z_]+/))
    .filter((word) => word.length >= SHORTEST && !word.includes('_') && isPlainWord(word))
  const grouped = new Map<number, string[]>()
  for (const word of new Set(words)) {
    const group = grouped.get(word.length)
    if (group) group.push(word)
    else grouped.set(word.length, [word])
  }
  return grouped
}

export function correctSpelling(question: string, named: ReadonlySet<string>): string {
  return question.replace(/(?<![\p{L}\p{N}'’_-])[a-z]{4,}(?![\p{L}\p{N}'’_-])/giu, (word, at: number) => {
    const typed = word.toLowerCase()
    if (named.has(typed) || isPlainWord(typed)) return word
    vocabulary ??= wordsByLength()
    const meant = [typed.length - 1, typed.length, typed.length + 1]
      .flatMap((length) => vocabulary?.get(length) ?? [])
      .concat(BEFORE_MONTH.test(question.slice(0, at)) ? SHORT_MONTHS : [])
      .filter((known) => isOneSlip(typed, known))
    const [first] = meant
    // Two words that are as near leave open which one is meant, unless one only swaps letters.
    const swapped = meant.find((known) => sameLetters(typed, known))
    return swapped ?? (meant.length === 1 && first ? first : word)
  })
}

const sameLetters = (one: string, other: string) =>
  one.length === other.length && [...one].toSorted().join('') === [...other].toSorted().join('')

/** One letter too many, missing, wrong, or two neighbours swapped. */
function isOneSlip(typed: string, known: string): boolean {
  let from = 0
  while (from < typed.length && typed[from] === known[from]) from++
  let tail = 0
  while (
    tail < Math.min(typed.length, known.length) - from &&
    typed[typed.length - 1 - tail] === known[known.length - 1 - tail]
  ) {
    tail++
  }
  const restTyped = typed.slice(from, typed.length - tail)
  const restKnown = known.slice(from, known.length - tail)
  const replaced = restTyped.length === 1 && restKnown.length === 1
  // In a short word another letter makes too many other words.
  if (replaced) return typed.length >= LEAST_TO_REPLACE
  if (restTyped.length <= 1 && restKnown.length <= 1) return true
  return (
    restTyped.length === 2 &&
    restKnown.length === 2 &&
    restTyped[0] === restKnown[1] &&
    restTyped[1] === restKnown[0]
  )
}
