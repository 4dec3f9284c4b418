import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, localError } from '../../../data/api/api-error.ts'
import { dashboardData } from '../../../test-support/answers/dashboard-answer.ts'
import { useCheckAgain } from '../../../ui/feedback/failures/CheckAgain.tsx'
import { hasGuardian, nextLook } from '../PlayerDashboard.tsx'
import { loadingPhase } from './DashboardLoading.tsx'
import { asText, systemInfo } from './diagnostics.ts'
import { readFailure } from './failure.ts'

const failed = (status: number, code = 'x', detail: ApiError['detail'] = 'Why') =>
  readFailure(new ApiError({ status, code, detail }))

const OUTAGE = {
  error: 'Bungie server outage',
  user_message: 'Down',
  technical_details: 't',
  suggested_actions: [],
}

describe('which panel a failure shows', () => {
  it('F-107 a 503 that names the platform’s outage is the maintenance panel', () => {
    expect(failed(503, 'platform-maintenance', OUTAGE)).toEqual({ kind: 'outage', detail: OUTAGE })
  })

  it('F-109 any other 503 is temporarily unavailable', () => {
    expect(failed(503, 'platform-throttled')).toEqual({ kind: 'unavailable' })
    expect(failed(503, 'stopping')).toEqual({ kind: 'unavailable' })
  })

  it('F-110 the rest says its detail, and the way out where there is one', () => {
    expect(failed(502)).toEqual({ kind: 'other', reason: 'Why', way: undefined })
    expect(failed(401)).toMatchObject({ kind: 'other', way: 'connect' })
    expect(failed(403, 'platform-private')).toMatchObject({ kind: 'other', way: 'privacy' })
    expect(failed(0, 'network')).toMatchObject({ kind: 'other' })
    expect(readFailure(new TypeError('boom'))).toMatchObject({ kind: 'other', reason: 'boom' })
  })

  it('F-111 an answer of another form names the fields that differ', () => {
    const schema = z.object({ data: z.object({ characters: z.array(z.object({ power: z.number() })) }) })
    const { error } = schema.safeParse({ data: { characters: [{ power: 'much' }] } })
    expect(readFailure(localError('bad-answer', error))).toEqual({
      kind: 'structure',
      fields: ['data.characters.0.power'],
    })
    expect(readFailure(localError('bad-answer'))).toEqual({ kind: 'structure', fields: [] })
  })
})

describe('the words while it loads', () => {
  const waiting = (elapsedMs: number, failures = 0, online = true) =>
    loadingPhase({ elapsedMs, failures, online })

  it('F-103 say the phase and the time from 3 seconds on, not before', () => {
    expect(waiting(2_999)).toBeUndefined()
    expect(waiting(3_000)).toBe('Reading your profile from Bungie.net · 3 s')
    expect(waiting(12_000)).toMatch(/takes longer than usual.* · 12 s$/)
  })

  it('F-103 say which attempt it is after a failed one, and that there is no network', () => {
    expect(waiting(4_000, 1)).toMatch(/attempt 2 · 4 s$/)
    expect(waiting(10, 0, false)).toMatch(/^No network/)
  })
})

describe('Check Again', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => vi.useRealTimers())

  const start = (waitSeconds: number) => {
    const check = vi.fn()
    const hook = renderHook(
      (failedAt: number) => useCheckAgain({ failedAt, waitSeconds, busy: false, check }),
      {
        initialProps: Date.now(),
      },
    )
    return { check, hook }
  }
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

  it('F-108 rests for five seconds after a failure', () => {
    const { hook } = start(30)
    pass(4)
    expect(hook.result.current).toMatchObject({ ready: false, left: 26 })
    pass(1)
    expect(hook.result.current).toMatchObject({ ready: true, left: 25 })
  })

  it('F-108 asks by itself once when the platform’s wait is over, and once more after the next failure', () => {
    const { check, hook } = start(12)
    pass(11)
    expect(check).not.toHaveBeenCalled()
    pass(1)
    expect(check).toHaveBeenCalledTimes(1)
    pass(30)
    expect(check).toHaveBeenCalledTimes(1)
    hook.rerender(Date.now())
    pass(12)
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('F-108 never rests longer than the platform asked for', () => {
    const { hook } = start(2)
    pass(1)
    expect(hook.result.current.ready).toBe(false)
    pass(1)
    expect(hook.result.current.ready).toBe(true)
  })
})

describe('what is copied and shown about a failure', () => {
  it('F-110 holds the code, the status and the request, and no token or name', () => {
    const error = new ApiError({ status: 502, code: 'platform-network', detail: 'x', requestId: '7f3a91' })
    const text = asText(
      systemInfo(error, {
        version: '3.0.0',
        platformState: 'Down',
        online: true,
        browser: 'Test',
        language: 'en',
        screen: '1440 x 900',
        now: 0,
      }),
    )
    for (const part of ['platform-network', '502', '7f3a91', '3.0.0', 'Down', '1970-01-01']) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/token|bearer|membership/i)
  })
})

describe('whether there is a guardian', () => {
  it('F-105 is the server’s finding, or a character or a weapon in the answer', () => {
    expect(hasGuardian({})).toBe(false)
    expect(hasGuardian({ characters: [], guardian_overview: { total_weapons: 0 } })).toBe(false)
    expect(hasGuardian({ characters: [], guardian_overview: { total_weapons: 3 } })).toBe(true)
    expect(hasGuardian(dashboardData())).toBe(true)
    expect(hasGuardian({ ...dashboardData(), checks: { has_data: false, causes: [], withheld: [] } })).toBe(
      false,
    )
  })
})

describe('what was not read in time', () => {
  it('is looked for a few times, and no longer once everything is there', () => {
    const late = dashboardData({ extras: { pending: true } })
    expect(nextLook(late, 1)).toBe(2_000)
    expect(nextLook(late, 6)).toBe(false)
    expect(nextLook(dashboardData(), 1)).toBe(false)
    expect(nextLook(undefined, 0)).toBe(false)
  })
})
