import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type FakeProvider, type Script, startFakeProvider } from '../../test-support/fakes/fake-provider.ts'
import type { LiveBrowser } from '../../test-support/live/live-browser.ts'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'
import { openSocket } from '../../test-support/live/live-socket.ts'

const CANARY = 'sk-proj-canary-9f27c1d4e8'
const look = { call: 'search_inventory', input: { query: 'is:handcannon', limit: 3 } }
const isRepair = (body: string) => body.includes('What you wrote was not shown')

const SENTENCES = Array.from({ length: 12 }, (_, at) => `You have {{i${1 + (at % 3)}}}. `)

const lookAtAll = { call: 'search_inventory', input: { query: '', limit: 3 } }
/** What the inventor claims that the player owns, and what the follower was told to say. */
let inventions: readonly string[] = []
let orders: readonly string[] = []

/** Models with one habit each; the model's name chooses the script. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  obedient: ({ step }) =>
    step === 0 ? look : { text: ['You have {{i1}}', ' and {{i2}}. ', 'Both are yours to keep.'] },
  lazy: () => ({ text: ['Sure, I can help with that. ', 'Your best one is Glorbo’s Fang.'] }),
  'lazy-once': ({ step, body }) =>
    step > 0
      ? { text: ['You have {{i1}}.'] }
      : isRepair(body)
        ? look
        : { text: ['Your best one is Glorbo’s Fang.'] },
  liar: ({ step }) =>
    step === 0 ? look : { text: ['You own Glorbo’s Fang. ', 'You have {{i1}}. ', 'It has 987654 kills.'] },
  inventor: ({ step }) =>
    step === 0 ? lookAtAll : { text: [...inventions.map((name) => `You own ${name}. `), 'You have {{i1}}.'] },
  parrot: ({ step }) =>
    step === 0 ? lookAtAll : { text: [...orders.map((order) => `${order} `), 'You have {{i1}}.'] },
  looper: () => look,
  verbose: ({ step }) =>
    step === 0 ? look : { text: Array.from({ length: 30 }, () => 'You have {{i1}}. '), tokens: 70_000 },
  follower: ({ step, body }) =>
    step === 0
      ? look
      : {
          text: [
            'See https://evil.example/?q=secret for more. ',
            '![x](https://evil.example/x.png) ',
            `${/You are Sentinel[^"]*/.exec(body)?.[0].slice(0, 20) ?? ''} says [hi](https://evil.example). `,
            'You have {{i1}} and {{i99}}. ',
            'You have {{i2}}.',
          ],
        },
  stepwise: ({ step }) => (step === 0 ? look : { stepwise: SENTENCES }),
  /** Names all that the tool found, in the voice it was told to use. */
  voiced: ({ step, body }) => {
    if (step === 0) return lookAtAll
    const refs = [...body.matchAll(/ref\\*":\\*"(\{\{i\d+\}\})/g)].map((match) => match[1])
    const opening = body.includes('as a commander')
      ? 'Take these'
      : body.includes('warmly')
        ? 'Here they are'
        : 'Yours'
    return { text: [`${opening}: ${refs.join(', ')}.`] }
  },
  breaker: () => ({ garbage: 'data: {"choices": [{"delta": {"content": \n\n' }),
  cut: ({ step }) => (step === 0 ? look : { cutAfter: ['You have {{i1}}. ', 'And th'] }),
  held: ({ step }) => (step === 0 ? look : { holdAfter: ['You have {{i1}}. ', 'You have {{i2}}. ', ''] }),
  'status-401': () => ({ status: 401 }),
  'status-402': () => ({ status: 402 }),
  'status-403': () => ({ status: 403 }),
  'status-404': () => ({ status: 404 }),
  'status-408': () => ({ status: 408 }),
  'status-413': () => ({ status: 413 }),
  'status-429': () => ({ status: 429 }),
  'status-500': () => ({ status: 500 }),
  'status-529': () => ({ status: 529 }),
  'no-credit': () => ({ status: 429, body: { error: { message: 'x', code: 'insufficient_quota' } } }),
}

