import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function someWork() {
  const limited = limitConcurrency(2, 300)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (at: number, signal?: AbortSignal) =>
    limited(
      () =>
        new Promise<number>((resolve) => {
          begun.push(at)
          ends[at] = () => resolve(at)
        }),
      signal,
    )
  return { work, begun, ends, limited }
}

test('no more than so many begin, the others in the order they came', async () => {
  const { work, begun, ends } = someWork()
  const all = [0, 1, 2, 3].map((at) => work(at))
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  await all[1]
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual([0, 1, 2])
  for (const at of [0, 2]) ends[at]?.()
  await vi.advanceTimersByTimeAsync(0)
  ends[3]?.()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

test('what only waits no longer counts, and its end lets nobody in a second time', async () => {
  const { work, begun, ends } = someWork()
  const all = [0, 1, 2, 3, 4, 5].map((at) => work(at))
  await vi.advanceTimersByTimeAsync(299)
  expect(begun).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual([0, 1, 2, 3])
  ends[0]?.()
  ends[1]?.()
  await Promise.all([all[0], all[1]])
  expect(begun).toEqual([0, 1, 2, 3])
  await vi.advanceTimersByTimeAsync(300)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
})

test('whoever gives up leaves the queue at once, and a failure passes the turn on', async () => {
  const { work, begun, ends, limited } = someWork()
  const giving = new AbortController()
  void work(0)
  const failing = limited(() => Promise.reject(new Error('broken')))
  const gone = work(1, giving.signal)
  const last = work(2)
  giving.abort(new Error('gone'))
  await expect(gone).rejects.toThrow('gone')
  await expect(failing).rejects.toThrow('broken')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual([0, 2])
  ends[2]?.()
  expect(await last).toBe(2)
  await expect(limited(async () => 1, AbortSignal.abort(new Error('late')))).rejects.toThrow('late')
})
