/// <reference types="node" />
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** The program's start, and the screen it mostly starts with. */
const ROOTS = ['start.tsx', 'screens/hub/HubScreen.tsx'].map((file) =>
  join(import.meta.dirname, '..', 'src', file),
)
/** The command center's own files, and what the page's first lines need before all the rest. */
const APART = /[\\/]screens[\\/]hub[\\/]|preload-helper|load-module|callback-query/

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * One chunk for all that the shell and the command center are made of: many small ones would each be a request before the
 * first screen lives.
 */
export function shellChunk() {
  const shell = new Set<string>()
  const add = (id: string, context: Context) => {
    if (shell.has(id)) return
    shell.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) add(next, context)
  }
  return (id: string, context: Context): string | null => {
    if (shell.size === 0) for (const root of ROOTS) add(root, context)
    return shell.has(id) && !APART.test(id) ? 'shell' : null
  }
}
