import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLiveBrowser } from '../../../test-support/live/live-browser.ts'
import { type LiveServer, startLiveServer } from '../../../test-support/live/live-server.ts'
import { openSocket } from '../../../test-support/live/live-socket.ts'

let live: LiveServer
beforeAll(async () => {
  live = await startLiveServer()
})
afterAll(() => live.close())

async function player(guardian: string) {
  const browser = live.browser()
  await browser.signIn(guardian)
  const id = browser.handles.membership_id
  return { browser, id, socket: () => openSocket(live.server.url, browser, id) }
}

describe('who may open the socket of the live chat', () => {
  test('a player with the cookie, from our own page, at their own address', async () => {
    const { socket } = await player('newcomer')
    const open = await socket()
    open.send({ type: 'configure' })
    expect(await open.next('ready')).toEqual({ type: 'ready' })
    open.close()
  })

  test('without the cookie it closes with 4401', async () => {
    const { id } = await player('newcomer')
    const stranger = await openSocket(live.server.url, createLiveBrowser(live.server.url), id)
    expect(await stranger.closed()).toBe(4401)
  })

  test('at the address of another player it closes with 4403', async () => {
    const { browser } = await player('newcomer')
    const { id: other } = await player('veteran')
    const open = await openSocket(live.server.url, browser, other)
    expect(await open.closed()).toBe(4403)
  })

  test.each(['https://evil.example', 'null', undefined])('from %s it closes with 4403', async (origin) => {
    const { browser, id } = await player('newcomer')
    const open = await openSocket(live.server.url, browser, id, { origin })
    expect(await open.closed()).toBe(4403)
    expect(open.frames).toEqual([])
  })

  test('after the sign-out nothing is answered: it closes with 4401', async () => {
    const { browser, socket } = await player('newcomer')
    const open = await socket()
    open.send({ type: 'configure' })
    await open.next('ready')
    await browser.post('/api/bungie/logout')
    open.ask('What can you do?')
    expect(await open.closed()).toBe(4401)
    expect(open.frames.filter(({ type }) => type === 'ai_response')).toEqual([])
  })

  test('a frame of more than 16 kB ends the socket', async () => {
    const { socket } = await player('newcomer')
    const open = await socket()
    open.send({ type: 'user_message', message: 'x', context: { big: 'x'.repeat(17_000) } })
    expect(await open.closed()).toBe(1009)
  })
})

