import { expect, it } from 'vitest'
import { createKeyedWork, type WorkEnds } from './keyed-work.ts'

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

it('does one piece of work for each key at a time, and the next one afterwards', async () => {
  const work = createKeyedWork()
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  work.begin('a', async () => {
    begun.push('first')
    await first.promise
  })
  work.begin('a', async () => void begun.push('meanwhile'))
  work.begin('b', async () => void begun.push('other'))
  expect(work.has('a')).toBe(true)
  first.resolve()
  await work.settled('a')
  work.begin('a', async () => void begun.push('next'))
  await work.settled('a')
  expect(begun).toEqual(['first', 'other', 'next'])
  expect(work.has('a')).toBe(false)
})

it('ends the work of a key that is dropped and no other, and waits for it', async () => {
  const work = createKeyedWork()
  const ended: string[] = []
  const run = (key: string) => async (ends: WorkEnds) => {
    await untilAborted(AbortSignal.any([ends.dropped, ends.stopping]))
    ended.push(`${key} ${ends.dropped.aborted ? 'dropped' : 'stopped'}`)
  }
  work.begin('a', run('a'))
  work.begin('b', run('b'))
  await work.drop('a')
  expect(ended).toEqual(['a dropped'])
  await work.stop()
  expect(ended).toEqual(['a dropped', 'b stopped'])
})

it('begins nothing any more once it has stopped, whether or not the last one failed', async () => {
  const work = createKeyedWork()
  work.begin('a', async ({ stopping }) => {
    await untilAborted(stopping)
    throw new Error('over')
  })
  await work.stop()
  let begun = false
  work.begin('b', async () => {
    begun = true
  })
  expect([begun, work.has('b')]).toEqual([false, false])
})
