import { useEffect, useState } from 'react'
import { CALLBACK_ENDINGS } from '../../data/callback.ts'
import { finishPendingSignIn, forgetPendingSignIn, type SignInEnding } from '../../data/finish-sign-in.ts'

/** Finishes the sign-in that brought us here and leaves after the ending's own delay (F-020 to F-024). */
export function useCallbackEnding(leave: (ending: SignInEnding) => void): SignInEnding | undefined {
  const [ending, setEnding] = useState<SignInEnding>()
  useEffect(() => {
    let here = true
    void finishPendingSignIn().then((result) => here && setEnding(result))
    return () => {
      here = false
    }
  }, [])
  useEffect(() => {
    if (!ending) return
    const timer = setTimeout(() => {
      forgetPendingSignIn()
      leave(ending)
    }, CALLBACK_ENDINGS[ending.ending].delayMs)
    return () => clearTimeout(timer)
  }, [ending, leave])
  return ending
}
