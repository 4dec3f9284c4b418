import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AnalysisSettings } from './analysis-query.ts'

/** Instance ids of the weapons whose analysis failed and has not succeeded since; the same set while it is unchanged. */
export function useFailedAnalyses(membershipId: string, settings: AnalysisSettings): ReadonlySet<string> {
  const client = useQueryClient()
  const last = useRef<ReadonlySet<string>>(new Set())
  const read = useCallback(() => {
    const failed = new Set(
      client
        .getQueryCache()
        .findAll({ queryKey: ['analysis', membershipId] })
        .filter(({ queryKey, state }) => isFallback(state.data) && isSame(queryKey[3], settings))
        .map(({ queryKey }) => String(queryKey[2])),
    )
    if (failed.size !== last.current.size || [...failed].some((id) => !last.current.has(id))) {
      last.current = failed
    }
    return last.current
  }, [client, membershipId, settings])
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  )
  return useSyncExternalStore(subscribe, read)
}

const isFallback = (data: unknown) => typeof data === 'object' && data !== null && 'fallback' in data
const isSame = (one: unknown, other: AnalysisSettings) => JSON.stringify(one) === JSON.stringify(other)
