import { MOST_COMPARED } from '../../../items/sheet/compare-context.ts'
import { words } from './words/words.ts'

export const togglePick = (picks: readonly string[], id: string): readonly string[] => {
  if (picks.includes(id)) return picks.filter((other) => other !== id)
  return picks.length < MOST_COMPARED ? [...picks, id] : picks
}

/** The copies an address names, each once. */
export const parseCompare = (text: string | undefined): readonly string[] => [
  ...new Set((text ?? '').split(',').flatMap((id) => id.trim() || [])),
]

/** Of the copies an address names, those that are there, as many as fit. */
export const readCompare = (text: string | undefined, isThere: (id: string) => boolean): readonly string[] =>
  parseCompare(text).filter(isThere).slice(0, MOST_COMPARED)

export const writeCompare = (ids: readonly string[]) => ids.join(',') || undefined

/** What a comparison lacks of what its address names; undefined where it lacks nothing. */
export function describeLack(text: string | undefined, isThere: (id: string) => boolean): string | undefined {
  const named = parseCompare(text)
  const there = named.filter(isThere).length
  const gone = named.length - there
  if (gone > 0) return words.gone(gone, named.length)
  return there > MOST_COMPARED ? words.beyond(MOST_COMPARED, there) : undefined
}
