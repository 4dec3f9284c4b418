import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test, vi } from 'vitest'
import { SENTENCES } from '../../test-support/fakes/model-scripts.ts'
import type { LiveServer } from '../../test-support/live/live-server.ts'
import { CANARY, openModelStage } from '../../test-support/live/model-stage.ts'

const stage = openModelStage()

describe('an answer that is being written', () => {
  const connect = async (model: string) => stage.connectAs(await stage.signIn('veteran'), model)
  type Talk = Awaited<ReturnType<typeof connect>>['socket']
  const pieces = ({ frames }: Talk, from = 0) =>
    frames.slice(from).flatMap(({ type, content }) => (type === 'ai_delta' ? [String(content)] : []))
  const tokensOf = async (browser: ReturnType<LiveServer['browser']>) =>
    Number((await browser.send('/api/chat/usage')).body.tokens_today)

  async function begin() {
    const { browser, socket, open, hello } = await connect('held')
    socket.ask('best hand cannon I own')
    await socket.until(() => (socket.frames.some(({ type }) => type === 'ai_delta') ? true : undefined))
    const started = await socket.next('typing_start')
    return { browser, socket, open, hello, started }
  }

  test('A5 stopped at ten points: each keeps what was said, and another version leaves it there', async () => {
    const { browser, socket } = await connect('stepwise')
    let dice = 20_261_116
    const points = Array.from({ length: 10 }, () => {
      dice = (dice * 1_103_515_245 + 12_345) % 2 ** 31
      return 2 + ((dice >> 16) % 10)
    })
    expect(new Set(points).size).toBeGreaterThan(4)
    let stopped: { id: string; content: string; conversation_id: string } | undefined
    for (const point of points) {
      stage.provider.allow(point)
      const seen = socket.frames.length
      socket.ask('best hand cannon I own')
      // A sentence is shown once the next one has begun.
      await socket.until(() => (pieces(socket, seen).length >= point - 1 ? true : undefined))
      const before = stage.provider.aborted()
      socket.send({ type: 'stop' })
      const answer = await socket.next('ai_response', seen)
      await socket.until(() => (stage.provider.aborted() > before ? true : undefined))
      expect(answer).toMatchObject({ stopped: true, metadata: { engine: 'model' } })
      expect(answer.content).toBe(pieces(socket, seen).join('').trim())
      const { body } = await browser.send(`/api/sentinel/conversations/${answer.conversation_id}`)
      expect(body.log.at(-1)).toMatchObject({ id: answer.id, content: answer.content, stopped: true })
      stopped = answer as unknown as typeof stopped
    }
    stage.provider.allow(SENTENCES.length)
    const seen = socket.frames.length
    socket.send({ type: 'regenerate', id: stopped?.id })
    const whole = await socket.next('ai_response', seen)
    expect(String(whole.content).startsWith(String(stopped?.content))).toBe(true)
    const { body } = await browser.send(`/api/sentinel/conversations/${stopped?.conversation_id}`)
    expect(body.log.map(({ id }: { id: string }) => id).slice(-2)).toEqual([stopped?.id, whole.id])
    expect(body.log.at(-2).content).toBe(stopped?.content)
    socket.close()
  })

  test('A6 broken off at 30 % and at 90 %: the text is that of an unbroken run, one message, billed once', async () => {
    const { browser, socket, open, hello } = await connect('stepwise')
    const billed = async (run: () => Promise<void>) => {
      const [tokens, asked] = [await tokensOf(browser), stage.provider.requests.length]
      await run()
      return [(await tokensOf(browser)) - tokens, stage.provider.requests.length - asked]
    }
    let unbroken = ''
    stage.provider.allow(SENTENCES.length)
    const cost = await billed(async () => {
      socket.ask('best hand cannon I own')
      unbroken = String((await socket.next('ai_response')).content)
    })
    expect(unbroken.match(/You have/g)).toHaveLength(SENTENCES.length)
    for (const share of [0.3, 0.9]) {
      const broken = await billed(async () => {
        const point = Math.round(SENTENCES.length * share)
        stage.provider.allow(point)
        const first = await open()
        first.send(hello)
        await first.next('ready')
        first.ask('best hand cannon I own')
        await first.until(() => (pieces(first).length >= point - 1 ? true : undefined))
        const started = await first.next('typing_start')
        const early = pieces(first)
        first.close()
        await first.closed()
        // One client goes on where it was; another, after a reload, begins anew.
        const [rest, anew] = [await open(), await open()]
        rest.send({ ...hello, reply_id: started.id, last_seq: early.length })
        anew.send({ ...hello, conversation_id: started.conversation_id })
        await Promise.all([rest.next('typing_start'), anew.next('typing_start')])
        stage.provider.allow(SENTENCES.length)
        const answer = await rest.next('ai_response')
        await anew.next('ai_response')
        expect([...early, ...pieces(rest)].join('').trim()).toBe(unbroken)
        expect(pieces(anew).join('').trim()).toBe(unbroken)
        expect(answer.content).toBe(unbroken)
        const { body } = await browser.send(`/api/sentinel/conversations/${answer.conversation_id}`)
        expect(body.log.map(({ sender }: { sender: string }) => sender)).toEqual(['user', 'ai'])
        rest.close()
        anew.close()
      })
      expect(broken).toEqual(cost)
    }
    socket.close()
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
    first.ask('best hand cannon I own')
    await first.next('ai_delta')
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

  test('a step that is broken off counts too, although the provider never told its tokens', async () => {
    const { browser, socket } = await begin()
    const before = (await tokensOf(browser)) - 60_000
    socket.send({ type: 'stop' })
    await socket.next('ai_response')
    // The first step was counted as 60; the second holds the instructions, all tools and their results.
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
    for (let look = 0; look < 5; look++) {
      expect(rows()).toEqual([])
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    database.close()
    expect(socket.frames.some(({ type }) => type === 'ai_response')).toBe(false)
    socket.close()
  })

  test('A5 stops at once, keeps what was said, and the provider is not asked any further', async () => {
    const { browser, socket, started } = await begin()
    const before = stage.provider.aborted()
    socket.send({ type: 'stop' })
    const answer = await socket.next('ai_response')
    expect(answer).toMatchObject({ stopped: true, id: started.id })
    expect(answer.content).toMatch(/^You have \[/)
    await socket.until(() => (stage.provider.aborted() > before ? true : undefined))
    const { body } = await browser.send(`/api/sentinel/conversations/${answer.conversation_id}`)
    expect(body.log.at(-1)).toMatchObject({ id: answer.id, content: answer.content, stopped: true })
    socket.close()
  })

  test('A6 goes on without its socket: who comes back gets the same text, one message, one run', async () => {
    const { browser, socket, open, hello, started } = await begin()
    const asked = stage.provider.requests.length
    socket.close()
    await socket.closed()
    const again = await open()
    again.send({ ...hello, conversation_id: started.conversation_id })
    expect(await again.next('ready')).toMatchObject({ running: started.id })
    expect((await again.next('ai_delta')).seq).toBe(1)
    const third = await open()
    third.send({ ...hello, reply_id: started.id, last_seq: 1 })
    await third.next('typing_start')
    stage.provider.release()
    const answer = await again.next('ai_response')
    const pieces = again.frames.filter(({ type }) => type === 'ai_delta').map(({ content }) => content)
    expect(pieces.join('').trim()).toBe(answer.content)
    await third.next('ai_response')
    expect(third.frames.find(({ type }) => type === 'ai_delta')?.seq ?? 2).toBe(2)
    expect(stage.provider.requests.length).toBe(asked)
    const { body } = await browser.send(`/api/sentinel/conversations/${answer.conversation_id}`)
    expect(body.log.map(({ sender }: { sender: string }) => sender)).toEqual(['user', 'ai'])
    again.close()
    third.close()
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
