export interface Waiting {
  readonly elapsedMs: number
  /** Tries that have failed so far. */
  readonly failures: number
  readonly online: boolean
}

/** Nobody needs to be told what takes less than this. */
const SILENT_MS = 3_000
const SLOW_MS = 10_000

/** What is going on and for how long, once it takes longer than expected (F-103). */
export function loadingPhase({ elapsedMs, failures, online }: Waiting): string | undefined {
  if (!online) return 'No network. Reading goes on as soon as there is one.'
  if (elapsedMs < SILENT_MS) return undefined
  return `${whatRuns(elapsedMs, failures)} · ${Math.floor(elapsedMs / 1000)} s`
}

function whatRuns(elapsedMs: number, failures: number): string {
  if (failures > 0) return `The server did not answer; trying again, attempt ${failures + 1}`
  return elapsedMs < SLOW_MS
    ? 'Reading your profile from Bungie.net'
    : 'Bungie.net takes longer than usual to hand out your profile'
}
