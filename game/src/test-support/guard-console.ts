// Runs with every test file: a test that prints an error or a warning fails, unless it expects it. A warning that passes is
// a defect that nobody reads.
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'
import { checkLogs, endOfFile, noteLog } from './expected-logs.ts'

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => noteLog(level, format(...args))
}

// The hook that is registered first runs last: what a test's own hooks print counts as well.
afterEach(checkLogs)
afterAll(endOfFile)
