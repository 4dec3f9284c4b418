import { connection } from '../../data/system/connection.ts'

/**
 * Pictures that could not be fetched rest before they are tried again: half a minute at first, then twice as long each
 * time, so that a server in trouble is not asked by every tile at once. When the connection comes back, none rests.
 */
const FIRST_REST_MS = 30_000
const LONGEST_REST_MS = 600_000

interface Rest {
  readonly failures: number
  /** Epoch milliseconds. */
  readonly until: number
}

const resting = new Map<string, Rest>()
const waiting = new Set<() => void>()

export const isResting = (address: string): boolean =>
  resting.size > 0 && (resting.get(address)?.until ?? 0) > Date.now()

export function letRest(address: string): void {
  connection.subscribe(wakeOnReturn)
  const known = resting.get(address)
  if (known && known.until > Date.now()) return
  const failures = (known?.failures ?? 0) + 1
  const rest = Math.min(FIRST_REST_MS * 2 ** (failures - 1), LONGEST_REST_MS)
  resting.set(address, { failures, until: Date.now() + rest })
}

export const hasCome = (address: string): boolean => resting.delete(address)

/** Tells once when a picture may be tried again, and whenever the connection comes back; returns how to stop. */
export function whenRested(address: string, tryAgain: () => void): () => void {
  waiting.add(tryAgain)
  const timer = setTimeout(tryAgain, (resting.get(address)?.until ?? 0) - Date.now() + 1)
  return () => {
    clearTimeout(timer)
    waiting.delete(tryAgain)
  }
}

function wakeOnReturn() {
  if (!connection.read().online) return
  resting.clear()
  for (const tryAgain of [...waiting]) tryAgain()
}
