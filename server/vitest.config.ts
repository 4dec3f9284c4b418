import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    // As in the root's file, which is not asked: without it, two cores would mean one worker.
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    hookTimeout: 30_000,
    setupFiles: ['../game/src/test-support/properties.ts'],
    globalSetup: './test-support/global-setup.ts',
  },
})
