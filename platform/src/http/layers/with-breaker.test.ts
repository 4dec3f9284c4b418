import { expect, test, vi } from 'vitest'
import { aRead } from '../../testing/requests.ts'
import { platformFailure } from '../failures.ts'
import { withBreaker } from './with-breaker.ts'

function platform(restMs = 3_600_000) {
  const state = { down: true, calls: 0 }
  const call = withBreaker(
    async () => {
      state.calls += 1
      if (state.down) throw platformFailure('network')
      return 'answer'
    },
    { failures: 3, restMs },
  )
  const askOften = async (times: number, area = 'profile') => {
    for (let turn = 0; turn < times; turn++) await call(aRead({ area })).catch(() => {})
  }
  return { state, call, askOften }
}

test('after failures in a row the platform is left alone, and callers hear the same failure', async () => {
  const { state, call, askOften } = platform()
  await askOften(3)
  await expect(call(aRead({ area: 'profile' }))).rejects.toMatchObject({
    code: 'network',
    retryAfterMs: 3_600_000,
  })
  expect(state.calls).toBe(3)
})

test('after a rest one call tries again, and its success opens the way', async () => {
  const { state, call, askOften } = platform(30)
  await askOften(4)
  state.down = false
  expect(await vi.waitFor(() => call(aRead({ area: 'profile' })))).toBe('answer')
  expect(await call(aRead({ area: 'profile' }))).toBe('answer')
})

test('trouble in one area leaves the others alone', async () => {
  const { state, call, askOften } = platform()
  await askOften(4, 'history')
  state.down = false
  expect(await call(aRead({ area: 'profile' }))).toBe('answer')
})

test('trouble with single accounts never opens the breaker', async () => {
  let calls = 0
  const call = withBreaker(
    async () => {
      calls += 1
      throw platformFailure('no-account')
    },
    { failures: 3, restMs: 1_000 },
  )
  for (let turn = 0; turn < 10; turn++) await call(aRead()).catch(() => {})
  expect(calls).toBe(10)
})

test('accounts that time out while others are answered never open it', async () => {
  const slow = Promise.withResolvers<never>()
  const call = withBreaker(({ url }) => (url.endsWith('slow') ? slow.promise : Promise.resolve('answer')), {
    failures: 3,
    restMs: 1_000,
  })
  const late = Array.from({ length: 6 }, () => call(aRead({ url: 'http://platform.test/slow' })))
  expect(await call(aRead())).toBe('answer')
  slow.reject(platformFailure('timeout'))
  for (const each of late) await expect(each).rejects.toMatchObject({ code: 'timeout' })
  expect(await call(aRead())).toBe('answer')
})
