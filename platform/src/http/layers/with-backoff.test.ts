import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeClock } from '../../testing/fake-clock.ts'
import { aRead } from '../../testing/requests.ts'
import { platformFailure } from '../failures.ts'
import { backoffMs, withBackoff } from './with-backoff.ts'

const throttled = (seconds = 0) =>
  platformFailure('throttled', {
    platformCode: 1672,
    ...(seconds > 0 ? { retryAfterMs: seconds * 1000 } : {}),
  })

/** A platform that throttles as scripted: a number is a throttled answer with that many seconds, 'ok' is not. */
function scripted(script: (number | 'ok')[], maxWaitMs = 600_000) {
  const clock = fakeClock()
  const call = withBackoff(
    async () => {
      const next = script.shift() ?? 'ok'
      if (next !== 'ok') throw throttled(next)
      return 'answer'
    },
    { clock, maxWaitMs },
  )
  const ask = () => call(aRead()).catch((error: unknown) => error)
  return { clock, ask }
}

test('waits double while the platform keeps throttling', async () => {
  const { clock, ask } = scripted([0, 0, 0, 'ok'])
  for (let calls = 0; calls < 4; calls++) await ask()
  expect(clock.slept).toEqual([1_000, 2_000, 4_000])
})

test('each success halves the next wait', async () => {
  const { clock, ask } = scripted([0, 0, 0, 0, 'ok', 0, 'ok'])
  for (let calls = 0; calls < 7; calls++) await ask()
  // Four throttled answers, one success: 4 becomes 2, and the next throttled answer makes it 3.
  expect(clock.slept.at(-1)).toBe(backoffMs(3))
})

test('the platform may ask for a longer wait', async () => {
  const { clock, ask } = scripted([30, 'ok'])
  await ask()
  await ask()
  expect(clock.slept).toEqual([30_000])
})

test('a wait nobody would sit through is refused at once and says how long', async () => {
  const { clock, ask } = scripted([30, 'ok'], 10_000)
  await ask()
  expect(await ask()).toMatchObject({ code: 'throttled', retryAfterMs: 30_000 })
  expect(clock.slept).toEqual([])
  clock.advance(25_000)
  expect(await ask()).toBe('answer')
})

test('calls that were under way together count as one episode', async () => {
  const { clock, ask } = scripted([0, 0, 0, 0, 0, 'ok'])
  await Promise.all([ask(), ask(), ask(), ask(), ask()])
  await ask()
  expect(clock.slept).toEqual([1_000])
})

test('no wait is longer than five minutes, and none shorter than half a second', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (episodes) => {
      expect(backoffMs(episodes)).toBeGreaterThanOrEqual(500)
      expect(backoffMs(episodes)).toBeLessThanOrEqual(300_000)
    }),
  )
})
