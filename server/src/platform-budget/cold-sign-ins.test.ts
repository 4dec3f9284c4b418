import { probesOf } from '@ai-vault/platform/budget/reservations.ts'
import { startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSettings } from '../../test-support/databases/databases.ts'
import { noteStarts } from '../../test-support/databases/noted-starts.ts'
import { type CountingProxy, startCountingProxy } from '../../test-support/live/counting-proxy.ts'
import { createLiveBrowser } from '../../test-support/live/live-browser.ts'
import { startNode } from '../../test-support/live/nodes.ts'
import type { RunningServer } from '../start-server.ts'

const PER_SECOND = 25
/** Looks at the platform's health have places of their own. */
const SHARED_PER_SECOND = PER_SECOND - probesOf(PER_SECOND)
const PLAYERS = 12

describe('cold sign-ins through two nodes', () => {
  const closing: (() => unknown)[] = []
  let proxy: CountingProxy
  let nodes: RunningServer[]
  let noted: Awaited<ReturnType<typeof noteStarts>>

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
    const pool = new pg.Pool({ connectionString: databaseUrl })
    closing.push(() => pool.end())
    noted = await noteStarts(pool, SHARED_PER_SECOND)
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
    const budget = await noted()
    const shared = calls.filter(({ path }) => !path.includes('/Settings/'))
    expect(budget.calls).toBeGreaterThanOrEqual(shared.length)
    expect(budget.mostInASecond).toBeLessThanOrEqual(SHARED_PER_SECOND)
  })
})
