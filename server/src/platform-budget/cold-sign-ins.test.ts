import { startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSettings } from '../../test-support/databases/databases.ts'
import { type CountingProxy, startCountingProxy } from '../../test-support/live/counting-proxy.ts'
import { createLiveBrowser } from '../../test-support/live/live-browser.ts'
import { startNode } from '../../test-support/live/nodes.ts'
import type { RunningServer } from '../start-server.ts'

const PER_SECOND = 25
const PLAYERS = 12

describe('cold sign-ins through two nodes', () => {
  const closing: (() => unknown)[] = []
  let proxy: CountingProxy
  let nodes: RunningServer[]

  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0 })
    closing.push(() => sandbox.close())
    proxy = await startCountingProxy(sandbox.url)
    closing.push(proxy.close)
    const database = await postgresSettings()
    closing.push(database.remove)
    const { databaseUrl } = database.settings
    const settings = { PLATFORM_RATE: String(PER_SECOND) }
    const start = () => startNode({ platformUrl: proxy.url, databaseUrl, settings, closing })
    nodes = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  it('keep to the one budget of the key, tokens included, and nobody fails', async () => {
    proxy.calls.length = 0
    const visit = async (at: number) => {
      const browser = createLiveBrowser(nodes[at % 2]?.url ?? '')
      const signedIn = await browser.signIn('newcomer')
      const dashboard = await browser.dashboard()
      return [signedIn.status, dashboard.status]
    }
    const answers = await Promise.all(Array.from({ length: PLAYERS }, (_, at) => visit(at)))
    expect(answers).toEqual(Array(PLAYERS).fill([200, 200]))
    // The authorize page belongs to the player's browser, not to the key.
    const { calls } = proxy
    expect(calls.filter(({ path }) => /OAuth\/token/i.test(path)).length).toBeGreaterThanOrEqual(PLAYERS)
    expect(calls.length).toBeGreaterThan(PER_SECOND)
    // By their arrival, and on a busy machine calls leave late; without one budget each node would have 25 at once.
    for (const { at } of calls) {
      const within = calls.filter((other) => other.at >= at && other.at < at + 1_000)
      expect(within.length).toBeLessThan(PER_SECOND * 1.6)
    }
  })
})
