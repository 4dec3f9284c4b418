import { expect, test } from 'vitest'
import { fakeClock } from '../testing/fake-clock.ts'
import { aRead } from '../testing/requests.ts'
import { withPacing } from './with-pacing.ts'

test('no ten seconds ever see more than 250 calls at 25 a second', async () => {
  const clock = fakeClock()
  const startedAt: number[] = []
  const call = withPacing(async () => startedAt.push(clock.now()), { requestsPerSecond: 25, clock })
  await Promise.all(Array.from({ length: 1_000 }, () => call(aRead())))
  expect(startedAt).toHaveLength(1_000)
  startedAt.forEach((start, index) => {
    const later = startedAt[index + 250]
    if (later !== undefined) expect(later - start).toBeGreaterThanOrEqual(10_000)
  })
})

test('the first calls of a burst do not wait', async () => {
  const clock = fakeClock()
  const call = withPacing(async () => clock.now(), { requestsPerSecond: 25, clock })
  expect(await Promise.all(Array.from({ length: 250 }, () => call(aRead())))).toEqual(Array(250).fill(0))
})

test('whoever leaves the queue takes no turn', async () => {
  const clock = fakeClock()
  const call = withPacing(async () => 'answered', { requestsPerSecond: 0.1, clock })
  await call(aRead())
  const gone = AbortSignal.abort(new Error('left'))
  await expect(call(aRead({ signal: gone }))).rejects.toThrow('left')
  expect(clock.slept).toEqual([])
  expect(await call(aRead())).toBe('answered')
})
