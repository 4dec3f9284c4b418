import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.spec.ts'],
    globalSetup: ['./support/stage/global-setup.ts'],
    // A limit for what hangs; a whole installation and a browser share the machine with whatever else runs there.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A journey waits half of its time: for the browser, for the server, for a page to settle.
    maxWorkers: 3,
    // What drives the browser is loaded once a worker, not once a file.
    isolate: false,
  },
})
