import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.spec.ts'],
    globalSetup: ['./support/stage/global-setup.ts'],
    // A limit for what hangs; a whole installation and a browser share the machine with whatever else runs there.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Each has a server and a browser of its own and the unit tests beside it: more would only take cores from one another.
    maxWorkers: 2,
    // What drives the browser is loaded once a worker, not once a file.
    isolate: false,
  },
})
