import { HANGS_MS } from '@ai-vault/game/test-support/limits.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.spec.ts'],
    globalSetup: ['./support/stage/global-setup.ts'],
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    // Each has a server and a browser of its own and the unit tests beside it: more would only take cores from one another.
    maxWorkers: 2,
    // What drives the browser is loaded once a worker, not once a file.
    isolate: false,
  },
})
