import type { FireteamAnalysis } from '@ai-vault/contract/advice/fireteam.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { analyzeFireteam } from '../../data/queries/fireteam-query.ts'
import { fireteamBody } from './fireteam-ids.ts'

export interface Analyzed {
  readonly request: object
  readonly answer: FireteamAnalysis
}

interface AnalysisState {
  readonly busy: boolean
  readonly last?: Analyzed
  /** When a try failed after the last result (epoch milliseconds). */
  readonly failedAt?: number
}

/** F-315, F-316: busy while the call runs; a failure ends that and marks what is still shown as not refreshed. */
export function useAnalysis() {
  const [state, setState] = useState<AnalysisState>({ busy: false })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const analyze = useCallback(async (ids: readonly string[], activity: string) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const request = fireteamBody(ids, activity)
    setState(({ last }) => ({ busy: true, ...(last ? { last } : {}) }))
    try {
      const answer = await analyzeFireteam(request, control.signal)
      if (!control.signal.aborted) setState({ busy: false, last: { request, answer } })
    } catch {
      if (control.signal.aborted) return
      setState(({ last }) => ({ busy: false, failedAt: Date.now(), ...(last ? { last } : {}) }))
    }
  }, [])
  return { ...state, analyze }
}
