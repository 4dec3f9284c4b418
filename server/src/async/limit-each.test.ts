import { expect, it } from 'vitest'
import { QueueFullError } from './limit-concurrency.ts'
import { limitEach } from './limit-each.ts'

it('refuses a key what it has no place for, leaves others theirs, and gives places back after a failure', async () => {
  const limited = limitEach(2)
  const { promise: released, reject: release } = Promise.withResolvers<void>()
  const held = [limited('a', () => released), limited('a', () => released)]
  await expect(limited('a', async () => 1)).rejects.toBeInstanceOf(QueueFullError)
  expect(await limited('b', async () => 2)).toBe(2)
  release(new Error('over'))
  await Promise.allSettled(held)
  expect(await limited('a', async () => 3)).toBe(3)
})
