/** Parts of a question between signs and words that begin a new thought: what is asked, and what is only told. */
import type { Token } from './tokens.ts'

export interface Clause {
  readonly from: number
  readonly to: number
  /** Ends with a question mark, or is part of a sentence that does. */
  readonly isQuestion: boolean
}

const SENTENCE_END = /[.!?;:]/
const BREAK = /[,.!?;:()"–—-]/
const BEGINS = new Set([
  'but',
  'because',
  'cause',
  'cuz',
  'coz',
  'bc',
  'since',
  'so',
  'although',
  'though',
  'while',
  'aber',
  'weil',
  'mais',
  'pero',
])
/** A shorter part is a word in a list, not a thought of its own. */
const SHORTEST = 3

export function clausesOf(tokens: readonly Token[], endsWithQuestion: boolean): Clause[] {
  const starts = [0]
  for (let at = 1; at < tokens.length; at++) {
    const { gap = '', text = '' } = tokens[at] ?? {}
    const isSentence = SENTENCE_END.test(gap)
    const length = at - (starts.at(-1) ?? 0)
    if (isSentence || ((BREAK.test(gap) || BEGINS.has(text)) && length >= SHORTEST)) starts.push(at)
  }
  const ends = starts.slice(1).concat(tokens.length)
  // From the end: a part belongs to the sentence that ends behind it.
  let isQuestion = endsWithQuestion
  const found: Clause[] = []
  for (let index = starts.length - 1; index >= 0; index--) {
    const [from = 0, to = 0] = [starts[index], ends[index]]
    const gap = tokens[to]?.gap ?? ''
    if (gap.includes('?')) isQuestion = true
    else if (SENTENCE_END.test(gap)) isQuestion = false
    found.push({ from, to, isQuestion })
  }
  return found.reverse()
}
