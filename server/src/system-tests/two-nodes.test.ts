import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSettings } from '../../test-support/databases/databases.ts'
import { type FakeProvider, startFakeProvider } from '../../test-support/fakes/fake-provider.ts'
import { MODEL_SCRIPTS } from '../../test-support/fakes/model-scripts.ts'
import { createLiveBrowser, movedTo } from '../../test-support/live/live-browser.ts'
import { openSocket } from '../../test-support/live/live-socket.ts'
import { startNode } from '../../test-support/live/nodes.ts'
import type { RunningServer } from '../start-server.ts'

const KEY = 'sk-proj-of-two-nodes-0001'

describe('two nodes on one PostgreSQL', () => {
  const closing: (() => unknown)[] = []
  let sandbox: Sandbox
  let nodes: [RunningServer, RunningServer]
  let provider: FakeProvider

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 })
    closing.push(() => sandbox.close())
    const database = await postgresSettings()
    closing.push(database.remove)
    const { databaseUrl } = database.settings
    provider = await startFakeProvider(MODEL_SCRIPTS)
    closing.push(() => provider.close())
    const settings = { RATE_LIMIT: '600', AI_PROVIDER_URLS: `openai=${provider.url('openai')}` }
    const start = () => startNode({ platformUrl: sandbox.url, databaseUrl, settings, closing })
    nodes = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  it('share sessions and copies: signed in on one, read on the other without asking the platform', async () => {
    const here = createLiveBrowser(nodes[0].url)
    await here.signIn('newcomer')
    const first = await here.inventory()
    const there = movedTo(nodes[1].url, here)
    const second = await there.inventory()
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.age.minted_at).toBe(first.age.minted_at)
    expect(second.body.items).toEqual(first.body.items)
  })

  const setFault = (fault: object) =>
    fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })

  it('answer the same pair to one refresh that reaches both, and a sign-out counts on both', async () => {
    const here = createLiveBrowser(nodes[0].url)
    await here.signIn('newcomer')
    const there = movedTo(nodes[1].url, here)
    // Slow enough that both are under way before the first is through, however busy the machine is.
    await setFault({ kind: 'slow', path: '/Platform/User/', ms: 500, count: 2 })
    const [a, b] = await Promise.all([here.refresh(), there.refresh()])
    expect([a.status, b.status]).toEqual([200, 200])
    expect(a.body.refresh_token).toBe(b.body.refresh_token)
    await here.post('/api/bungie/logout')
    expect((await there.inventory()).body.code).toBe('session-ended')
  })

  it('add up votes that come through both', async () => {
    const browsers = await Promise.all(
      ['newcomer', 'veteran', 'collector'].map(async (guardian, at) => {
        const browser = createLiveBrowser(nodes[(at % 2) as 0 | 1].url)
        await browser.signIn(guardian)
        return browser
      }),
    )
    const [author, ...voters] = browsers
    const { body } = (await author?.send('/api/atlas/map/destinations')) ?? {}
    const [destination] = body.destinations
    const [lat, lng] = destination.center
    const submission = {
      kind: 'lore',
      name: 'Seen from both nodes',
      lat,
      lng,
      destinationHash: destination.hash,
    }
    const made = await author?.post('/api/atlas/map/points', submission)
    expect(made?.status).toBe(201)
    const { id } = made?.body.point ?? {}
    const votes = await Promise.all(
      voters.map((voter) => voter.post(`/api/atlas/map/points/${id}/vote`, { direction: 'up' })),
    )
    expect(votes.map(({ status }) => status)).toEqual([200, 200])
    for (const reader of browsers.slice(0, 2)) {
      const seen = await reader.send(`/api/atlas/map/points?destinationHash=${destination.hash}`)
      expect(seen.body.points.find((point: { id: string }) => point.id === id).upvotes).toBe(2)
    }
  })

  it('A6 a question that was asked on one is answered on the other, and can be stopped there', async () => {
    const here = createLiveBrowser(nodes[0].url)
    await here.signIn('veteran')
    const there = movedTo(nodes[1].url, here)
    const id = here.handles.membership_id
    const hello = { type: 'configure', provider: 'openai', model: 'held', ai_api_key: KEY }
    const ask = async () => {
      const before = provider.requests.length
      const first = await openSocket(nodes[0].url, here, id)
      first.send(hello)
      await first.next('ready')
      first.ask('best hand cannon I own')
      await first.until(() => (provider.requests.length > before ? true : undefined))
      const started = await first.next('typing_start')
      first.close()
      await first.closed()
      return started
    }
    const started = await ask()
    const asked = provider.requests.length
    const [rest, anew] = await Promise.all([
      openSocket(nodes[1].url, there, id),
      openSocket(nodes[1].url, there, id),
    ])
    rest.send({ ...hello, reply_id: started.id })
    anew.send({ ...hello, conversation_id: started.conversation_id })
    expect(await rest.next('ready')).toMatchObject({ running: started.id })
    await anew.next('typing_start')
    anew.ask('and another one', { conversation_id: started.conversation_id })
    expect(await anew.next('error')).toMatchObject({ code: 'busy' })
    provider.release()
    const [answer, same] = [await rest.next('ai_response'), await anew.next('ai_response')]
    expect(answer.content).toMatch(/is your best one/)
    expect(same.content).toBe(answer.content)
    // One run for all of it.
    expect(provider.requests.length).toBe(asked)
    const { body } = await there.send(`/api/sentinel/conversations/${answer.conversation_id}`)
    expect(body.log.map(({ sender }: { sender: string }) => sender)).toEqual(['user', 'ai'])

    const second = await ask()
    const aborted = provider.aborted()
    const stopping = await openSocket(nodes[1].url, there, id)
    stopping.send({ ...hello, reply_id: second.id })
    await stopping.next('typing_start')
    stopping.send({ type: 'stop' })
    expect(await stopping.next('ai_response')).toMatchObject({ id: second.id, stopped: true })
    await stopping.until(() => (provider.aborted() > aborted ? true : undefined))
    for (const socket of [rest, anew, stopping]) socket.close()
  })

  it('count sign-ins together', async () => {
    const login = async (node: RunningServer) => (await fetch(`${node.url}/api/bungie/login`)).status
    const statuses: number[] = []
    for (let at = 0; at < 40; at++) statuses.push(await login(nodes[(at % 2) as 0 | 1]))
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30)
  })

  it('carry a notice from one to the streams of the other', async () => {
    const response = await fetch(`${nodes[1].url}/api/sse/notifications`)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    await setFault({ kind: 'maintenance' })
    await fetch(`${nodes[0].url}/api/system-status`)
    let text = ''
    while (reader && !text.includes('maintenance')) {
      const { value, done } = await reader.read()
      expect(done, `the stream ended after ${text}`).toBe(false)
      text += value ?? ''
    }
    expect(text).toContain('"type":"message"')
    await reader?.cancel()
  })
})
