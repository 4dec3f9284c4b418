import { useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

/** Several buttons may share one line; the name says which of them is at work. */
const UNNAMED = 'work'

/**
 * One call at a time, and a line for a live region that says what came of it. The line is empty while a call runs: the
 * same words twice would otherwise be announced once.
 */
export function useTold(failed: string) {
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState<string>()
  const isRunning = useRef(false)

  /** Says what the work answers, or why it failed; false where it failed, or another is still running. */
  async function run(work: () => Promise<string>, name = UNNAMED): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(name)
    setTold('')
    try {
      setTold(await work())
      return true
    } catch (error) {
      setTold(error instanceof ApiError ? error.message : failed)
      return false
    } finally {
      isRunning.current = false
      setBusy(undefined)
    }
  }
  return { told, tell: setTold, busy, run }
}
