import { useEffect, useRef } from 'react'
import { Button } from '../../controls/buttons/Button.tsx'
import { Glyph } from '../../glyphs/Glyph.tsx'
import { useNow } from '../../use-now.ts'
import { checkWords } from '../../words/check-words.ts'
import styles from './CheckAgain.module.css'

export interface CheckAgainProps {
  readonly failedAt: number
  readonly waitSeconds?: number | undefined
  readonly busy: boolean
  readonly onCheck: () => void
}

/** Where the platform names no time. */
const DEFAULT_WAIT_SECONDS = 30

/** The button keeps the focus while it rests, and the countdown speaks to the eye only. */
export function CheckAgain({ failedAt, waitSeconds = DEFAULT_WAIT_SECONDS, busy, onCheck }: CheckAgainProps) {
  const { left, ready } = useCheckAgain({ failedAt, waitSeconds, busy, check: onCheck })
  return (
    <>
      <Button aria-disabled={!ready} onClick={ready ? onCheck : undefined}>
        <Glyph name="i-refresh" size="s" />
        {busy ? checkWords.checking : checkWords.check}
      </Button>
      <span className={styles.countdown} aria-live="off">
        {busy || left === 0 ? checkWords.asking : checkWords.byItself(left)}
      </span>
    </>
  )
}

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
