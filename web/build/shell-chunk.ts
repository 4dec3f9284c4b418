/// <reference types="node" />
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** The program's start, and the screen it mostly starts with. */
const ROOTS = ['start.tsx', 'screens/hub/HubScreen.tsx'].map((file) =>
  join(import.meta.dirname, '..', 'src', file),
)
/** The command center's own files, and what the page's first lines need before all the rest. */
const APART = /[\\/]screens[\\/]hub[\\/]|preload-helper|load-module|callback-query/

/** What we did not write: it stays the same between releases, and so does its chunk in the player's cache. */
const FRAME =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:history|react-query|query-core))\//

/** Parts of them that only later screens use; one index names them all. */
const LATER = /queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation/

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * Two chunks for all that the shell and the command center are made of: many small ones would each be a request before
 * the first screen lives. What only a later screen takes from the same libraries is not among them.
 */
export function shellChunk() {
  const shell = new Set<string>()
  const add = (id: string, context: Context) => {
    if (shell.has(id)) return
    shell.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) add(next, context)
  }
  const has = (id: string, context: Context): boolean => {
    if (shell.size === 0) for (const root of ROOTS) add(root, context)
    return shell.has(id)
  }
  const name = (id: string, context: Context): string | null => {
    if (!has(id, context) || APART.test(id)) return null
    if (!FRAME.test(id)) return 'shell'
    return LATER.test(id) ? null : 'frame'
  }
  return { has, name }
}
