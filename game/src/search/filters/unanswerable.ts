import type { FilterProblem } from './filter.ts'
import missing from './unanswerable.json' with { type: 'json' }

/**
 * Words of Destiny Item Manager that we know and cannot answer, with what is missing. A player who pastes a search is
 * told so, instead of being offered a word that means something else.
 */
const MISSING: Readonly<Record<string, readonly string[]>> = missing

const WHY = new Map(
  Object.entries(MISSING).flatMap(([why, words]) => words.map((word) => [word, why] as const)),
)

/** A word as it is written, `is:modded` or `season`; nothing for one that nobody knows. */
export function unanswerable(word: string): FilterProblem | undefined {
  const why = WHY.get(word)
  return why === undefined
    ? undefined
    : { problem: `${word} is known from DIM, but cannot be answered here: ${why}` }
}

export const UNANSWERABLE_WORDS: readonly string[] = [...WHY.keys()]
