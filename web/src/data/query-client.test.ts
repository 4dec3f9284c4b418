// @vitest-environment node
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ApiError, localError } from './api/api-error.ts'
import { createQueryClient, isWorthRetrying, refetchOnReturn } from './query-client.ts'
import { createConnection } from './system/connection.ts'

it('F-046 what failed while the server was away is asked for again when it is back, and what is old; nothing else', async () => {
  let away = true
  const connection = createConnection({ ask: () => (away ? Promise.reject(new Error()) : Promise.resolve()) })
  const client = createQueryClient()
  refetchOnReturn(client, connection)
  const failing = vi.fn(async () => {
    if (away) throw new TypeError('network down')
    return 'read'
  })
  const fresh = vi.fn(async () => 'read before')
  const old = vi.fn(async () => 'read anew')
  client.setQueryData(['failed'], 'an earlier copy')
  const stops = [
    new QueryObserver(client, { queryKey: ['failed'], queryFn: failing, refetchOnMount: 'always' }),
    new QueryObserver(client, { queryKey: ['fresh'], queryFn: fresh }),
    new QueryObserver(client, { queryKey: ['old'], queryFn: old, staleTime: 0 }),
  ].map((observer) => observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(client.getQueryState(['failed'])?.status).toBe('error'))
  connection.doubt()
  await vi.waitFor(() => expect(connection.read().online).toBe(false))
  away = false
  connection.answered()
  await vi.waitFor(() => expect(client.getQueryData(['failed'])).toBe('read'))
  expect([failing, fresh, old].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2])
  for (const stop of stops) stop()
  client.clear()
})

it('F-046 what was never read fails without a network instead of loading for ever, whatever retries it asks for', async () => {
  vi.useFakeTimers()
  onlineManager.setOnline(false)
  const client = createQueryClient()
  const lost = () => Promise.reject(localError('network'))
  const stops = [
    new QueryObserver(client, { queryKey: ['prophecy'], queryFn: lost }),
    new QueryObserver(client, { queryKey: ['inventory'], queryFn: lost, retry: 2 }),
  ].map((observer) => observer.subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(10_000)
  const statuses = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => [state.status, state.fetchStatus])
  expect(statuses).toEqual([
    ['error', 'idle'],
    ['error', 'idle'],
  ])
  for (const stop of stops) stop()
  client.clear()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

it('a second try is made where it can mend something, and twice at most', async () => {
  const failure = (status: number, retryAfter?: number) =>
    new ApiError({ status, code: 'x', detail: 'x', retryAfter })
  const worth = [localError('network'), localError('timeout'), failure(500), failure(503)]
  expect(worth.map(isWorthRetrying)).toEqual([true, true, true, true])
  const lost = [localError('bad-answer'), failure(499), failure(503, 30), new TypeError('a bug')]
  expect(lost.map(isWorthRetrying)).toEqual([false, false, false, false])
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  const again = (failures: number, error: Error) =>
    (retry as (failures: number, error: Error) => boolean)(failures, error)
  expect([0, 1, 2].map((failures) => again(failures, failure(500)))).toEqual([true, true, false])
  expect(again(0, failure(404))).toBe(false)
})

it('what a screen has read waits a day for who comes back to it, and is fresh for a minute', () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const readAgain = vi.fn(async () => 'newer')
  client.setQueryData(['vault'], 'read')
  const look = () =>
    new QueryObserver(client, { queryKey: ['vault'], queryFn: readAgain }).subscribe(() => undefined)()
  vi.advanceTimersByTime(60_000 - 1)
  look()
  expect(readAgain).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  look()
  expect(readAgain).toHaveBeenCalledOnce()
  client.setQueryData(['other'], 'read')
  vi.advanceTimersByTime(24 * 3_600_000 - 1)
  expect(client.getQueryData(['other'])).toBe('read')
  vi.advanceTimersByTime(2)
  expect(client.getQueryData(['other'])).toBeUndefined()
  client.clear()
  vi.useRealTimers()
})
