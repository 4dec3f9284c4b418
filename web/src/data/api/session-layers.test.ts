import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf } from '../../test-support/sessions.ts'
import { writeSession } from '../stored/storage.ts'
import type { RefreshOutcome } from './refresh.ts'
import { type Send, wrap } from './send.ts'
import { bearer, refreshFirst, retryRefused } from './session-layers.ts'

const request = () => new Request('http://localhost/api/thing', { method: 'POST', body: '{"a":1}' })
const answers = (...statuses: number[]) => {
  const left = [...statuses]
  return vi.fn<Send>(async () => Response.json({}, { status: left.shift() ?? 200 }))
}

beforeEach(() => {
  localStorage.clear()
  writeSession(sessionOf())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the layers of a personal call', () => {
  it('carry the stored token as bearer', async () => {
    const send = answers(200)
    await wrap(send, [bearer])(request())
    expect(send.mock.calls[0]?.[0].headers.get('authorization')).toBe(`Bearer ${sessionOf().accessToken}`)
  })

  it('carry nothing where nobody is signed in', async () => {
    localStorage.clear()
    const send = answers(200)
    await wrap(send, [bearer])(request())
    expect(send.mock.calls[0]?.[0].headers.has('authorization')).toBe(false)
  })

  it('F-032 ask for the refresh before the call goes out', async () => {
    const order: string[] = []
    const refresh = async (): Promise<RefreshOutcome> => {
      order.push('refresh')
      return 'current'
    }
    const send: Send = async () => {
      order.push('call')
      return Response.json({})
    }
    await wrap(send, [refreshFirst(refresh)])(request())
    expect(order).toEqual(['refresh', 'call'])
  })

  it('after a 401 refresh and send the same call once more, with the new token', async () => {
    const send = answers(401, 200)
    const refresh = vi.fn(async (): Promise<RefreshOutcome> => {
      writeSession({ accessToken: 'new-token-'.padEnd(40, 'n') })
      return 'refreshed'
    })
    const response = await wrap(send, [retryRefused(refresh), bearer])(request())
    expect(response.status).toBe(200)
    expect(refresh).toHaveBeenCalledWith(sessionOf().accessToken)
    const again = send.mock.calls[1]?.[0]
    expect(again?.headers.get('authorization')).toContain('new-token-')
    expect(await again?.text()).toBe('{"a":1}')
  })

  it('take a second 401 for an answer', async () => {
    const send = answers(401, 401, 200)
    const response = await wrap(send, [retryRefused(async () => 'refreshed')])(request())
    expect(response.status).toBe(401)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each(['ended', 'failed'] as const)('do not send again when the refresh %s', async (outcome) => {
    const send = answers(401, 200)
    expect((await wrap(send, [retryRefused(async () => outcome)])(request())).status).toBe(401)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('take a 401 for an answer where nobody is signed in', async () => {
    localStorage.clear()
    const send = answers(401, 200)
    const refresh = vi.fn(async (): Promise<RefreshOutcome> => 'refreshed')
    expect((await wrap(send, [retryRefused(refresh)])(request())).status).toBe(401)
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each([
    [0, 200],
    [0.5, 400],
  ])('F-139 try again after a 502 at a moment of their own: drawn %f, after %i ms', async (drawn, after) => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(drawn)
    const send = answers(502, 200)
    const answered = wrap(send, [retryRefused(async () => 'refreshed', [502])])(request())
    await vi.advanceTimersByTimeAsync(after - 1)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answered).status).toBe(200)
  })

  it('F-139 refresh and try once more after a 502 where the call asks for it', async () => {
    const send = answers(502, 200)
    const refresh = vi.fn(async (): Promise<RefreshOutcome> => 'refreshed')
    expect((await wrap(send, [retryRefused(refresh, [401, 502])])(request())).status).toBe(200)
    expect(refresh).toHaveBeenCalledWith(sessionOf().accessToken)
  })

  it('F-139 try once more after a 502 although the refresh met the same gateway, and never a third time', async () => {
    const send = answers(502, 502, 200)
    const refresh = async (): Promise<RefreshOutcome> => 'failed'
    const pause = async () => undefined
    expect((await wrap(send, [retryRefused(refresh, [401, 502], pause)])(request())).status).toBe(502)
    expect(send).toHaveBeenCalledTimes(2)
  })
})
