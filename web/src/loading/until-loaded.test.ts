import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilLoaded } from './until-loaded.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again after a growing pause, at once when the network is back, and not after it came', async () => {
  const load = vi.fn(async () => 'the app').mockRejectedValue(new TypeError('network down'))
  const came = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(3)
  load.mockResolvedValue('the app')
  dispatchEvent(new Event('online'))
  expect(await came).toBe('the app')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(4)
})
