import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSettings } from '../test-support/databases/databases.ts'
import { createLiveBrowser, movedTo } from '../test-support/live/live-browser.ts'
import { startNode } from '../test-support/live/nodes.ts'
import type { RunningServer } from './start-server.ts'

describe('two nodes on one PostgreSQL', { timeout: 60_000 }, () => {
  const closing: (() => unknown)[] = []
  let sandbox: Sandbox
  let nodes: [RunningServer, RunningServer]

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 })
    closing.push(() => sandbox.close())
    const database = await postgresSettings()
    closing.push(database.remove)
    const { databaseUrl } = database.settings
    const start = () =>
      startNode({ platformUrl: sandbox.url, databaseUrl, settings: { RATE_LIMIT: '600' }, closing })
    nodes = await Promise.all([start(), start()])
  }, 90_000)
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }, 90_000)

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
