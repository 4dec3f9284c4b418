import { randomUUID } from 'node:crypto'
import type { ServerFrame } from '@ai-vault/contract/advice/sentinel.ts'
import type { Answer } from '@ai-vault/sentinel/metadata.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onBothDatabases } from '../../../test-support/databases/databases.ts'
import { watchQueries } from '../../../test-support/databases/watched-query.ts'
import { createLocalBus } from '../../notices/bus.ts'
import { createConversationStore } from '../conversation-store.ts'
import type { LiveAnswer } from './live-answer.ts'
import { createLiveAnswerStore } from './live-answer-store.ts'
import { createLiveAnswers } from './live-answers.ts'
import { createSharedAnswers, KEEP_ENDED_MS } from './shared-answers.ts'

const ANSWER: Answer = {
  content: 'One. Two.',
  engine: 'analyst',
  intent: 'help',
  parts: [],
  asked: [],
  confidence: { value: 1, reasons: [] },
  claimsNothing: false,
  sources: [],
  items: [],
  suggestions: [],
  memory: { list: [{ name: 'Rose', hash: 1, instance_id: '6917529000000000001' }] },
}

function framesOf(run: LiveAnswer): ServerFrame[] {
  const frames: ServerFrame[] = []
  run.follow((frame) => frames.push(frame))
  return frames
}