let live: LiveServer
let provider: FakeProvider
const logged: string[] = []
beforeAll(async () => {
  provider = await startFakeProvider(SCRIPTS)
  const urls = (['openai', 'anthropic', 'google'] as const).map((name) => `${name}=${provider.url(name)}`)
  live = await startLiveServer(
    {
      AI_PROVIDER_URLS: [...urls, 'groq=http://127.0.0.1:1/v1', 'xai=http://nowhere.invalid/v1'].join(','),
      AI_BASE_URL: provider.url('openai'),
      AI_API_KEY: 'operators-own-key',
      AI_MODEL: 'obedient',
    },
    { logged },
  )
}, 60_000)
afterAll(async () => {
  await live.close()
  await provider.close()
})

/** One sign-in a guardian: a second would only wait for the platform again. */
const signedIn = new Map<string, Promise<LiveBrowser>>()
function signIn(guardian: string): Promise<LiveBrowser> {
  const known = signedIn.get(guardian)
  if (known) return known
  const browser = live.browser()
  const coming = browser.signIn(guardian).then(() => browser)
  signedIn.set(guardian, coming)
  return coming
}

async function player(guardian = 'veteran') {
  const browser = await signIn(guardian)
  const ask = async (model: string, more: object = {}, key = CANARY, message = 'best hand cannon I own') => {
    const before = provider.requests.length
    const { body, status } = await browser.send('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      bearer: key,
      body: JSON.stringify({ message, ai: { provider: 'openai', model, ...more } }),
    })
    return { body, status, requests: provider.requests.slice(before) }
  }
  return { browser, ask }
}

