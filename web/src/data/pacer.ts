/** Longer work than this is felt: half of a frame. */
const AT_ONCE_MS = 8

/** Part of the browsers only: goes on as soon as what waits has been done. */
interface Scheduling {
  readonly scheduler?: { readonly yield?: () => Promise<void> }
}

/** Long work waits at it between two parts, and every few milliseconds what the player pressed meanwhile comes first. */
export function createPacer(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < AT_ONCE_MS) return
    const { scheduler } = globalThis as Scheduling
    await (scheduler?.yield?.() ?? new Promise((go) => setTimeout(go)))
    since = performance.now()
  }
}
