import { WAIT_MS } from '@ai-vault/game/test-support/limits.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../test-support/databases/postgres.ts'
import { createLiveBrowser, type LiveAnswer } from '../../test-support/live/live-browser.ts'
import { type NodeProcess, spawnNode } from '../../test-support/live/nodes.ts'
import { within } from '../async/patience.ts'

/** What it waited for in vain, where the limit of the whole test would not say. */
const inTime = <T>(what: string, work: Promise<T>): Promise<T> =>
  within(WAIT_MS, work, () => {
    throw new Error(`waited in vain for ${what}`)
  })

describe('a restart of the database under load', () => {
  const closing: (() => unknown)[] = []
  let postgres: TestPostgres
  let sandbox: Sandbox
  let node: NodeProcess

  beforeAll(async () => {
    ;[postgres, sandbox] = await Promise.all([startPostgres(), startSandbox({ port: 0 })])
    node = await spawnNode({ platformUrl: sandbox.url, databaseUrl: postgres.url, closing })
  })
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close()
    await sandbox.close()
    await postgres.stop()
  })

  it('costs some 503s and nothing else: sessions, answers and notices go on by themselves', async () => {
    const { child, url, errors } = node
    const browser = createLiveBrowser(url)
    await browser.signIn('newcomer')
    const stream = await fetch(`${url}/api/sse/notifications`)
    const notices = stream.body?.pipeThrough(new TextDecoderStream()).getReader()

    const answers: LiveAnswer[] = []
    let running = true
    const ask = async (send: () => Promise<LiveAnswer>) => {
      while (running) answers.push(await send())
    }
    const loops = [
      ...Array.from({ length: 6 }, () => ask(() => browser.send('/api/reviews'))),
      ask(browser.inventory),
      ask(browser.dashboard),
      ask(() => browser.send('/api/bungie/sessions')),
      ask(() => browser.send('/api/system-status/history')),
    ]
    for (let time = 0; time < 3; time++) {
      await postgres.restart()
      await vi.waitFor(async () => expect((await browser.inventory()).status).toBe(200))
    }
    running = false
    await inTime('every request to be answered', Promise.all(loops))

    expect([child.exitCode, child.signalCode, errors]).toEqual([null, null, []])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers, body } of refused) {
      expect([status, body.code]).toEqual([503, 'database-away'])
      expect(headers.get('retry-after')).toBe('3')
    }
    expect((await inTime('the renewal', browser.refresh())).status).toBe(200)

    await fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'maintenance' }),
    })
    // The state of the platform is looked at anew once the last look is half a minute old.
    const asking = setInterval(() => void fetch(`${url}/api/system-status`).catch(() => {}), 1_000)
    closing.push(() => clearInterval(asking))
    let received = ''
    // On a busy machine the platform's answer may come too late and be called so: any word of the incident will do.
    while (notices && !received.includes('"type":"message"')) {
      const { value, done } = await inTime(`a notice after ${received}`, notices.read())
      expect(done, `the stream ended after ${received}`).toBe(false)
      received += value ?? ''
    }
    expect(received).toContain('"content":"')
    await notices?.cancel()
  })
})
