import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import { startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSettings } from '../test-support/databases.ts'
import { createLiveBrowser, type LiveBrowser } from '../test-support/live-browser.ts'
import { untilReady } from '../test-support/live-server.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** As processes of their own: only those can be killed. */
describe('a node that is killed under load', { timeout: 120_000 }, () => {
  const closing: (() => unknown)[] = []
  const nodes: { readonly child: ChildProcess; readonly url: string }[] = []

  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0 })
    closing.push(() => sandbox.close())
    const database = await postgresSettings()
    closing.push(database.remove)
    const start = async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-death-'))
      closing.push(() => rmSync(dataDir, { recursive: true, force: true }))
      const child = spawn(process.execPath, [MAIN], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          PLATFORM_URL: sandbox.url,
          BUNGIE_API_KEY: DEMO_API_KEY,
          BUNGIE_CLIENT_ID: DEMO_CLIENT_ID,
          BUNGIE_CLIENT_SECRET: DEMO_CLIENT_SECRET,
          SECRET_KEY: 'the same on every node, and long enough',
          DATABASE_URL: database.settings.databaseUrl,
          DATA_DIR: dataDir,
          PORT: '0',
          RATE_LIMIT: '0',
          STATUS_PROBE: 'off',
        },
      })
      closing.push(async () => {
        if (child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      })
      const [ready] = (await once(child, 'message')) as [{ url: string }]
      await untilReady(ready.url)
      nodes.push({ child, url: ready.url })
    }
    await Promise.all([start(), start()])
  }, 90_000)
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }, 90_000)

  function movedTo(url: string, from: LiveBrowser): LiveBrowser {
    const browser = createLiveBrowser(url)
    for (const [name, value] of from.jar) browser.jar.set(name, value)
    browser.take(from.handles)
    return browser
  }

  it('loses nothing that was acknowledged, signs nobody out, and the other goes on', async () => {
    const [dying, staying] = nodes
    const here = createLiveBrowser(dying?.url ?? '')
    await here.signIn('newcomer')
    const there = movedTo(staying?.url ?? '', here)
    const acknowledged: string[] = []
    let failed = 0
    const write = async (browser: LiveBrowser, id: string) => {
      const reviews = [{ item_instance_id: id, decision: 'keep', decided_at: 1_790_000_000_000 }]
      try {
        const { status } = await browser.send('/api/reviews', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ reviews }),
        })
        if (status === 200) acknowledged.push(id)
        else failed++
      } catch {
        failed++
      }
    }
    const writers = [here, there].map(async (browser, node) => {
      for (let at = 0; at < 100; at++) await write(browser, `${node + 1}${String(at).padStart(4, '0')}`)
    })
    // In the middle of the load, not before and not after it.
    while (acknowledged.length < 60) await new Promise((resolve) => setTimeout(resolve, 2))
    dying?.child.kill('SIGKILL')
    await Promise.all(writers)
    expect(failed).toBeGreaterThan(0)
    expect(acknowledged.filter((id) => id.startsWith('2'))).toHaveLength(100)
    const { status, body } = await there.send('/api/reviews')
    const kept = body.reviews.map((review: { item_instance_id: string }) => review.item_instance_id)
    expect(status).toBe(200)
    expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([])
    expect((await there.dashboard()).status).toBe(200)
    expect((await there.refresh()).status).toBe(200)
  })
})
