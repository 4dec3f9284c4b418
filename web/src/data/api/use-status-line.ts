import { useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

/** Several buttons may share one line; the name says which of them is at work. */
const UNNAMED = 'work'

/**
 * One call at a time, and a line for a live region that says what came of it. The line is empty while a call runs: the
 * same words twice would otherwise be announced once.
 */
export function useStatusLine(failed: string, detail: 'why' | 'that' = 'why') {
  const [status, setStatus] = useState('')
  const [busy, setBusy] = useState<string>()
  const isRunning = useRef(false)

  /** Says what the work answers, or `failed`, or the server's own reason; false where it failed, or another is still running. */
  async function run(work: () => Promise<string>, name = UNNAMED): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(name)
    setStatus('')
    try {
      setStatus(await work())
      return true
    } catch (error) {
      setStatus(error instanceof ApiError && detail === 'why' ? error.message : failed)
      return false
    } finally {
      isRunning.current = false
      setBusy(undefined)
    }
  }
  return { status, setStatus, busy, run }
}
