import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { noticeBoard } from './notices.ts'
import { systemStatusQuery } from './system-status-query.ts'
import { watchOutages } from './watch-outages.ts'

const outage = new ApiError({ status: 503, code: 'maintenance', detail: 'down' })

describe('a player’s call that meets the outage', () => {
  let client: QueryClient
  let time: number
  let stop: () => void
  const status = vi.fn(async () => ({ overall_status: 'healthy' }))
  const ask = (answer: () => Promise<unknown>, key = 'inventory') =>
    client
      .fetchQuery({ queryKey: [key, Math.random()], queryFn: answer, retry: false })
      .catch(() => undefined)

  beforeEach(async () => {
    time = 0
    status.mockClear()
    client = new QueryClient()
    await client.prefetchQuery({ ...systemStatusQuery, queryFn: status as never })
    stop = watchOutages(client, () => time)
  })
  afterEach(() => {
    stop()
    for (const { id } of noticeBoard.read()) noticeBoard.dismiss(id)
  })

  it('has the status checked at once, and not again for each of the others', async () => {
    for (let call = 0; call < 3; call++) await ask(() => Promise.reject(outage))
    await vi.waitFor(() => expect(status).toHaveBeenCalledTimes(2))
    time += 5_000
    await ask(() => Promise.reject(outage))
    await vi.waitFor(() => expect(status).toHaveBeenCalledTimes(3))
  })

  it.each([
    ['an old copy', { stale: true }],
    ['an old dashboard', { data: { stale: true } }],
    ['a profile with a reason', { stale_reason: 'maintenance' }],
  ])('also where it is answered with %s', async (_what, answer) => {
    await ask(async () => answer)
    await vi.waitFor(() => expect(status).toHaveBeenCalledTimes(2))
  })

  it('does not for a fresh answer, a refusal, or the check’s own failure', async () => {
    await ask(async () => ({ stale: false, data: { fetched_at: 'now' } }))
    await ask(() => Promise.reject(new ApiError({ status: 403, code: 'denied', detail: 'no' })))
    await ask(() => Promise.reject(outage), 'status')
    await Promise.resolve()
    expect(status).toHaveBeenCalledTimes(1)
  })

  it('and so does a notice, which tells of a change; its dismissal tells of none', async () => {
    noticeBoard.add({ type: 'message', content: 'The Destiny 2 services are back.' } as never)
    await vi.waitFor(() => expect(status).toHaveBeenCalledTimes(2))
    time += 5_000
    for (const { id } of noticeBoard.read()) noticeBoard.dismiss(id)
    await Promise.resolve()
    expect(status).toHaveBeenCalledTimes(2)
  })

  it('a second change within the five seconds is looked at when they are over', async () => {
    vi.useFakeTimers()
    const notice = { type: 'message', content: 'The Destiny 2 services are back.' } as never
    noticeBoard.add(notice)
    time += 2_000
    noticeBoard.add(notice)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(status).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(status).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })
})
