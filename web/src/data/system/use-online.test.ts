import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loseConnection, regainConnection } from '../../test-support/connection.ts'
import { useOnline, useOnReturn, useReturnedAt, useReturns } from './use-online.ts'
import { useSaved } from './use-saved.ts'

it('F-046 a screen tries again once for every time that the connection came back, and not as it opens', async () => {
  const run = vi.fn()
  const { result, rerender } = renderHook(() => {
    useOnReturn(run)
    return { online: useOnline(), returns: useReturns(), returnedAt: useReturnedAt() }
  })
  const { returns } = result.current
  await loseConnection()
  expect([result.current.online, run.mock.calls.length]).toEqual([false, 0])
  regainConnection()
  rerender()
  expect([result.current.online, result.current.returns - returns, run.mock.calls.length]).toEqual([
    true,
    1,
    1,
  ])
  expect(Date.now() - result.current.returnedAt).toBeLessThan(60_000)
  await loseConnection()
  regainConnection()
  expect(run).toHaveBeenCalledTimes(2)
})

it('F-350 what is shown counts as saved where it is old, failed to be read anew, or the server is away', async () => {
  const { result, rerender } = renderHook(useSaved, { initialProps: { stale: false, error: null } as Read })
  expect(result.current).toBe(false)
  rerender({ stale: undefined, error: null })
  expect(result.current).toBe(false)
  for (const old of [
    { stale: true, error: null },
    { stale: false, error: new Error('no') },
  ]) {
    rerender(old)
    expect(result.current).toBe(true)
  }
  rerender({ stale: false, error: null })
  await loseConnection()
  expect(result.current).toBe(true)
  regainConnection()
  expect(result.current).toBe(false)
})

type Read = Parameters<typeof useSaved>[0]
