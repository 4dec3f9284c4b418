import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { aRead } from '../testing/requests.ts'
import { startWireServer } from '../testing/wire-server.ts'
import { createTransport } from './transport.ts'

const send = createTransport(fetch)

test('an answer is read to its end, whatever its status', async () => {
  await using server = await startWireServer((_, response) => {
    response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '7' })
    response.end('<h1>Busy</h1>')
  })
  expect(await send(aRead({ url: server.url }))).toEqual({
    status: 503,
    contentType: 'text/html',
    retryAfter: '7',
    body: '<h1>Busy</h1>',
  })
})

test('a redirect is not followed, so the key stays here', async () => {
  await using elsewhere = await startWireServer((_, response) => void response.end('caught'))
  await using server = await startWireServer((_, response) => {
    response.writeHead(302, { location: elsewhere.url })
    response.end()
  })
  const reply = await send(aRead({ url: server.url, headers: { 'X-API-Key': 'secret-key' } }))
  expect(reply.status).toBe(302)
  expect(elsewhere.seen).toHaveLength(0)
})

test('a connection that is cut in the middle is a network failure', async () => {
  await using server = await startWireServer((_, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('half of it', () => response.destroy())
  })
  await expect(send(aRead({ url: server.url }))).rejects.toMatchObject({ code: 'network' })
})

test('nothing of the address or the headers shows in a failure', async () => {
  const failure = await send(
    aRead({ url: 'http://127.0.0.1:1/?code=secret-code', headers: { Authorization: 'Bearer secret-token' } }),
  ).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'network' })
  expect(inspect(failure, { depth: 9 })).not.toContain('secret')
})

test('profiles whose answers do not come, or come slowly, hold no other one up', async () => {
  const held: ServerResponse[] = []
  await using server = await startWireServer(({ path }, response) => {
    if (path === '/silent') held.push(response)
    else if (path === '/slow') {
      held.push(response)
      response.write('half of it')
    } else response.end('whole')
  })
  const read = (path: string) => send(aRead({ url: new URL(path, server.url).href, area: 'profile' }))
  const late = ['/silent', '/slow'].flatMap((path) => Array.from({ length: 6 }, () => read(path)))
  expect((await read('/whole')).body).toBe('whole')
  for (const response of held) response.end('.')
  expect(new Set((await Promise.all(late)).map(({ body }) => body))).toEqual(new Set(['.', 'half of it.']))
})