describe('a conversation over the socket', () => {
  test('F-257 F-258 typing, its end and the whole answer, in this order', async () => {
    const { socket } = await player('veteran')
    const open = await socket()
    open.ask('best hand cannon for PvE')
    const answer = await open.next('ai_response')
    const types = open.frames.map(({ type }) => type).filter((type) => type !== 'heartbeat')
    expect(types).toEqual(['typing_start', 'typing_stop', 'ai_response'])
    expect(answer.metadata).toMatchObject({ engine: 'analyst' })
    open.close()
  })

  test('my vault is full, what can go? is the second one any good? and for PvP?', async () => {
    type Metadata = {
      items: { instance_id?: string }[]
      parts: { query: { slots: { item?: { instance_id?: string }; mode?: string } } }[]
    }
    const { socket } = await player('veteran')
    const open = await socket()
    let conversation_id: unknown
    const ask = async (message: string) => {
      const seen = open.frames.length
      open.ask(message, conversation_id ? { conversation_id } : {})
      const answer = await open.next('ai_response', seen)
      conversation_id ??= answer.conversation_id
      expect(answer.conversation_id).toBe(conversation_id)
      return answer.metadata as Metadata
    }
    const first = await ask('My vault is full, what can go?')
    expect(first.items.length).toBeGreaterThan(1)
    const second = await ask('is the second one any good?')
    expect(second.parts[0]?.query.slots.item?.instance_id).toBe(first.items[1]?.instance_id)
    const third = await ask('and for PvP?')
    expect(third.parts[0]?.query.slots).toMatchObject({
      mode: 'pvp',
      item: { instance_id: first.items[1]?.instance_id },
    })
    open.close()
  })

  test('F-260 a page that sees an older copy of the account, or none, is told what the answer sees', async () => {
    const { socket } = await player('veteran')
    const open = await socket()
    const ask = async (inventoryData: unknown) => {
      const seen = open.frames.length
      open.ask('What can you do?', { context: { inventoryData } })
      await open.next('ai_response', seen)
    }
    await ask(null)
    const { context } = (await open.next('context_update')) as {
      context?: { inventoryData?: { weapons: number; readAt: string } }
    }
    expect(context?.inventoryData?.weapons).toBeGreaterThan(100)
    await ask(context?.inventoryData)
    await ask({ ...context?.inventoryData, readAt: '2020-01-01T00:00:00.000Z' })
    const updates = () => open.frames.filter(({ type }) => type === 'context_update')
    await open.until(() => (updates().length === 2 ? true : undefined))
    expect(updates()[1]).toEqual(updates()[0])
    open.close()
  })

  test('F-259 who chose a model that cannot be asked is told before they ask', async () => {
    const { socket } = await player('newcomer')
    const open = await socket()
    open.send({ type: 'configure', ai_api_key: 'a-key-of-nobody-known' })
    await expect(open.next('system')).resolves.toMatchObject({
      content: expect.stringContaining('choose the provider'),
    })
    open.close()
  })

  test('F-278 blank messages and unknown frames are no questions', async () => {
    const { socket } = await player('newcomer')
    const open = await socket()
    open.ask('  \n ')
    open.send('{broken')
    open.send({ type: 'dance' })
    open.send({ type: 'user_message', message: 'x'.repeat(4_001) })
    await open.until(() =>
      open.frames.filter(({ type }) => type === 'error').length === 3 ? true : undefined,
    )
    expect(open.frames.every(({ type }) => type === 'error')).toBe(true)
    open.close()
  })

  test('the same message sent twice is answered once', async () => {
    const { socket } = await player('newcomer')
    const open = await socket()
    const id = crypto.randomUUID()
    open.ask('What can you do?', { id })
    const answer = await open.next('ai_response')
    open.ask('What can you do?', { id })
    await open.until(() =>
      open.frames.filter(({ type }) => type === 'ai_response').length === 2 ? true : undefined,
    )
    expect(
      new Set(open.frames.filter(({ type }) => type === 'ai_response').map((frame) => frame.id)),
    ).toEqual(new Set([answer.id]))
    open.close()
  })

  test('another version of an answer is a second message to the same question', async () => {
    const { browser, socket } = await player('newcomer')
    const open = await socket()
    open.ask('What can you do?')
    const first = await open.next('ai_response')
    const seen = open.frames.length
    open.send({ type: 'regenerate', id: first.id })
    const second = await open.next('ai_response', seen)
    expect([second.id === first.id, second.reply_to === first.reply_to]).toEqual([false, true])
    const { body } = await browser.send(`/api/sentinel/conversations/${first.conversation_id}`)
    expect(body.log.map(({ sender }: { sender: string }) => sender)).toEqual(['user', 'ai', 'ai'])
    open.send({ type: 'regenerate', id: 'of-nobody' })
    expect(await open.next('error', open.frames.length - 1)).toMatchObject({ code: 'no-such-answer' })
    open.close()
  })

  test('a conversation of five hundred messages takes no more, and the question is given back', async () => {
    const { browser, socket } = await player('newcomer')
    const open = await socket()
    open.ask('What can you do?')
    const { conversation_id } = await open.next('ai_response')
    const database = new DatabaseSync(join(live.dataDir, 'ai-vault.sqlite'))
    database.exec(`with recursive n(i) as (select 3 union all select i + 1 from n where i < 500)
      insert into sentinel_messages (id, conversation_id, place, sender, content, stopped, created_at)
      select 'filler-' || i, '${conversation_id}', i, 'user', 'x', 0, 1 from n`)
    database.close()
    open.ask('and for PvP?', { conversation_id, id: 'q-over' })
    expect(await open.next('error')).toMatchObject({ code: 'conversation-full', reply_to: 'q-over' })
    // The dashboard begins a new conversation instead.
    const { body } = await browser.send('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      bearer: 'built-in-analyst',
      body: JSON.stringify({ message: 'What can you do?', session_id: conversation_id }),
    })
    expect(body.session_id).not.toBe(conversation_id)
    open.close()
  })

  test('F-121 what the armory hands over is answered about exactly those weapons', async () => {
    const { browser, socket } = await player('veteran')
    const inventory = await browser.inventory()
    const open = await socket()
    const query = { intent: 'do_i_have', slots: { filter: 'is:handcannon' }, exclude: [], unread: [] }
    open.ask('Analyze the 7 weapons of my vault that match: is:handcannon.', { query })
    const answer = await open.next('ai_response')
    const { parts } = answer.metadata as {
      parts: {
        armory: string
        total: number
        facts: { item: { instance_id: string } }[]
        more: { item: { instance_id: string } }[]
      }[]
    }
    const types = new Map(
      (inventory.body.items as { itemInstanceId: string; definition: { itemTypeDisplayName: string } }[]).map(
        (item) => [item.itemInstanceId, item.definition.itemTypeDisplayName],
      ),
    )
    const [part] = parts
    const ids = [...(part?.facts ?? []), ...(part?.more ?? [])].map(({ item }) => item.instance_id)
    expect(new Set(ids.map((id) => types.get(id)))).toEqual(new Set(['Hand Cannon']))
    expect(part?.total).toBe([...types.values()].filter((type) => type === 'Hand Cannon').length)
    expect(part?.armory).toBe('/armory?q=%28is%3Ahandcannon%29')
    open.close()
  })

  test('a query that is pressed is answered as it is, also when it is answered again', async () => {
    const { socket } = await player('newcomer')
    const open = await socket()
    const query = { intent: 'dupes', slots: {}, exclude: [{ value: 'exotic' }], unread: [] }
    open.ask('', { query })
    const first = await open.next('ai_response')
    expect(first.metadata).toMatchObject({ parts: [{ query }] })
    const seen = open.frames.length
    open.send({ type: 'regenerate', id: first.id })
    expect((await open.next('ai_response', seen)).content).toBe(first.content)
    open.close()
  })

  test('one player’s frames never reach another', async () => {
    const [one, other] = [await player('veteran'), await player('newcomer')]
    const [mine, theirs] = [await one.socket(), await other.socket()]
    mine.ask('best hand cannon for PvE')
    theirs.ask('What can you do?')
    const [first, second] = [await mine.next('ai_response'), await theirs.next('ai_response')]
    expect(first.conversation_id).not.toBe(second.conversation_id)
    for (const frame of theirs.frames) expect(frame.id ?? second.id).toBe(second.id)
    theirs.ask('and for PvP?', { conversation_id: first.conversation_id })
    const third = await theirs.next('ai_response', theirs.frames.indexOf(second as never) + 1)
    expect(third.conversation_id).not.toBe(first.conversation_id)
    const read = await other.browser.send(`/api/sentinel/conversations/${first.conversation_id}`)
    expect(read.status).toBe(404)
    mine.close()
    theirs.close()
  })
})

