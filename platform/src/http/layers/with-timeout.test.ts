import { once } from 'node:events'
import { expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import { aRead, aReply } from '../../testing/requests.ts'
import { startWireServer } from '../../testing/wire-server.ts'
import { createTransport } from '../transport.ts'
import { withTimeout } from './with-timeout.ts'

const LONG = { requestMs: 600_000, wait: systemClock.sleep }

test.each(['headers', 'body'])(
  'a call whose %s never come is aborted and its connection closed',
  async (stage) => {
    const reached = Promise.withResolvers<void>()
    let closed: Promise<unknown> | undefined
    await using server = await startWireServer((_, response) => {
      closed = once(response, 'close')
      reached.resolve()
      if (stage === 'body') {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"ErrorCode":')
      }
    })
    // The time is over once the call has arrived.
    const send = withTimeout(createTransport(fetch), {
      requestMs: 15_000,
      wait: () => reached.promise,
    })
    await expect(send(aRead({ url: server.url }))).rejects.toMatchObject({ code: 'timeout' })
    await closed
  },
)

test('a call in time is left alone', async () => {
  const reply = await withTimeout(async () => aReply({ body: 'done' }), LONG)(aRead())
  expect(reply.body).toBe('done')
})

test('the caller can give up earlier, with a reason of their own', async () => {
  await using server = await startWireServer(() => {})
  const controller = new AbortController()
  const call = withTimeout(
    createTransport(fetch),
    LONG,
  )(aRead({ url: server.url, signal: controller.signal }))
  controller.abort(new Error('the player left'))
  await expect(call).rejects.toThrow('the player left')
})
