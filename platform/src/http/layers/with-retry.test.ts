import { expect, test } from 'vitest'
import type { PlatformErrorCode } from '../../errors.ts'
import { aRead } from '../../testing/requests.ts'
import { platformFailure } from '../failures.ts'
import { withRetry } from './with-retry.ts'

function failing(times: number, failure: Error) {
  let calls = 0
  const call = withRetry(
    async () => {
      calls += 1
      if (calls <= times) throw failure
      return 'answer'
    },
    { attempts: 3, firstDelayMs: 1 },
  )
  return { call, calls: () => calls }
}

test.each<PlatformErrorCode>(['network', 'unavailable', 'unexpected', 'malformed'])(
  'a read that fails twice as %s is answered at the third attempt',
  async (code) => {
    const { call } = failing(2, platformFailure(code))
    expect(await call(aRead())).toBe('answer')
  },
)

test.each<PlatformErrorCode>([
  'maintenance',
  'timeout',
  'unauthorized',
  'private',
  'no-account',
  'not-found',
])('%s is told at once, because asking again would not help', async (code) => {
  const { call, calls } = failing(1, platformFailure(code))
  await expect(call(aRead())).rejects.toMatchObject({ code })
  expect(calls()).toBe(1)
})

test('after three attempts the failure is told', async () => {
  const { call, calls } = failing(9, platformFailure('unavailable'))
  await expect(call(aRead())).rejects.toMatchObject({ code: 'unavailable' })
  expect(calls()).toBe(3)
})

test('what changes something is sent once', async () => {
  const { call, calls } = failing(1, platformFailure('network'))
  await expect(call(aRead({ repeatable: false }))).rejects.toMatchObject({ code: 'network' })
  expect(calls()).toBe(1)
})

test('our own refusal to wait is not tried again, a throttled answer is', async () => {
  const refused = failing(1, platformFailure('throttled', { retryAfterMs: 60_000 }))
  await expect(refused.call(aRead())).rejects.toMatchObject({ code: 'throttled' })
  expect(refused.calls()).toBe(1)
  const throttled = failing(1, platformFailure('throttled', { platformCode: 51 }))
  expect(await throttled.call(aRead())).toBe('answer')
})
