/// <reference types="node" />
import { join } from 'node:path'
import type { Rolldown } from 'vite'

const SOURCES = join(import.meta.dirname, '..', 'src')
const ENTRY = join(SOURCES, 'main.tsx')
const ARMORY = join(SOURCES, 'screens', 'armory', 'ArmoryScreen.tsx')

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * One chunk for all that the armory needs at first and nothing but the armory leads to. Without it, each file that it
 * shares with one of the many parts it opens later is a chunk of a few hundred bytes. No two chunks come to import each
 * other: what is led to from elsewhere never imports what only the armory leads to.
 */
export function armoryChunk() {
  let own: ReadonlySet<string> | undefined
  const find = (context: Context): ReadonlySet<string> => {
    const imported = (id: string) => context.getModuleInfo(id)?.importedIds ?? []
    const later = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    const elsewhere = reach(ENTRY, (id) => [...imported(id), ...later(id)].filter((next) => next !== ARMORY))
    return reach(ARMORY, imported).difference(elsewhere)
  }
  return (id: string, context: Context): string | null => {
    own ??= find(context)
    return own.has(id) ? 'ArmoryScreen' : null
  }
}

/** A file and all that `next` leads to from it. */
function reach(id: string, next: (id: string) => readonly string[], found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const other of next(id)) reach(other, next, found)
  return found
}
