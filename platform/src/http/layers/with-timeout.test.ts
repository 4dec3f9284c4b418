import { once } from 'node:events'
import { expect, test } from 'vitest'
import { aRead, aReply } from '../../testing/requests.ts'
import { startWireServer } from '../../testing/wire-server.ts'
import { createTransport } from '../transport.ts'
import { withTimeout } from './with-timeout.ts'

test.each(['headers', 'body'])(
  'a call whose %s never come is aborted and its connection closed',
  async (stage) => {
    let closed: Promise<unknown> | undefined
    await using server = await startWireServer((_, response) => {
      closed = once(response, 'close')
      if (stage === 'body') {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"ErrorCode":')
      }
    })
    const send = withTimeout(createTransport(fetch), 50)
    await expect(send(aRead({ url: server.url }))).rejects.toMatchObject({ code: 'timeout' })
    await closed
  },
)

test('a call in time is left alone', async () => {
  const reply = await withTimeout(async () => aReply({ body: 'done' }), 1_000)(aRead())
  expect(reply.body).toBe('done')
})

test('the caller can give up earlier, with a reason of their own', async () => {
  await using server = await startWireServer(() => {})
  const controller = new AbortController()
  const call = withTimeout(
    createTransport(fetch),
    5_000,
  )(aRead({ url: server.url, signal: controller.signal }))
  controller.abort(new Error('the player left'))
  await expect(call).rejects.toThrow('the player left')
})
