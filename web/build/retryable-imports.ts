/// <reference types="node" />
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'vite'

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
  }
}

/** The helper gets the module's own file too, and first: Vite names only what the module imports. */
export const everyFile: BuildOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (file, imported) => [file, ...imported.filter((other) => other !== file)],
}