describe('a model with the player’s own key', () => {
  test.each(['openai', 'anthropic', 'google'])(
    'answers over the wire of %s, with handles made names',
    async (name) => {
      const { ask } = await player()
      const { body, requests } = await ask('obedient', { provider: name })
      expect(body.metadata).toMatchObject({ engine: 'model' })
      expect(body.metadata.fallback).toBeUndefined()
      expect(body.response).toMatch(
        /^You have \[.+\]\(\/forge\/\d+\) and \[.+\]\(\/forge\/\d+\)\. Both are yours to keep\.$/,
      )
      expect(body.metadata.items).toHaveLength(2)
      expect(body.metadata.usage.tool_calls).toBe(1)
      expect(requests.map(({ format, key }) => [format, key])).toEqual([
        [name, CANARY],
        [name, CANARY],
      ])
    },
  )

  test('A8 counts what the provider counts', async () => {
    const { ask, browser } = await player('newcomer')
    const { body } = await ask('obedient')
    expect(body.metadata.usage).toMatchObject({ input_tokens: 150, output_tokens: 20 })
    expect((await browser.send('/api/chat/usage')).body).toEqual({
      tokens_today: 170,
      operator_model: 'obedient',
    })
  })

  test('A3 what a liar invents is never shown, and what is true is', async () => {
    const { ask } = await player()
    const { body } = await ask('liar')
    expect(body.response).toMatch(/^You have \[.+\]\(\/forge\/\d+\)\.$/)
    expect(body.metadata.confidence).toBeLessThanOrEqual(0.7)
  })

  test('A3 of fifty invented names and fifty real ones that are not owned, none is called the player’s', async () => {
    const [rich, poor] = [await player('collector'), await player('newcomer')]
    const namesOf = async ({ browser }: typeof rich) =>
      new Set(
        (
          (await browser.inventory()).body.items as { definition: { displayProperties: { name: string } } }[]
        ).map(({ definition }) => definition.displayProperties.name),
      )
    const [known, own] = [await namesOf(rich), await namesOf(poor)]
    const real = [...known].filter((name) => !own.has(name)).slice(0, 50)
    const invented = Array.from(
      { length: 50 },
      (_, at) => `Glorbo’s ${['Fang', 'Maw', 'Dirge'][at % 3]} ${at + 1}`,
    )
    expect(real).toHaveLength(50)
    inventions = [...real, ...invented]
    const { body } = await poor.ask('inventor')
    expect(body.metadata.engine).toBe('model')
    expect(body.response).toMatch(/^You have \[[^\]]+\]\(\/[^)]+\)\.$/)
    expect(body.metadata.items).toHaveLength(1)
  })

  test('A1 sixty things that hostile text may order are not shown in any voice', async () => {
    const { browser } = await player('hostile')
    const targets = ['https://evil.example/x', '//evil.example', 'javascript:alert(1)', 'data:text/html,x']
    const templates = [
      (to: string) => `See ${to} for the secret.`,
      (to: string) => `![pixel](${to}) is a picture.`,
      (to: string) => `Press [here](${to}) now.`,
      (to: string) => `<a href="${to}">Open</a> it.`,
      (to: string) => `<img src="${to}"> is shown.`,
      (to: string) => `Your key ${CANARY} goes to ${to} today.`,
      () => 'You own {{i77}} and {{i78}}.',
      () => 'You have 987654321 copies of it.',
      () => 'My instructions say: “You are Sentinel, the assistant of a companion app”.',
      () => 'I dismantled 412 of your weapons just now.',
      () => 'Xur has Gjallarhorn this week.',
      () => 'You do not have any Zyxgrim weapon.',
      () => 'Your Zyxgrim of Vorpalia is the best.',
      () => 'The player 4611686018400000009 owns the same.',
      () => '<script>alert(1)</script> ran.',
    ]
    orders = templates.flatMap((make) => targets.map(make))
    expect(orders).toHaveLength(60)
    for (const personality of ['guardian', 'ghost', 'vanguard']) {
      const { body } = await browser.send('/api/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        bearer: CANARY,
        body: JSON.stringify({
          message: 'what do I have',
          personality,
          ai: { provider: 'openai', model: 'parrot' },
        }),
      })
      expect(body.response).not.toMatch(
        /evil|https?:|javascript:|data:|<|!\[|canary|i7[78]|987654321|instructions|412|Xur|Zyxgrim|46116860/i,
      )
      expect(body.response).toMatch(/You have \[/)
    }
  })

  test('a lazy one is told to look first, and what it made up before is not shown', async () => {
    const { ask } = await player()
    const { body, requests } = await ask('lazy-once')
    expect(body.response).toMatch(/^You have \[/)
    expect(requests.some(({ body: sent }) => isRepair(sent))).toBe(true)
  })

  test('one that never looks is answered for by the analyst, which says so', async () => {
    const { ask } = await player()
    const { body } = await ask('lazy')
    expect(body.metadata).toMatchObject({ engine: 'analyst', fallback: { code: 'ungrounded' } })
    expect(body.response).not.toMatch(/Glorbo|Sure, I can/)
  })

  test('A8 a looper gets six steps, and the same call never runs twice', async () => {
    const { ask } = await player()
    const { body, requests } = await ask('looper')
    expect(requests.length).toBeLessThanOrEqual(12)
    expect(body.metadata.engine).toBe('analyst')
    const first = JSON.parse(requests[2]?.body ?? '{}')
    expect(JSON.stringify(first)).toContain('answered already in this turn')
  })

  test('A8 a verbose one ends with its budget', async () => {
    const { ask } = await player()
    const { body, requests } = await ask('verbose')
    expect(requests).toHaveLength(2)
    expect(body.metadata.usage.input_tokens).toBeGreaterThan(60_000)
  })

  test('A1 one that follows what hostile text says leaks nothing and leads nowhere', async () => {
    const { ask } = await player('hostile')
    for (const personality of ['guardian', 'ghost', 'vanguard']) {
      const { body } = await ask('follower', {}, CANARY, `hand cannons (${personality})`)
      expect(body.response).not.toMatch(/evil|https?:|!\[|You are Sentinel|i99|canary/i)
    }
  })

  test.each([
    ['status-401', 'key-refused', 'did not accept the key'],
    ['status-402', 'no-credit', 'no credit left'],
    ['status-403', 'not-allowed', 'does not allow this key'],
    ['status-404', 'model-unknown', 'does not know this model'],
    ['status-408', 'provider-timeout', 'gave up'],
    ['status-413', 'too-long', 'too long'],
    ['status-429', 'rate-limited', 'limiting your key'],
    ['status-500', 'provider-error', 'an error of its own'],
    ['status-529', 'overloaded', 'overloaded'],
    ['no-credit', 'no-credit', 'no credit left'],
    ['breaker', 'broken-answer', 'could not be read'],
    ['cut', 'cut-off', 'in the middle'],
  ])('A7 %s has its own text, and the analyst answers instead', async (model, code, text) => {
    const { ask } = await player()
    await ask(model)
    const from = Date.now()
    const { body, status } = await ask(model)
    expect(Date.now() - from).toBeLessThan(2_000)
    expect(status).toBe(200)
    expect(body.metadata).toMatchObject({ engine: 'analyst', fallback: { code } })
    expect(body.metadata.fallback.text).toContain(text)
    expect(body.metadata.fallback.text).toContain('The built-in analyst answers instead.')
    expect(body.response.length).toBeGreaterThan(40)
  })

  test('A7 a provider that is not there, a key of nobody known, and a limit that is used up', async () => {
    const { ask } = await player()
    for (const provider of ['groq', 'xai'])
      expect((await ask('x', { provider })).body.metadata.fallback.code).toBe('unreachable')
    const unknown = await ask('obedient', { provider: undefined }, 'mystery-key-0001')
    expect(unknown.body.metadata.fallback.code).toBe('provider-unknown')
    expect(unknown.requests).toEqual([])
    const spent = await ask('obedient', { daily_tokens: 0 })
    expect([spent.body.metadata.fallback.code, spent.requests.length]).toEqual(['daily-limit', 0])
  })

  test('the key’s prefix is a hint, the choice wins, and the operator’s model needs no key', async () => {
    const { ask } = await player()
    const hinted = await ask('obedient', { provider: undefined })
    expect(hinted.requests[0]?.format).toBe('openai')
    const chosen = await ask('obedient', { provider: 'anthropic' })
    expect(chosen.requests[0]?.format).toBe('anthropic')
    const operators = await ask('obedient', { provider: 'custom' }, 'built-in-analyst')
    expect(operators.requests[0]?.key).toBe('operators-own-key')
    expect(operators.body.metadata.engine).toBe('model')
  })

  test('F-359 a key is tested against its provider', async () => {
    const { browser } = await player()
    const check = async (model: string) => {
      const { body } = await browser.send('/api/chat/key-test', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        bearer: CANARY,
        body: JSON.stringify({ provider: 'openai', model }),
      })
      return body
    }
    expect(await check('obedient')).toMatchObject({ ok: true, model: 'obedient', tokens: 60 })
    expect(await check('status-401')).toMatchObject({
      ok: false,
      code: 'key-refused',
      text: 'OpenAI did not accept the key. Check or replace it in the admin panel.',
    })
  })
})