describe('what was asked before', () => {
  test('is listed, searched, renamed, exported and deleted, by its own player alone', async () => {
    const { browser, socket } = await player('collector')
    const { browser: stranger } = await player('newcomer')
    const open = await socket()
    open.ask('Do I have a hand cannon?')
    const { conversation_id: id } = await open.next('ai_response')
    open.close()
    const path = `/api/sentinel/conversations/${id}`
    const list = async (q = '') => {
      const { body } = await browser.send(`/api/sentinel/conversations?q=${encodeURIComponent(q)}`)
      return (body.conversations as { id: string; title: string }[]).filter((each) => each.id === id)
    }
    expect(await list()).toMatchObject([{ title: 'Do I have a hand cannon?', messages: 2 }])
    expect(await list('HAND cannon')).toHaveLength(1)
    expect(await list('100%_nothing')).toHaveLength(0)
    const change = (by: typeof browser, method: string, body?: object) =>
      by.send(path, {
        method,
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      })
    for (const [method, body] of [['GET'], ['PATCH', { title: 'Mine now' }], ['DELETE']] as const) {
      expect([method, (await change(stranger, method, body)).status]).toEqual([method, 404])
    }
    expect((await change(browser, 'PATCH', { title: '  ' })).status).toBe(422)
    expect((await change(browser, 'PATCH', { title: 'Hand cannons' })).body.title).toBe('Hand cannons')
    const markdown = await browser.send(`${path}/export?format=md`)
    expect(markdown.body).toMatch(/^# Hand cannons\n\n## You, .*\n\nDo I have a hand cannon\?/)
    expect(markdown.headers.get('content-disposition')).toContain('attachment')
    expect((await browser.send(`${path}/export?format=json`)).body).toMatchObject({ id, messages: 2 })
    expect((await change(browser, 'DELETE')).status).toBe(200)
    expect((await change(browser, 'GET')).status).toBe(404)
  })
})
