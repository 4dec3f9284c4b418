import { expect, test } from 'vitest'
import { inBackground } from '../../budget/lane.ts'
import { aRead } from '../../testing/requests.ts'
import type { PlatformRequest } from '../message.ts'
import { withCoalescing } from './with-coalescing.ts'

function slowPlatform() {
  const requests: PlatformRequest[] = []
  const release = Promise.withResolvers<string>()
  const call = withCoalescing(async (request) => {
    requests.push(request)
    return release.promise
  })
  return { requests, call, answer: () => release.resolve('answer'), fail: release.reject }
}

test('equal reads at the same time become one call', async () => {
  const { requests, call, answer } = slowPlatform()
  const asked = [call(aRead()), call(aRead()), call(aRead())]
  answer()
  expect(await Promise.all(asked)).toEqual(['answer', 'answer', 'answer'])
  expect(requests).toHaveLength(1)
})

test('a player does not board a call of background work, which may wait for its turn', async () => {
  const { requests, call, answer } = slowPlatform()
  const asked = [inBackground(() => call(aRead())), call(aRead()), call(aRead())]
  answer()
  await Promise.all(asked)
  expect(requests).toHaveLength(2)
})

test('another token, another address or another body is another call', async () => {
  const { requests, call, answer } = slowPlatform()
  const asked = [
    call(aRead()),
    call(aRead({ accessToken: 'mine' })),
    call(aRead({ accessToken: 'yours' })),
    call(aRead({ url: 'http://platform.test/other/' })),
    call(aRead({ body: '{}' })),
  ]
  answer()
  await Promise.all(asked)
  expect(requests).toHaveLength(5)
})

test('what changes something is never shared', async () => {
  const { requests, call, answer } = slowPlatform()
  const asked = [call(aRead({ repeatable: false })), call(aRead({ repeatable: false }))]
  answer()
  await Promise.all(asked)
  expect(requests).toHaveLength(2)
})

test('a caller who gives up leaves the others their answer', async () => {
  const { requests, call, answer } = slowPlatform()
  const impatient = new AbortController()
  const left = call(aRead({ signal: impatient.signal }))
  const stayed = call(aRead())
  impatient.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(requests[0]?.signal?.aborted).toBe(false)
  answer()
  expect(await stayed).toBe('answer')
})

test('the call is aborted when the last caller has gone, and the next one starts afresh', async () => {
  const { requests, call, answer } = slowPlatform()
  const controller = new AbortController()
  const only = call(aRead({ signal: controller.signal }))
  controller.abort(new Error('gone'))
  await expect(only).rejects.toThrow('gone')
  expect(requests[0]?.signal?.aborted).toBe(true)
  const again = call(aRead())
  answer()
  expect(await again).toBe('answer')
  expect(requests).toHaveLength(2)
})

test('a failure is shared and not remembered', async () => {
  const { requests, call, fail } = slowPlatform()
  const asked = [call(aRead()), call(aRead())]
  fail(new Error('down'))
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await call(aRead()).catch(() => {})
  expect(requests).toHaveLength(2)
})
