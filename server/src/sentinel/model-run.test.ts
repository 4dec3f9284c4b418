import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test, vi } from 'vitest'
import type { LiveServer } from '../../test-support/live/live-server.ts'
import { CANARY, openModelStage } from '../../test-support/live/model-stage.ts'

const stage = openModelStage()

describe('a question that a model reads', () => {
  const connect = async (model: string) => stage.connectAs(await stage.signIn('veteran'), model)
  const tokensOf = async (browser: ReturnType<LiveServer['browser']>) =>
    Number((await browser.send('/api/chat/usage')).body.tokens_today)
  const asksProvider = async (work: () => Promise<unknown>) => {
    const before = stage.provider.requests.length
    await work()
    await vi.waitFor(() => expect(stage.provider.requests.length).toBeGreaterThan(before))
  }

  /** The provider has begun to answer, and holds the rest back. */
  async function begin() {
    const { browser, socket, open, hello } = await connect('held')
    await asksProvider(async () => socket.ask('best hand cannon I own'))
    const started = await socket.next('typing_start')
    return { browser, socket, open, hello, started }
  }

  test('A5 stops at once, ten times over; another version leaves the stopped one there', async () => {
    const { browser, socket } = await connect('held')
    let stopped: { id: string; conversation_id: string } | undefined
    for (let time = 0; time < 10; time++) {
      const seen = socket.frames.length
      await asksProvider(async () => socket.ask('best hand cannon I own'))
      const before = stage.provider.aborted()
      socket.send({ type: 'stop' })
      const answer = await socket.next('ai_response', seen)
      await socket.until(() => (stage.provider.aborted() > before ? true : undefined))
      expect(answer).toMatchObject({ stopped: true, content: '', metadata: { claims_nothing: true } })
      const { body } = await browser.send(`/api/sentinel/conversations/${answer.conversation_id}`)
      expect(body.log.at(-1)).toMatchObject({ id: answer.id, stopped: true })
      stopped = answer as unknown as typeof stopped
    }
    const seen = socket.frames.length
    await asksProvider(async () => socket.send({ type: 'regenerate', id: stopped?.id }))
    stage.provider.release()
    const whole = await socket.next('ai_response', seen)
    expect(whole.content).toMatch(/is your best one/)
    const { body } = await browser.send(`/api/sentinel/conversations/${stopped?.conversation_id}`)
    expect(body.log.map(({ id }: { id: string }) => id).slice(-2)).toEqual([stopped?.id, whole.id])
    socket.close()
  })

  test('A6 goes on without its socket: who comes back gets the same answer, one message, billed once', async () => {
    const { socket: unbroken } = await connect('obedient')
    unbroken.ask('best hand cannon I own')
    const { content } = await unbroken.next('ai_response')
    unbroken.close()
    const { browser, socket, open, hello, started } = await begin()
    const [tokens, asked] = [await tokensOf(browser), stage.provider.requests.length]
    socket.close()
    await socket.closed()
    // One client knows the reply that it waits for; another, after a reload, only the conversation.
    const [rest, anew] = [await open(), await open()]
    rest.send({ ...hello, reply_id: started.id })
    anew.send({ ...hello, conversation_id: started.conversation_id })
    expect(await rest.next('ready')).toMatchObject({ running: started.id })
    await Promise.all([rest.next('typing_start'), anew.next('typing_start')])
    stage.provider.release()
    const answers = [await rest.next('ai_response'), await anew.next('ai_response')]
    expect(answers.map((answer) => answer.content)).toEqual([content, content])
    const late = await open()
    late.send({ ...hello, reply_id: started.id })
    expect((await late.next('ai_response')).content).toBe(content)
    expect(stage.provider.requests.length).toBe(asked)
    await vi.waitFor(async () => expect(await tokensOf(browser)).toBe(tokens - 60_000 + 110))
    const { body } = await browser.send(`/api/sentinel/conversations/${started.conversation_id}`)
    expect(body.log.map(({ sender }: { sender: string }) => sender)).toEqual(['user', 'ai'])
    for (const each of [rest, anew, late]) each.close()
  })

  test('what a question may cost is put aside: two at once cannot pass the limit together', async () => {
    const { browser, socket, open } = await connect('held')
    const limit = (await tokensOf(browser)) + 60_000
    const first = await open()
    first.send({
      type: 'configure',
      provider: 'openai',
      model: 'held',
      ai_api_key: CANARY,
      daily_tokens: limit,
    })
    await first.next('ready')
    await asksProvider(async () => first.ask('best hand cannon I own'))
    const asked = stage.provider.requests.length
    const { body } = await browser.send('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      bearer: CANARY,
      body: JSON.stringify({
        message: 'best hand cannon I own',
        ai: { provider: 'openai', model: 'obedient', daily_tokens: limit },
      }),
    })
    expect(body.metadata.fallback).toMatchObject({ code: 'daily-limit' })
    expect(stage.provider.requests.length).toBe(asked)
    first.send({ type: 'stop' })
    await first.next('ai_response')
    // What was put aside and not spent is free again.
    await vi.waitFor(async () => expect(await tokensOf(browser)).toBeLessThan(limit - 30_000))
    first.close()
    socket.close()
  })

  test('a reading that is broken off counts too, although the provider never told its tokens', async () => {
    const { browser, socket } = await begin()
    const before = (await tokensOf(browser)) - 60_000
    socket.send({ type: 'stop' })
    await socket.next('ai_response')
    await vi.waitFor(async () => expect(await tokensOf(browser)).toBeLessThan(before + 30_000))
    expect(await tokensOf(browser)).toBeGreaterThan(before + 1_000)
    socket.close()
  })

  test.each(['conversation', 'account'])('is dropped with its %s: no row of it stays', async (what) => {
    const { browser, socket, started } = await begin()
    const id = String(started.conversation_id)
    const before = stage.provider.aborted()
    const gone =
      what === 'conversation'
        ? await browser.send(`/api/sentinel/conversations/${id}`, { method: 'DELETE' })
        : await browser.post('/api/profile/delete', { confirm: browser.handles.membership_id })
    if (what === 'account') stage.forgetSignIns()
    expect(gone.status).toBe(200)
    await socket.until(() => (stage.provider.aborted() > before ? true : undefined))
    stage.provider.release()
    const database = new DatabaseSync(join(stage.live.dataDir, 'ai-vault.sqlite'), { readOnly: true })
    const rows = () =>
      ['sentinel_messages', 'sentinel_runs'].flatMap((table) =>
        database.prepare(`select * from ${table} where conversation_id = ?`).all(id),
      )
    // Nor does what was under way bring one back while the server goes on.
    for (let look = 0; look < 5; look++) {
      expect(rows()).toEqual([])
      await browser.send('/api/sentinel/conversations')
    }
    database.close()
    expect(socket.frames.some(({ type }) => type === 'ai_response')).toBe(false)
    socket.close()
  })

  test('one run at a time: a second question is refused until the first is over', async () => {
    const { socket } = await begin()
    socket.ask('and another one', { id: 'q-second' })
    expect(await socket.next('error')).toMatchObject({ code: 'busy', reply_to: 'q-second' })
    socket.send({ type: 'stop' })
    await socket.next('ai_response')
    socket.close()
  })
})
