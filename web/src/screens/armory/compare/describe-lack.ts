import { MOST_COMPARED } from '../../../items/sheet/compare-context.ts'
import { parseCompare } from './compare-picks.ts'
import { dialogWords } from './words/dialog-words.ts'

/** What a comparison lacks of what its address names; undefined where it lacks nothing. */
export function describeLack(text: string | undefined, isThere: (id: string) => boolean): string | undefined {
  const named = parseCompare(text)
  const there = named.filter(isThere).length
  const gone = named.length - there
  if (gone > 0) return dialogWords.gone(gone, named.length)
  return there > MOST_COMPARED ? dialogWords.beyond(MOST_COMPARED, there) : undefined
}
