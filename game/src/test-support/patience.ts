// A limit of a test is for what never comes. A machine that is busy with something else gets its time: nothing here measures
// how fast anything is.
import { vi } from 'vitest'

const PATIENCE_MS = 60_000

type WaitFor = typeof vi.waitFor & { readonly isPatient?: true }

// Files share their worker, and each of them comes by here.
const given: WaitFor = vi.waitFor
if (!given.isPatient) {
  const waitFor: typeof vi.waitFor = (look, options) =>
    given(look, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
  vi.waitFor = Object.assign(waitFor, { isPatient: true as const })
}
