// Runs with every test file: `vi.waitFor` waits as long as every other look does.
import { vi } from 'vitest'
import { WAIT_MS } from './limits.ts'

type WaitFor = typeof vi.waitFor & { readonly isPatient?: true }

// Files share their worker, and each of them comes by here.
const given: WaitFor = vi.waitFor
if (!given.isPatient) {
  const waitFor: typeof vi.waitFor = (look, options) =>
    given(look, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options })
  vi.waitFor = Object.assign(waitFor, { isPatient: true as const })
}
