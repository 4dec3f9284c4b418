import type { Rolldown } from 'vite'

/** Our own sources that screens draw and count with. Schemas are apart: the first page needs a few of them, and no screen's parts. */
const OWN = /[\\/](?:web|game)[\\/]src[\\/]/
/** A longer file is worth a request of its own. */
const MOST_CHARACTERS = 6_000

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * One chunk for the small files that several screens share. Each would be a chunk of a few hundred bytes otherwise, asked for
 * by itself: over 30 requests for a screen. Rolldown moves what a file imports along with it, so whatever needs a library or a
 * longer file stays out, unless the shell has that already.
 */
export function commonChunk(isInShell: (id: string, context: Context) => boolean) {
  const known = new Map<string, boolean>()
  const isSmall = (id: string, context: Context): boolean => {
    const found = known.get(id)
    if (found !== undefined) return found
    // Files that import each other in a circle: decided by what else they import.
    known.set(id, true)
    const info = context.getModuleInfo(id)
    const small =
      isInShell(id, context) ||
      (OWN.test(id) &&
        (info?.code?.length ?? 0) <= MOST_CHARACTERS &&
        (info?.importedIds ?? []).every((next) => isSmall(next, context)))
    known.set(id, small)
    return small
  }
  return (id: string, context: Context): string | null =>
    OWN.test(id) && !isInShell(id, context) && isSmall(id, context) ? 'common' : null
}
