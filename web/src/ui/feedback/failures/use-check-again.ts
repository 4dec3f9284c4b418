import { useEffect, useRef } from 'react'
import { useNow } from '../../use-now.ts'

interface CheckAgainOptions {
  /** Epoch milliseconds of the last failure. */
  readonly failedAt: number
  /** How long the platform asked us to wait; the page then asks by itself. */
  readonly waitSeconds: number
  readonly busy: boolean
  readonly check: () => void
}

/** A press right after a failure would only fail again. */
const COOLDOWN_SECONDS = 5
const SECOND = 1_000

/** The clock behind 'Check Again' (F-108): a short rest after each failure, and a try of its own when the wait is over. */
export function useCheckAgain({ failedAt, waitSeconds, busy, check }: CheckAgainOptions) {
  const now = useNow(SECOND)
  const triedFor = useRef(0)
  const left = Math.max(0, Math.ceil((failedAt + waitSeconds * SECOND - now) / SECOND))
  useEffect(() => {
    if (left > 0 || busy || triedFor.current === failedAt) return
    triedFor.current = failedAt
    check()
  }, [left, busy, failedAt, check])
  const rested = now - failedAt >= Math.min(COOLDOWN_SECONDS, waitSeconds) * SECOND
  return { left, ready: rested && !busy }
}
