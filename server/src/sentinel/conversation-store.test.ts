import { beforeEach, expect, test } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import {
  type ConversationStore,
  createConversationStore,
  MOST_CONVERSATIONS,
  MOST_MESSAGES,
} from './conversation-store.ts'
import { createUsageStore } from './usage-store.ts'

const PLAYER = '4611686018400000001'

onBothDatabases('conversations', (database) => {
  let conversations: ConversationStore
  beforeEach(() => {
    conversations = createConversationStore(database.current.query, () => Date.UTC(2026, 10, 16))
  })
  const open = async () => (await conversations.open(PLAYER, undefined, 'hello')).id

  test('a message for a conversation that was deleted is not kept', async () => {
    const id = await open()
    expect(await conversations.add(id, { sender: 'user', content: 'hello' })).toMatchObject({
      sender: 'user',
      content: 'hello',
    })
    expect(await conversations.remove(PLAYER, id)).toBe(true)
    expect(await conversations.add(id, { sender: 'ai', content: 'too late' })).toBeUndefined()
    expect((await conversations.read(PLAYER, id))?.log ?? []).toEqual([])
  })

  test('messages stand in the order they came in, and none is lost where several come at once', async () => {
    const id = await open()
    for (const content of ['one', 'two', 'three']) await conversations.add(id, { sender: 'user', content })
    const together = Array.from({ length: 8 }, (_, at) => `at once ${at}`)
    await Promise.all(together.map((content) => conversations.add(id, { sender: 'user', content })))
    await conversations.add(id, { sender: 'ai', content: 'last' })
    const texts = ((await conversations.read(PLAYER, id))?.log ?? []).map(({ content }) => content)
    expect([texts.slice(0, 3), texts.at(-1)]).toEqual([['one', 'two', 'three'], 'last'])
    expect(texts.slice(3, -1).toSorted()).toEqual(together)
  })

  test('are found by any words in their title or messages, signs of patterns and letters beyond ASCII among them', async () => {
    const player = '4611686018400000009'
    const about = async (title: string, content: string) => {
      const { id } = await conversations.open(player, undefined, title)
      await conversations.add(id, { sender: 'user', content })
      return id
    }
    const percent = await about('Crit 50% or more', 'hello')
    const under = await about('snake_case', 'a back\\slash')
    const umlaut = await about('Rüstung', 'Wo finde ich ÄRGER?')
    const found = async (words: string) => (await conversations.list(player, words)).map(({ id }) => id)
    expect(await found('50%')).toEqual([percent])
    expect(await found('0% o')).toEqual([percent])
    expect(await found('e_c')).toEqual([under])
    expect(await found('eXc')).toEqual([])
    expect(await found('K\\S')).toEqual([under])
    expect(await found('RÜST')).toEqual([umlaut])
    expect(await found('ärger')).toEqual([umlaut])
  })

  test('keeps what the answer leaves to be remembered, and counts its messages as they are', async () => {
    const id = await open()
    await conversations.add(id, { sender: 'user', content: 'hello' })
    const memory = { list: [{ name: 'Rose', hash: 1, instance_id: '2' }] }
    await conversations.add(id, { sender: 'ai', content: 'hello', remember: memory })
    expect(await conversations.open(PLAYER, id, '')).toEqual({ id, memory })
    const listed = (await conversations.list(PLAYER)).find((each) => each.id === id)
    const read = await conversations.read(PLAYER, id)
    expect([listed?.messages, read?.messages, read?.log.length]).toEqual([2, 2, 2])
  })

  test('of a player’s conversations the two hundred newest are kept, with their messages', async () => {
    const player = '4611686018400000002'
    let at = 0
    const store = createConversationStore(database.current.query, () => ++at)
    const ids: string[] = []
    for (let more = 0; more < MOST_CONVERSATIONS + 3; more++) {
      const { id } = await store.open(player, undefined, 'hello')
      await store.add(id, { sender: 'user', content: 'hello' })
      ids.push(id)
    }
    expect((await store.list(player)).map(({ id }) => id)).toEqual(ids.slice(3).reverse())
    for (const id of ids.slice(0, 3)) expect(await store.read(player, id)).toBeUndefined()
  })

  test('one of five hundred messages is full', async () => {
    const id = await open()
    const add = () => conversations.add(id, { sender: 'user', content: 'hello' })
    for (let at = 1; at < MOST_MESSAGES; at++) await add()
    expect(await conversations.isFull(id)).toBe(false)
    await add()
    expect(await conversations.isFull(id)).toBe(true)
  })
})

onBothDatabases('tokens of a player', (database) => {
  const usage = () => createUsageStore(database.current.query, () => Date.UTC(2026, 10, 16))

  test('are put aside before they are spent, never more than the limit in all', async () => {
    const store = usage()
    await store.add(PLAYER, 400)
    const reserved = await Promise.all(Array.from({ length: 6 }, () => store.reserve(PLAYER, 250, 1_000)))
    const put = reserved.flatMap((each) => each?.tokens ?? [])
    expect(put.reduce((sum, tokens) => sum + tokens, 0)).toBe(600)
    expect(await store.tokensToday(PLAYER)).toBe(1_000)
    expect(await store.reserve(PLAYER, 1, 1_000)).toBeUndefined()
    for (const each of reserved) await each?.settle(10)
    expect(await store.tokensToday(PLAYER)).toBe(400 + 10 * put.length)
    expect(await store.exportOf(PLAYER)).toEqual([{ day: '2026-11-16', tokens: 400 + 10 * put.length }])
    await store.forget(PLAYER)
    expect(await store.exportOf(PLAYER)).toEqual([])
  })
})