onBothDatabases('answers that are being made', (database) => {
  let at: number
  let watched: ReturnType<typeof watchQueries>
  let made: ReturnType<typeof create>
  const session = () => ({ id: 's', membershipId: player, membershipType: 3, displayName: 'Guardian' })
  let player: string
  /** What the answer waits for. */
  let hold: Promise<void> | undefined

  function create(patience: { quickMs: number; sweepMs?: number }) {
    const now = () => at
    const fail = (error: unknown) => {
      throw error
    }
    const conversations = createConversationStore(watched.query, now)
    const store = createLiveAnswerStore(watched.query, now)
    const shared = createSharedAnswers({ store, bus: createLocalBus(), now, onFailure: fail, ...patience })
    const assistant = {
      async ask() {
        await hold
        return ANSWER
      },
    }
    return {
      conversations,
      store,
      runs: createLiveAnswers({ assistant, conversations, shared, onFailure: fail }),
    }
  }

  beforeEach(() => {
    at = Date.UTC(2026, 10, 16)
    player = randomUUID()
    hold = undefined
    watched = watchQueries(database)
    made = create({ quickMs: 60_000 })
  })
  afterEach(async () => {
    await made.runs.stopAll()
    await watched.close()
  })

  async function begin(conversationId?: string): Promise<LiveAnswer> {
    at += 1
    const asked = { text: 'best hand cannon', personality: 'ghost', messageId: randomUUID() } as const
    const run = await made.runs.ask(session(), { ...asked, conversationId }, {})
    if (typeof run !== 'object') throw new Error(`The question was refused: ${run}`)
    return run
  }
  async function ask(conversationId?: string): Promise<LiveAnswer> {
    const run = await begin(conversationId)
    await run.over
    return run
  }

  test('cost the same few statements and rows, however much was asked before', async () => {
    const { conversationId } = await ask()
    const early = await watched.costOf(() => ask(conversationId))
    for (let more = 0; more < 60; more++) await ask(more % 2 ? conversationId : undefined)
    expect(await watched.costOf(() => ask(conversationId))).toEqual(early)
    expect(early.statements).toBeLessThanOrEqual(8)
    expect(early.rows).toBeLessThanOrEqual(2)
  })

  test('are found, kept and let go without reading a whole table', async () => {
    const { id, conversationId } = await ask()
    await made.runs.byId(player, id)
    await made.runs.inConversation(player, conversationId)
    await made.store.newest(player, { replyTo: 'a question' }, 0)
    await made.store.write({ id, membershipId: player, conversationId, replyTo: 'a question' })
    await made.store.find(id)
    await made.store.remove(id)
    await made.conversations.answerTo(conversationId, 'a question')
    const second = await made.runs.again(session(), id, { personality: 'ghost' }, {})
    await (second as LiveAnswer).over
    await made.conversations.list(player)
    await made.runs.dropConversation(player, conversationId)
    await made.conversations.forget(player)
    await made.store.forget(player)
    await made.store.purge(at - 1_000)
    expect(await watched.wholeReads()).toEqual([])
  })

  test('are held in memory no longer than they are made; who comes back is told from the database', async () => {
    const run = await ask()
    const found = await made.runs.byId(player, run.id)
    expect(found).not.toBe(run)
    expect(found && framesOf(found)).toEqual(framesOf(run))
    expect(framesOf(run).map(({ type }) => type)).toEqual(['typing_stop', 'ai_response'])
    expect(await made.runs.byId('another player', run.id)).toBeUndefined()
  })

  test('that take longer have a copy, which goes once nobody can come back for it', async () => {
    made = create({ quickMs: 1, sweepMs: 10 })
    const slow = async () => {
      const gate = Promise.withResolvers<void>()
      hold = gate.promise
      const run = await begin()
      await vi.waitFor(async () => expect(await made.store.find(run.id)).toMatchObject({ id: run.id }))
      expect(framesOf(run).map(({ type }) => type)).toEqual(['typing_start'])
      gate.resolve()
      await run.over
      const found = await made.runs.byId(player, run.id)
      expect(found).not.toBe(run)
      expect(found && framesOf(found)).toEqual(framesOf(run))
      expect(framesOf(run).map(({ type }) => type)).toEqual(['typing_stop', 'ai_response'])
      return run
    }
    const run = await slow()
    at += KEEP_ENDED_MS - 1
    const young = await slow()
    at += 1
    await vi.waitFor(async () => expect(await made.store.find(run.id)).toBeUndefined())
    expect(await made.store.find(young.id)).toMatchObject({ id: young.id })
    expect(await made.runs.byId(player, run.id)).toMatchObject({ id: run.id, replyTo: run.replyTo })
  })

  test('a question whose node died before it was answered is answered when it is asked again', async () => {
    const { id, memory } = await made.conversations.open(player, undefined, 'hello')
    const messageId = randomUUID()
    await made.conversations.add(id, { id: messageId, sender: 'user', content: 'hello', memory })
    const run = await made.runs.ask(session(), { text: 'hello', personality: 'ghost', messageId }, {})
    await (run as LiveAnswer).over
    expect(run).toMatchObject({ conversationId: id, replyTo: messageId })
    expect(await made.conversations.list(player)).toMatchObject([{ messages: 2 }])
  })

  test('one at a time in a conversation, and of a player no more than 32 at once', async () => {
    const gate = Promise.withResolvers<void>()
    hold = gate.promise
    const asked = { text: 'best hand cannon', personality: 'ghost' } as const
    const { conversationId, over } = await begin()
    expect(await made.runs.ask(session(), { ...asked, conversationId }, {})).toBe('busy')
    const others: LiveAnswer[] = []
    while (others.length < 31) others.push(await begin())
    expect(await made.runs.ask(session(), asked, {})).toBe('many')
    gate.resolve()
    await Promise.all([over, ...others.map((run) => run.over)])
    expect(await made.runs.ask(session(), { ...asked, conversationId }, {})).toMatchObject({ conversationId })
  })

  test('the next question may come as soon as the answer is told, before its copy is put away', async () => {
    made = create({ quickMs: 0 })
    const gate = Promise.withResolvers<void>()
    hold = gate.promise
    const run = await begin()
    await vi.waitFor(async () => expect(await made.store.find(run.id)).toBeDefined())
    const { write } = made.store
    const putAway = Promise.withResolvers<void>()
    const writing = vi.spyOn(made.store, 'write').mockImplementation(async (copy) => {
      await putAway.promise
      await write(copy)
    })
    gate.resolve()
    await vi.waitFor(() => expect(run.isOver()).toBe(true))
    const next = begin(run.conversationId)
    await vi.waitFor(() => expect(writing).toHaveBeenCalled())
    putAway.resolve()
    expect((await next).conversationId).toBe(run.conversationId)
    expect(writing).toHaveBeenCalled()
    await (await next).over
  })

  test('a question that arrives twice is answered once, also after its answer has ended', async () => {
    const messageId = randomUUID()
    const asked = { text: 'best hand cannon', personality: 'ghost', messageId } as const
    const [first, second] = await Promise.all([
      made.runs.ask(session(), asked, {}),
      made.runs.ask(session(), asked, {}),
    ])
    await (first as LiveAnswer).over
    const third = await made.runs.ask(session(), asked, {})
    expect([second, third]).toMatchObject([
      { id: (first as LiveAnswer).id },
      { id: (first as LiveAnswer).id },
    ])
    expect(await made.conversations.list(player)).toMatchObject([{ messages: 2 }])
  })
})
