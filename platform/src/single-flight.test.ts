import { createSingleFlight } from '@ai-vault/platform/single-flight.ts'
import { expect, it } from 'vitest'

it('does the work of a key once for all who ask meanwhile, and again afterwards', async () => {
  const flights = createSingleFlight<number>()
  let begun = 0
  const work = async () => ++begun
  const [one, other] = await Promise.all([flights.run('a', work), flights.run('a', work)])
  expect([one, other, await flights.run('a', work)]).toEqual([1, 1, 2])
})

it('fails for all who wait, and begins anew for the next', async () => {
  const flights = createSingleFlight<number>()
  const failing = () => Promise.reject(new Error('no'))
  const asked = await Promise.allSettled([flights.run('a', failing), flights.run('a', failing)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await flights.run('a', async () => 3)).toBe(3)
})

it('leaves the work begun after forgetting alone when the forgotten one ends', async () => {
  const flights = createSingleFlight<string>()
  const ends: ((result: string) => void)[] = []
  const work = () => new Promise<string>((resolve) => ends.push(resolve))
  const first = flights.run('a', work)
  flights.forget((key) => key === 'a')
  const second = flights.run('a', work)
  ends[0]?.('first')
  expect(await first).toBe('first')
  expect(flights.has('a')).toBe(true)
  ends[1]?.('second')
  expect(await second).toBe('second')
  expect(flights.has('a')).toBe(false)
})
