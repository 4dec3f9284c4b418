import { availableParallelism } from 'node:os'
import { HANGS_MS, WAIT_MS } from '@ai-vault/game/test-support/limits.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: WAIT_MS } },
    // As in the root's file, which is not asked: without it, two cores would mean one worker.
    maxWorkers: Number(process.env.TEST_WORKERS ?? availableParallelism() + 1),
    isolate: false,
    // For the servers that tests start, here and as processes.
    env: { PATIENCE: '20' },
    setupFiles: [
      ...['guard-console', 'properties', 'patience'].map((name) => `../game/src/test-support/${name}.ts`),
      './test-support/setup.ts',
    ],
    globalSetup: './test-support/global-setup.ts',
  },
})
