import { words } from './words.tsx'

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
  if (!online) return words.phase.offline
  if (elapsedMs < SILENT_MS) return undefined
  return words.phase.since(whatRuns(elapsedMs, failures), Math.floor(elapsedMs / 1000))
}

function whatRuns(elapsedMs: number, failures: number): string {
  if (failures > 0) return words.phase.retrying(failures + 1)
  return elapsedMs < SLOW_MS ? words.phase.reading : words.phase.slow
}
