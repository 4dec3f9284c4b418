import { Button } from '../../controls/buttons/Button.tsx'
import { Glyph } from '../../glyphs/Glyph.tsx'
import { checkWords } from '../../words/check-words.ts'
import styles from './CheckAgain.module.css'
import { useCheckAgain } from './use-check-again.ts'

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
