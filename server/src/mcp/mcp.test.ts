import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'

let live: LiveServer
beforeAll(async () => {
  live = await startLiveServer()
})
afterAll(() => live.close())

async function tokenOf(guardian: string) {
  const browser = live.browser()
  await browser.signIn(guardian)
  const { body } = await browser.post('/api/access-tokens', { name: 'my client' })
  return { browser, token: String(body.token), id: String(body.id) }
}

/** The protocol's own client. */
async function connect(token: string) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', live.server.url), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
  await client.connect(transport as Parameters<typeof client.connect>[0])
  return client
}
const textOf = (result: object) =>
  ('content' in result ? (result.content as { text: string }[]) : []).map(({ text }) => text).join('')

describe('a player’s own AI client', () => {
  test('finds the same read-only tools, none of which can name a player', async () => {
    const { token } = await tokenOf('veteran')
    const client = await connect(token)
    const { tools } = await client.listTools()
    expect(tools.length).toBeGreaterThanOrEqual(11)
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
    expect(JSON.stringify(tools)).not.toMatch(/membership|"url"/i)
    await client.close()
  })

  test('gets answers with the headers that every answer has', async () => {
    const { token } = await tokenOf('veteran')
    const { status, headers } = await fetch(new URL('/mcp', live.server.url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('asks about the vault of its own player, with the source and its age', async () => {
    const { browser, token } = await tokenOf('veteran')
    const { body } = await browser.inventory()
    const own = new Set(
      (body.items as { definition: { displayProperties: { name: string } } }[]).map(
        ({ definition }) => definition.displayProperties.name,
      ),
    )
    const client = await connect(token)
    const answer = await client.callTool({
      name: 'search_inventory',
      arguments: { query: 'is:handcannon', limit: 100 },
    })
    expect(answer.isError).toBe(true)
    const second = await client.callTool({
      name: 'search_inventory',
      arguments: { query: 'is:handcannon', limit: 40 },
    })
    const { result, sources } = JSON.parse(textOf(second))
    expect(result.rows.length).toBeGreaterThan(0)
    expect(textOf(second).length).toBeLessThan(12_000)
    for (const { name } of result.rows) expect(own.has(name)).toBe(true)
    expect(sources[0]).toMatchObject({ kind: 'inventory', complete: true })
    expect(sources[0].read_at).toBeGreaterThan(0)
    await client.close()
  })

  test('is answered by the same engine as the live chat, in words and as rows', async () => {
    const { browser, token } = await tokenOf('veteran')
    const query = {
      intent: 'best_owned_slot',
      slots: { weapon_type: ['hand_cannon'], mode: 'pvp' },
      exclude: [{ value: 'exotic' }],
      unread: [],
    }
    const { body } = await browser.send('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      bearer: 'built-in-analyst',
      body: JSON.stringify({ message: '', query }),
    })
    const client = await connect(token)
    const reply = JSON.parse(textOf(await client.callTool({ name: 'ask', arguments: { query } })))
    expect(reply.answer).toBe(body.response)
    expect(reply.result.rows.slice(0, 3)).toEqual(body.metadata.parts[0].facts)
    const read = JSON.parse(
      textOf(
        await client.callTool({
          name: 'ask',
          arguments: { question: 'best pvp hand cannon i own, no exotics' },
        }),
      ),
    )
    expect(read.answer).toBe(body.response)
    expect((await client.callTool({ name: 'ask', arguments: {} })).isError).toBe(true)
    await client.close()
  })

  test('is refused without a token, with a wrong one, and after it was revoked', async () => {
    await expect(connect('vp_nothing')).rejects.toThrow()
    const { browser, token, id } = await tokenOf('newcomer')
    const client = await connect(token)
    await browser.send(`/api/access-tokens/${id}`, { method: 'DELETE' })
    await expect(client.listTools()).rejects.toThrow()
    expect((await fetch(new URL('/mcp', live.server.url), { method: 'POST', body: '{}' })).status).toBe(401)
  })
})
