import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const setupFiles = [fileURLToPath(new URL('./game/src/test-support/properties.ts', import.meta.url))]

const node = (name: string) => ({
  test: {
    name,
    root: `./${name}`,
    include: ['src/**/*.test.ts'],
    environment: 'node' as const,
    testTimeout: 20_000,
    setupFiles,
    // Files share their worker and what it has loaded: a third less work, and none of them changes a module's state.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    // Vitest leaves one core free; on two cores that would be half of them.
    maxWorkers: availableParallelism(),
    projects: [
      ...['game', 'contract', 'platform', 'sandbox'].map(node),
      './server',
      {
        test: {
          name: 'web',
          root: './web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // The document is made once a worker, not once a file: half of the time.
          pool: 'vmThreads',
          testTimeout: 20_000,
          setupFiles,
        },
      },
      './e2e',
    ],
  },
})
