import type { FireteamAnalysis } from '@ai-vault/contract/advice/fireteam.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { analyzeFireteam } from '../../data/queries/fireteam-query.ts'
import { useOnline, useOnReturn } from '../../data/system/use-online.ts'
import { fireteamBody } from './fireteam-ids.ts'
import { type NamedPlayers, toIds } from './named-players.ts'

export interface Analyzed {
  readonly request: ReturnType<typeof fireteamBody>
  readonly answer: FireteamAnalysis
}

/** Whether it answers what the form asks for now: the same members, for the same activity. */
export const isAnalysisOf = (
  { request }: Analyzed,
  ids: readonly string[],
  activity: string,
  run: string | undefined,
  known: NamedPlayers,
): boolean => {
  const asked = { ...request, fireteam: request.fireteam.map((entry) => toIds(entry, known)) }
  return JSON.stringify(asked) === JSON.stringify(fireteamBody(ids, activity, run))
}

interface AnalysisState {
  readonly busy: boolean
  readonly last?: Analyzed
  /** When a try failed after the last result (epoch milliseconds). */
  readonly failedAt?: number
}

/**
 * F-315, F-316: busy while the call runs; a failure ends that and marks what is still shown as not refreshed. What failed
 * is asked again when a lost connection comes back.
 */
export function useAnalysis() {
  const [state, setState] = useState<AnalysisState>({ busy: false })
  const online = useOnline()
  const running = useRef<AbortController>(undefined)
  const failed = useRef<Parameters<typeof analyze>>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const analyze = useCallback(async (ids: readonly string[], activity: string, run?: string) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    failed.current = undefined
    const request = fireteamBody(ids, activity, run)
    setState(({ last }) => ({ busy: true, ...(last ? { last } : {}) }))
    try {
      const answer = await analyzeFireteam(request, control.signal)
      if (!control.signal.aborted) setState({ busy: false, last: { request, answer } })
    } catch {
      if (control.signal.aborted) return
      failed.current = [ids, activity, run]
      setState(({ last }) => ({ busy: false, failedAt: Date.now(), ...(last ? { last } : {}) }))
    }
  }, [])
  useOnReturn(() => {
    if (failed.current) void analyze(...failed.current)
  })
  return { ...state, waiting: !online && !state.busy && state.failedAt !== undefined, analyze }
}
