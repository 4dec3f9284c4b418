import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('runs no more than so many at a time, all of them in order, and goes on after a failure', async () => {
  const limited = limitConcurrency(2)
  let running = 0
  let most = 0
  const begun: number[] = []
  const work = (at: number) =>
    limited(async () => {
      begun.push(at)
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      if (at === 3) throw new Error('the third')
      return at
    })
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work))
  expect(most).toBe(2)
  expect(begun).toEqual([1, 2, 3, 4, 5, 6])
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, true])
  expect(await work(7)).toBe(7)
})
