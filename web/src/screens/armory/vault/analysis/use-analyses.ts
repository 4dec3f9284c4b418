import { type Query, type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type AnalysisSettings, analysisQuery } from '../../../../items/rating/analysis-query.ts'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { type AnalysisStates, failedIds, stateOf } from './analysis-state.ts'

/**
 * Everything that is known about analyses, read from the query cache with one subscription for the whole grid. The
 * sheet asks through the same cache, so what it learned shows on the tile, and the other way round.
 */
function watchAnalyses(client: QueryClient, membershipId: string, settings: AnalysisSettings) {
  const wanted = JSON.stringify(settings)
  const cache = client.getQueryCache()
  const isOurs = ({ queryKey }: Query) =>
    queryKey[0] === 'analysis' && queryKey[1] === membershipId && JSON.stringify(queryKey[3]) === wanted
  const read = ({ state }: Query) =>
    stateOf(state.data as Parameters<typeof stateOf>[0], state.fetchStatus === 'fetching')
  let states: AnalysisStates = new Map(
    cache.getAll().flatMap((query) => {
      const state = isOurs(query) ? read(query) : undefined
      return state ? [[String(query.queryKey[2]), state] as const] : []
    }),
  )
  return {
    read: () => states,
    subscribe: (listener: () => void) =>
      cache.subscribe(({ type, query }) => {
        if ((type !== 'updated' && type !== 'removed') || !isOurs(query)) return
        const id = String(query.queryKey[2])
        const state = type === 'removed' ? undefined : read(query)
        const known = states.get(id)
        if (known?.status === state?.status && known?.status !== 'analyzed') return
        const next = new Map(states)
        if (state) next.set(id, state)
        else next.delete(id)
        states = next
        listener()
      }),
  }
}

export function useAnalyses(
  weapons: readonly WeaponItem[],
  membershipId: string,
  settings: AnalysisSettings,
) {
  const client = useQueryClient()
  const watch = useMemo(() => watchAnalyses(client, membershipId, settings), [client, membershipId, settings])
  const states = useSyncExternalStore(watch.subscribe, watch.read, watch.read)
  const failed = useSame(useMemo(() => failedIds(states), [states]))

  // A failed analysis tries again by itself, wherever the weapon stands now (F-134).
  useEffect(() => {
    const stops = weapons
      .filter((item) => failed.has(idOf(item)))
      .map((item) => new QueryObserver(client, analysisQuery(membershipId, item, settings)).subscribe(noop))
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, weapons, failed, membershipId, settings])

  const analyze = useCallback(
    (item: WeaponItem) => client.fetchQuery({ ...analysisQuery(membershipId, item, settings), staleTime: 0 }),
    [client, membershipId, settings],
  )
  const analyzeById = useCallback(
    (id: string) => {
      const item = weapons.find((weapon) => idOf(weapon) === id)
      if (item) void analyze(item)
    },
    [weapons, analyze],
  )
  return { states, failed, analyze, analyzeById }
}

const noop = () => undefined

const NONE: ReadonlySet<string> = new Set()

/** The same set while its members are the same, so that ratings and orders are not made anew for every answer. */
function useSame(set: ReadonlySet<string>): ReadonlySet<string> {
  const text = [...set].sort().join(' ')
  return useMemo(() => (text === '' ? NONE : new Set(text.split(' '))), [text])
}
