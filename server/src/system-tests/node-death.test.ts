import { startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSettings } from '../../test-support/databases/databases.ts'
import { createLiveBrowser, type LiveBrowser, movedTo } from '../../test-support/live/live-browser.ts'
import { type NodeProcess, spawnNode } from '../../test-support/live/nodes.ts'

describe('a node that is killed under load', () => {
  const closing: (() => unknown)[] = []
  let nodes: [NodeProcess, NodeProcess]

  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0 })
    closing.push(() => sandbox.close())
    const database = await postgresSettings()
    closing.push(database.remove)
    const { databaseUrl } = database.settings
    const start = () => spawnNode({ platformUrl: sandbox.url, databaseUrl, closing })
    nodes = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  it('loses nothing that was acknowledged, signs nobody out, and the other goes on', async () => {
    const [dying, staying] = nodes
    const here = createLiveBrowser(dying.url)
    await here.signIn('newcomer')
    const there = movedTo(staying.url, here)
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
        if (status !== 200) failed++
        // In the middle of the load, not before and not after it.
        else if (acknowledged.push(id) === 60) dying.child.kill('SIGKILL')
      } catch {
        failed++
      }
    }
    const writers = [here, there].map(async (browser, node) => {
      for (let at = 0; at < 100; at++) await write(browser, `${node + 1}${String(at).padStart(4, '0')}`)
    })
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
