import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { HANGS_MS, WAIT_MS } from './game/src/test-support/limits.ts'

/** What takes long although its file is small would begin last, and leave the other workers idle in the end. */
const LONGEST = [
  'accessibility.spec.ts',
  'offline.spec.ts',
  'prophecy.spec.ts',
  'firefox/journeys.spec.ts',
  'crash.test.ts',
  'main.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/${name}`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const setupFiles = ['guard-console', 'properties', 'patience'].map((name) =>
  path(`./game/src/test-support/${name}.ts`),
)
const limits = { testTimeout: HANGS_MS, hookTimeout: HANGS_MS, expect: { poll: { timeout: WAIT_MS } } }

const node = (name: string, ...ownSetup: string[]) => ({
  test: {
    name,
    root: `./${name}`,
    include: ['src/**/*.test.ts'],
    environment: 'node' as const,
    ...limits,
    setupFiles: [...setupFiles, ...ownSetup],
    // Files share their worker and what it has loaded: a third less work, and none of them changes a module's state.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    // Vitest leaves one core free; on two cores that would be half of them. More would take time from the journeys beside.
    maxWorkers: Number(process.env.TEST_WORKERS ?? availableParallelism() + 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      ...['game', 'contract', 'sentinel', 'sandbox'].map((name) => node(name)),
      node('platform', path('./platform/src/testing/setup.ts')),
      './server',
      {
        test: {
          name: 'web',
          root: './web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // The document is made once a worker, not once a file: half of the time.
          pool: 'vmThreads',
          ...limits,
          setupFiles: [
            ...setupFiles,
            ...['setup', 'cheaper-document'].map((name) => path(`./web/src/test-support/${name}.ts`)),
          ],
        },
      },
      './e2e',
    ],
  },
})
