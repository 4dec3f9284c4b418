import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // For what hangs: a machine that is busy with something else gets its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // As in the root's file, which is not asked: without it, two cores would mean one worker.
    maxWorkers: availableParallelism(),
    isolate: false,
    setupFiles: ['guard-console', 'properties', 'patience'].map(
      (name) => `../game/src/test-support/${name}.ts`,
    ),
    globalSetup: './test-support/global-setup.ts',
  },
})
