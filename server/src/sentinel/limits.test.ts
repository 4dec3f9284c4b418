import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLiveBrowser, type LiveBrowser } from '../../test-support/live/live-browser.ts'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'
import { openSocket } from '../../test-support/live/live-socket.ts'

/** With the limits on, and the socket on a host of its own. */
let live: LiveServer
beforeAll(async () => {
  live = await startLiveServer({ RATE_LIMIT: '2000', AI_ANALYZER_URL: 'https://analyzer.example' })
})
afterAll(() => live.close())

async function player(guardian: string) {
  const browser = live.browser()
  await browser.signIn(guardian)
  return { browser, id: browser.handles.membership_id }
}
const chat = (browser: LiveBrowser) =>
  browser.send('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    bearer: 'built-in-analyst',
    body: JSON.stringify({ message: 'What can you do?' }),
  })
async function mcpClient(browser: LiveBrowser) {
  const { body } = await browser.post('/api/access-tokens', { name: 'my client' })
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', live.server.url), {
    requestInit: { headers: { authorization: `Bearer ${body.token}` } },
  })
  await client.connect(transport as Parameters<typeof client.connect>[0])
  return client
}

describe('what one player may use up', () => {
  test('twenty questions a minute, over every sign-in, the dashboard and all sockets together', async () => {
    const [one, other] = [await player('newcomer'), await player('newcomer')]
    const statuses: number[] = []
    for (let at = 0; at < 16; at++) statuses.push((await chat(at % 2 ? one.browser : other.browser)).status)
    expect(statuses).toEqual(Array(16).fill(200))
    const sockets = []
    for (let at = 0; at < 6; at++) {
      const socket = await openSocket(live.server.url, one.browser, one.id)
      socket.ask('What can you do?')
      sockets.push(socket)
      await socket.until(() =>
        socket.frames.find(({ type }) => type === 'ai_response' || type === 'error') ? true : undefined,
      )
    }
    const ends = sockets.map(({ frames }) => frames.findLast(({ type }) => type !== 'typing_stop'))
    expect(ends.map((frame) => frame?.type)).toEqual([...Array(4).fill('ai_response'), 'error', 'error'])
    expect(ends.at(-1)).toMatchObject({
      code: 'too-many-messages',
      message: expect.stringMatching(/^Too many messages\. You can ask again in \d+ s\.$/),
    })
    const refused = await chat(other.browser)
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect((await chat((await player('empty')).browser)).status).toBe(200)
    for (const socket of sockets) socket.close()
  })

  test('three hundred frames a minute over all sockets, whatever they ask for', async () => {
    const { browser, id } = await player('empty')
    const open = () => openSocket(live.server.url, browser, id)
    const sockets = [await open(), await open()]
    /** Each is answered before the next is sent: a socket that sends faster is ended for that. */
    const configure = async (socket: Awaited<ReturnType<typeof open>>, times: number) => {
      for (let at = 0; at < times; at++) {
        const before = socket.frames.length
        socket.send({ type: 'configure' })
        await socket.next('ready', before)
      }
    }
    await Promise.all(sockets.map((socket) => configure(socket, 150)))
    sockets[1]?.send({ type: 'heartbeat' })
    expect(await sockets[1]?.closed()).toBe(1013)
    const other = await player('newcomer')
    const spared = await openSocket(live.server.url, other.browser, other.id)
    spared.send({ type: 'configure' })
    await spared.next('ready')
    for (const socket of [...sockets, spared]) socket.close()
  })

  test('sixty calls a minute of the tools, whichever token they come with', async () => {
    const { browser } = await player('newcomer')
    const clients = [await mcpClient(browser), await mcpClient(browser)]
    let answered = 0
    const calls = Array.from({ length: 70 }, (_, at) =>
      clients[at % 2]?.listTools().then(
        () => answered++,
        (error: unknown) => expect(String(error)).toMatch(/429|Too many/),
      ),
    )
    await Promise.all(calls)
    expect(answered).toBeGreaterThan(40)
    expect(answered).toBeLessThanOrEqual(60)
  })

  test('one search for armor at a time', async () => {
    const { browser } = await player('collector')
    const client = await mcpClient(browser)
    const solve = (grenade: number) =>
      client.callTool({
        name: 'solve_armor',
        arguments: { class: 'hunter', targets: { grenade, melee: 100 } },
      })
    const answers = await Promise.all([100, 110, 120].map(solve))
    const texts = answers.map((answer) => JSON.stringify(answer.content))
    expect(texts.filter((text) => text.includes('Could not read your armor')).length).toBeGreaterThan(0)
    expect(answers.filter(({ isError }) => !isError).length).toBeGreaterThan(0)
    expect((await solve(130)).isError).toBeFalsy()
  })
})

describe('a socket on another host', () => {
  async function ticketed(guardian: string) {
    const { browser, id } = await player(guardian)
    const { body } = await browser.send('/api/sentinel/connection')
    expect(body.socket).toBe(`wss://analyzer.example/ws/sentinel/${id}`)
    const open = await openSocket(live.server.url, createLiveBrowser(live.server.url), id)
    open.send({ type: 'configure', ticket: body.ticket })
    return { browser, open, id, ticket: String(body.ticket) }
  }

  test('is let in by its ticket, and ends with the sign-in that the ticket was made under', async () => {
    // Another sign-in of the same player stands, and does not keep the socket alive.
    const elsewhere = await player('veteran')
    const { browser, open, id, ticket } = await ticketed('veteran')
    await open.next('ready')
    await browser.post('/api/bungie/logout')
    open.ask('What can you do?')
    expect(await open.closed()).toBe(4401)
    expect(open.frames.some(({ type }) => type === 'ai_response')).toBe(false)
    const late = await openSocket(live.server.url, createLiveBrowser(live.server.url), id)
    late.send({ type: 'configure', ticket })
    expect(await late.closed()).toBe(4401)
    expect((await elsewhere.browser.send('/api/sentinel/connection')).status).toBe(200)
  })

  test('a ticket of one player opens no socket of another', async () => {
    const { ticket } = await ticketed('newcomer')
    const { id } = await player('hostile')
    const open = await openSocket(live.server.url, createLiveBrowser(live.server.url), id)
    open.send({ type: 'configure', ticket })
    expect(await open.closed()).toBe(4403)
  })

  test('fifty that do not say who they are, and no more of one address', async () => {
    const { id } = await player('newcomer')
    const silent = []
    for (let at = 0; at < 51; at++)
      silent.push(await openSocket(live.server.url, createLiveBrowser(live.server.url), id))
    expect(await silent.at(-1)?.closed()).toBe(1013)
    const first = silent[0]
    first?.send({ type: 'heartbeat' })
    // The server's own may have come meanwhile; nothing of the player's does.
    expect(first?.frames.filter(({ type }) => type !== 'heartbeat')).toEqual([])
    for (const socket of silent) socket.close()
  })
})
