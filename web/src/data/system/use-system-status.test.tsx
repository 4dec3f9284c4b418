import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { loseConnection, regainConnection } from '../../test-support/connection.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { systemStatusQuery } from './system-status-query.ts'
import { useSaved } from './use-saved.ts'
import { useSystemStatus } from './use-system-status.ts'

const HEALTHY = {
  overall_status: 'healthy',
  game_api: { status: 'ok' },
  timestamp: '2026-11-19T00:00:00.000Z',
}

afterEach(() => vi.unstubAllGlobals())

function statusHook() {
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, ...renderHook(useSystemStatus, { wrapper }) }
}

it('what was said before the connection was lost counts for nothing until it is asked anew', async () => {
  const answer = { current: 'hang' as 'hang' | { body: object } }
  fakeFetch(() => answer.current)
  const { client, result } = statusHook()
  expect(result.current).toMatchObject({ isPending: true, dot: 'other', banner: null })
  act(() => void client.setQueryData(systemStatusQuery.queryKey, HEALTHY as never))
  await waitFor(() => expect(result.current).toMatchObject({ isPending: false, dot: 'operational' }))
  await loseConnection()
  await waitFor(() => expect(result.current).toMatchObject({ isPending: false, dot: 'other' }))
  await new Promise((resolve) => setImmediate(resolve))
  regainConnection()
  expect(result.current).toMatchObject({ dot: 'other', status: undefined })
})

it('a check that fails is no answer, whatever stood before', async () => {
  fakeFetch(() => ({ status: 500, body: { code: 'x', detail: 'x' } }))
  const { client, result } = statusHook()
  act(() => void client.setQueryData(systemStatusQuery.queryKey, HEALTHY as never))
  await act(() => client.refetchQueries())
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: undefined, isPending: false, dot: 'other' }),
  )
})

it('a screen shows an older copy where the server says so, where the newest reading failed, and offline', async () => {
  const saved = (stale: boolean | undefined, error: Error | null) =>
    renderHook(() => useSaved({ stale, error })).result.current
  expect([saved(undefined, null), saved(false, null)]).toEqual([false, false])
  expect([saved(true, null), saved(false, new Error())]).toEqual([true, true])
  await loseConnection()
  expect(saved(false, null)).toBe(true)
  regainConnection()
})
