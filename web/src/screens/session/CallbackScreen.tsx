import { useCallback, useEffect, useState } from 'react'
import { ConnectButton } from '../../connect/ConnectButton.tsx'
import { platformName } from '../../data/language/platform-names.ts'
import { useSession } from '../../data/session/use-session.ts'
import { CALLBACK_ENDINGS } from '../../data/sign-in/callback.ts'
import { useConnect } from '../../data/sign-in/connect.ts'
import {
  finishPendingSignIn,
  forgetPendingSignIn,
  type SignInEnding,
} from '../../data/sign-in/finish-sign-in.ts'
import { returnTarget } from '../../data/sign-in/return-target.ts'
import { takeReturn } from '../../data/stored/storage.ts'
import { Link } from '../../routing/Link.tsx'
import { useRouter } from '../../routing/router-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import styles from './CallbackScreen.module.css'
import { words } from './words.tsx'

/** `/auth/callback`: says how the sign-in ended and goes on by itself; whoever cancelled it chooses where to. */
export function CallbackScreen() {
  const router = useRouter()
  const leave = useCallback(
    (ending: SignInEnding) => {
      const to = ending.ending === 'success' ? returnTarget(takeReturn()) : '/dashboard'
      router.history.replace(to)
    },
    [router],
  )
  const ending = useCallbackEnding(leave)
  useEffect(() => router.preload('/dashboard'), [router])
  const failed = ending?.ending === 'failed'
  return (
    <div className={styles.callback}>
      <Plate className={styles.call}>
        <Glyph
          name={failed ? 'i-warn' : 'mark'}
          className={classNames(styles.mark, failed && styles.bad, !ending && styles.waiting)}
        />
        <div className={styles.text}>
          <div role="status">
            <h1 tabIndex={-1}>{ending ? CALLBACK_ENDINGS[ending.ending].text : words.finishing}</h1>
          </div>
          {ending && <EndingLine ending={ending} leave={leave} />}
        </div>
      </Plate>
    </div>
  )
}

interface EndingLineProps {
  readonly ending: SignInEnding
  readonly leave: (ending: SignInEnding) => void
}

function EndingLine({ ending, leave }: EndingLineProps) {
  const { start } = useConnect()
  if (ending.ending === 'nothing') {
    return (
      <p className={styles.line}>
        <Link to="/dashboard">{words.goNow}</Link>
      </p>
    )
  }
  if (ending.ending === 'cancelled') {
    return (
      <>
        <p>{words.nothingShared}</p>
        <div className={styles.ways}>
          <ConnectButton withDemo label={words.tryAgain} />
          <Link to="/command-center">{words.withoutSignIn}</Link>
        </div>
      </>
    )
  }
  if (ending.ending === 'failed') {
    return (
      <p className={styles.line}>
        {ending.reason} <TextButton onClick={() => start('account')}>{words.tryAgain}</TextButton>
      </p>
    )
  }
  const platform = platformName(ending.session.membershipType)
  return (
    <p className={styles.line}>
      {words.player(<bdi>{ending.session.displayName}</bdi>, platform)}{' '}
      <TextButton onClick={() => leave(ending)}>{words.goNow}</TextButton>
    </p>
  )
}

const NOTHING: SignInEnding = { ending: 'nothing' }

/**
 * Finishes the sign-in that brought us here and leaves after the ending's own delay (F-020 to F-024). Whoever is signed in,
 * here or in another tab, is past a sign-in that was cancelled.
 */
function useCallbackEnding(leave: (ending: SignInEnding) => void): SignInEnding | undefined {
  const [result, setResult] = useState<SignInEnding>()
  const { status } = useSession()
  const ending = result?.ending === 'cancelled' && status === 'connected' ? NOTHING : result
  useEffect(() => {
    let here = true
    void finishPendingSignIn().then((result) => here && setResult(result))
    return () => {
      here = false
    }
  }, [])
  useEffect(() => {
    const wait = ending && CALLBACK_ENDINGS[ending.ending].delayMs
    if (!ending || wait === undefined) return
    const timer = setTimeout(() => {
      forgetPendingSignIn()
      leave(ending)
    }, wait)
    return () => clearTimeout(timer)
  }, [ending, leave])
  return ending
}