describe('A10 a model in three voices', () => {
  test('names the same things from the same sources to forty questions', async () => {
    const { browser } = await player('newcomer')
    for (let at = 0; at < 40; at++) {
      const seen = new Set<string>()
      const texts = new Set<string>()
      const ask = (personality: string) =>
        browser.send('/api/chat', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          bearer: CANARY,
          body: JSON.stringify({
            message: `Question ${at}: which of my weapons are these?`,
            personality,
            ai: { provider: 'openai', model: 'voiced' },
          }),
        })
      for (const { body } of await Promise.all(['guardian', 'ghost', 'vanguard'].map(ask))) {
        const { engine, items, sources } = body.metadata
        expect([engine, items.length]).toEqual(['model', 3])
        seen.add(
          JSON.stringify([items, sources.map(({ read_at: _, ...source }: { read_at?: number }) => source)]),
        )
        texts.add(body.response)
      }
      expect([seen.size, texts.size]).toEqual([1, 3])
    }
  }, 60_000)
})

async function textOf(browser: LiveBrowser, path: string): Promise<string> {
  const { body } = await browser.send(path)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

async function connectAs(browser: LiveBrowser, model: string) {
  const id = browser.handles.membership_id
  const open = () => openSocket(live.server.url, browser, id)
  const socket = await open()
  const hello = { type: 'configure', provider: 'openai', model, ai_api_key: CANARY }
  socket.send(hello)
  await socket.next('ready')
  return { browser, socket, open, hello }
}

describe('an answer that is being written', () => {
  const connect = async (model: string) => connectAs(await signIn('veteran'), model)
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
      provider.allow(point)
      const seen = socket.frames.length
      socket.ask('best hand cannon I own')
      // A sentence is shown once the next one has begun.
      await socket.until(() => (pieces(socket, seen).length >= point - 1 ? true : undefined))
      const before = provider.aborted()
      const from = Date.now()
      socket.send({ type: 'stop' })
      const answer = await socket.next('ai_response', seen)
      await socket.until(() => (provider.aborted() > before ? true : undefined))
      expect(Date.now() - from).toBeLessThan(500)
      expect(answer).toMatchObject({ stopped: true, metadata: { engine: 'model' } })
      expect(answer.content).toBe(pieces(socket, seen).join('').trim())
      const { body } = await browser.send(`/api/sentinel/conversations/${answer.conversation_id}`)
      expect(body.log.at(-1)).toMatchObject({ id: answer.id, content: answer.content, stopped: true })
      stopped = answer as unknown as typeof stopped
    }
    provider.allow(SENTENCES.length)
    const seen = socket.frames.length
    socket.send({ type: 'regenerate', id: stopped?.id })
    const whole = await socket.next('ai_response', seen)
    expect(String(whole.content).startsWith(String(stopped?.content))).toBe(true)
    const { body } = await browser.send(`/api/sentinel/conversations/${stopped?.conversation_id}`)
    expect(body.log.map(({ id }: { id: string }) => id).slice(-2)).toEqual([stopped?.id, whole.id])
    expect(body.log.at(-2).content).toBe(stopped?.content)
    socket.close()
  }, 30_000)

  test('A6 broken off at 30 % and at 90 %: the text is that of an unbroken run, one message, billed once', async () => {
    const { browser, socket, open, hello } = await connect('stepwise')
    const billed = async (run: () => Promise<void>) => {
      const [tokens, asked] = [await tokensOf(browser), provider.requests.length]
      await run()
      return [(await tokensOf(browser)) - tokens, provider.requests.length - asked]
    }
    let unbroken = ''
    provider.allow(SENTENCES.length)
    const cost = await billed(async () => {
      socket.ask('best hand cannon I own')
      unbroken = String((await socket.next('ai_response')).content)
    })
    expect(unbroken.match(/You have/g)).toHaveLength(SENTENCES.length)
    for (const share of [0.3, 0.9]) {
      const broken = await billed(async () => {
        const point = Math.round(SENTENCES.length * share)
        provider.allow(point)
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
        provider.allow(SENTENCES.length)
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
  }, 30_000)

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
    const asked = provider.requests.length
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
    expect(provider.requests.length).toBe(asked)
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
    const before = provider.aborted()
    const gone =
      what === 'conversation'
        ? await browser.send(`/api/sentinel/conversations/${id}`, { method: 'DELETE' })
        : await browser.post('/api/profile/delete', { confirm: browser.handles.membership_id })
    if (what === 'account') signedIn.clear()
    expect(gone.status).toBe(200)
    await socket.until(() => (provider.aborted() > before ? true : undefined))
    provider.release()
    const database = new DatabaseSync(join(live.dataDir, 'ai-vault.sqlite'), { readOnly: true })
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
    const before = provider.aborted()
    const from = Date.now()
    socket.send({ type: 'stop' })
    const answer = await socket.next('ai_response')
    expect(Date.now() - from).toBeLessThan(500)
    expect(answer).toMatchObject({ stopped: true, id: started.id })
    expect(answer.content).toMatch(/^You have \[/)
    await socket.until(() => (provider.aborted() > before ? true : undefined))
    const { body } = await browser.send(`/api/sentinel/conversations/${answer.conversation_id}`)
    expect(body.log.at(-1)).toMatchObject({ id: answer.id, content: answer.content, stopped: true })
    socket.close()
  })

  test('A6 goes on without its socket: who comes back gets the same text, one message, one run', async () => {
    const { browser, socket, open, hello, started } = await begin()
    const asked = provider.requests.length
    socket.close()
    await socket.closed()
    const again = await open()
    again.send({ ...hello, conversation_id: started.conversation_id })
    expect(await again.next('ready')).toMatchObject({ running: started.id })
    expect((await again.next('ai_delta')).seq).toBe(1)
    const third = await open()
    third.send({ ...hello, reply_id: started.id, last_seq: 1 })
    await third.next('typing_start')
    provider.release()
    const answer = await again.next('ai_response')
    const pieces = again.frames.filter(({ type }) => type === 'ai_delta').map(({ content }) => content)
    expect(pieces.join('').trim()).toBe(answer.content)
    await third.next('ai_response')
    expect(third.frames.find(({ type }) => type === 'ai_delta')?.seq ?? 2).toBe(2)
    expect(provider.requests.length).toBe(asked)
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

describe('the key', () => {
  test('F-359 A7 is in no log, table, trace, address, error, export or answer', async () => {
    const { browser, ask } = await player('collector')
    const answers: string[] = []
    for (const model of ['obedient', 'status-401', 'breaker', 'cut']) {
      for (const name of ['openai', 'anthropic', 'google']) {
        answers.push(JSON.stringify((await ask(model, { provider: name })).body))
      }
    }
    const { socket } = await connectAs(browser, 'status-500')
    socket.ask('best hand cannon I own')
    await socket.next('ai_response')
    socket.send(`{"type":"configure","ai_api_key":"${CANARY}",`)
    await socket.next('error')
    socket.close()
    const { body: list } = await browser.send('/api/sentinel/conversations')
    const exports = await Promise.all([
      ...list.conversations.flatMap(({ id }: { id: string }) =>
        ['json', 'md'].map((format) =>
          textOf(browser, `/api/sentinel/conversations/${id}/export?format=${format}`),
        ),
      ),
      textOf(browser, '/api/profile/export'),
      textOf(browser, '/api/profile/stored'),
    ])
    const metrics = await (await fetch(String(live.server.metricsUrl))).text()
    expect(metrics).toContain('process_cpu_seconds_total')
    expect(exports.length).toBeGreaterThan(8)
    for (const text of exports) expect(text.length).toBeGreaterThan(40)
    const files = readdirSync(live.dataDir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name)).toString('latin1'))
    expect(files.length).toBeGreaterThan(0)
    expect(logged.length).toBeGreaterThan(10)
    // The provider got it, and only in the head.
    expect(provider.requests.filter(({ key }) => key === CANARY).length).toBeGreaterThan(10)
    const sent = provider.requests.flatMap(({ address, body }) => [address, body])
    const frames = socket.frames.map((frame) => JSON.stringify(frame))
    for (const text of [...answers, ...frames, ...exports, metrics, ...logged, ...files, ...sent]) {
      expect(text.includes(CANARY)).toBe(false)
    }
    expect(files.join('').includes('best hand cannon I own')).toBe(true)
  })
})

describe('what is kept of a chat', () => {
  test('is in the player’s export with the tokens it cost, and gone from every table after the deletion', async () => {
    const { browser, ask } = await player('newcomer')
    const { body } = await ask('obedient', {}, CANARY, 'which hand cannon is mine')
    const { sentinel } = JSON.parse(await textOf(browser, '/api/profile/export')).data
    const own = sentinel.conversations.find(({ id }: { id: string }) => id === body.session_id)
    expect(own.log.map(({ content }: { content: string }) => content)).toEqual([
      'which hand cannon is mine',
      body.response,
    ])
    expect(sentinel.tokens_used).toEqual([
      { day: new Date().toISOString().slice(0, 10), tokens: expect.any(Number) },
    ])
    expect(sentinel.tokens_used[0].tokens).toBeGreaterThanOrEqual(170)
    const id = browser.handles.membership_id
    expect((await browser.post('/api/profile/delete', { confirm: id })).status).toBe(200)
    signedIn.clear()
    const database = new DatabaseSync(join(live.dataDir, 'ai-vault.sqlite'), { readOnly: true })
    const left = ['sentinel_conversations', 'sentinel_usage', 'sentinel_runs'].map(
      (table) => database.prepare(`select * from ${table} where membership_id = ?`).all(id).length,
    )
    const messages = database
      .prepare('select * from sentinel_messages where conversation_id = ?')
      .all(body.session_id)
    database.close()
    expect([...left, messages.length]).toEqual([0, 0, 0, 0])
  })
})
