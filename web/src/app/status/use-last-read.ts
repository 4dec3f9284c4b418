import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useSignedIn } from '../../data/session/use-session.ts'

/** When what is shown of the player was read; 0: it could not be read; undefined: nobody has tried, or nobody can tell yet. */
export type LastRead = number | undefined

/** Of the player's data on this screen; a screen without any speaks for all that was read before. */
export function lastReadOf(client: QueryClient, player: string): LastRead {
  const personal = client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes(player) })
  const shown = personal.filter((query) => query.isActive())
  const asked = shown.length > 0 ? shown : personal
  const times = asked.flatMap(({ state }) => (state.data === undefined ? [] : [readTime(state)]))
  if (times.length > 0) return Math.max(...times)
  const isSettled = asked.length > 0 && asked.every(({ state }) => state.fetchStatus !== 'fetching')
  return isSettled ? 0 : undefined
}

interface Answered {
  readonly data?: unknown
  readonly dataUpdatedAt: number
}

/** An answer may be a copy that the server kept: then it says itself when it was read. */
function readTime({ data, dataUpdatedAt }: Answered): number {
  const times = [data, inside(data, 'data')].map((answer) => Date.parse(String(inside(answer, 'fetched_at'))))
  return times.find((time) => !Number.isNaN(time)) ?? dataUpdatedAt
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

export function useLastRead(): LastRead {
  const client = useQueryClient()
  const player = useSignedIn()?.membershipId
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  )
  const read = () => (player === undefined ? undefined : lastReadOf(client, player))
  return useSyncExternalStore(subscribe, read, read)
}
