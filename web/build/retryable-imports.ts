/// <reference types="node" />
import { join } from 'node:path'
import type { BuildOptions, Plugin, Rolldown } from 'vite'

/** Vite wraps every `import()` of the built app in a helper that it keeps under this name. */
const HELPER = '\0vite/preload-helper.js'
const OURS = join(import.meta.dirname, '..', 'src', 'loading', 'load-module.ts')

/** The built app fetches its parts with src/loading/load-module.ts, so that what failed once can be asked for again. */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler: () => ({
        code: `
          import { loadModule } from ${JSON.stringify(OURS)}
          const importAt = (address) => import(address)
          export const __vitePreload = (run, files = []) => loadModule(run, files, importAt)
        `,
        map: null,
      }),
    },
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        built = bundle
      },
    },
  }
}

let built: Rolldown.OutputBundle = {}
/** By the file of a chunk: all scripts that are here when it runs, its own and those that it imports. */
const runsWith = new Map<string, ReadonlySet<string>>()

function filesOf(chunk: string): ReadonlySet<string> {
  const known = runsWith.get(chunk)
  if (known) return known
  const found = new Set<string>()
  const collect = (file: string) => {
    const output = built[file]
    if (found.has(file) || output?.type !== 'chunk') return
    found.add(file)
    for (const next of output.imports) collect(next)
  }
  collect(chunk)
  runsWith.set(chunk, found)
  return found
}

/**
 * The helper gets the module's own file first, which Vite leaves out, and then what it imports, without what runs already
 * where the module is asked for; Vite adds the styles by itself.
 */
export const everyFile: BuildOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (file, imported, { hostId }) => [
    file,
    ...imported.filter((other) => other !== file && !filesOf(hostId).has(other)),
  ],
}
