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
    projects: [
      ...['game', 'contract', 'platform', 'sandbox'].map(node),
      './server',
      { test: { name: 'web', root: './web', include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
      {
        test: {
          name: 'e2e',
          root: './e2e',
          include: ['*.spec.ts'],
          globalSetup: ['support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
