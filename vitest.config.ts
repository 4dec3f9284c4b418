import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const node = (name: string) => ({
  test: {
    name,
    root: `./${name}`,
    include: ['src/**/*.test.ts'],
    environment: 'node' as const,
    testTimeout: 20_000,
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
        },
      },
      './e2e',
    ],
  },
})
