import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLiveBrowser, type LiveAnswer } from '../test-support/live-browser.ts'
import { untilReady } from '../test-support/live-server.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** As a process of its own: what ends a process cannot be seen from inside it. */
describe('a restart of the database under load', { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-restart-'))
  let postgres: TestPostgres
  let sandbox: Sandbox
  let node: ChildProcess
  let url = ''
  let errors = ''

  beforeAll(async () => {
    ;[postgres, sandbox] = await Promise.all([startPostgres(), startSandbox({ port: 0 })])
    node = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PLATFORM_URL: sandbox.url,
        BUNGIE_API_KEY: DEMO_API_KEY,
        BUNGIE_CLIENT_ID: DEMO_CLIENT_ID,
        BUNGIE_CLIENT_SECRET: DEMO_CLIENT_SECRET,
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        RATE_LIMIT: '0',
        STATUS_PROBE: 'off',
      },
    })
    node.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    const [ready] = (await once(node, 'message')) as [{ url: string }]
    url = ready.url
    await untilReady(url)
  }, 90_000)
  afterAll(async () => {
    const ended = node.exitCode === null && node.signalCode === null ? once(node, 'exit') : undefined
    node.kill('SIGTERM')
    await ended
    await sandbox.close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('costs some 503s and nothing else: sessions, answers and notices go on by themselves', async () => {
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
      await vi.waitFor(async () => expect((await browser.inventory()).status).toBe(200), { timeout: 20_000 })
    }
    running = false
    await Promise.all(loops)

    expect([node.exitCode, node.signalCode, errors]).toEqual([null, null, ''])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers, body } of refused) {
      expect([status, body.code]).toEqual([503, 'database-away'])
      expect(headers.get('retry-after')).toBe('3')
    }
    expect((await browser.refresh()).status).toBe(200)

    await fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'maintenance' }),
    })
    await fetch(`${url}/api/system-status`)
    let heard = ''
    // On a busy machine the platform's answer may come too late and be called so: any word of the incident will do.
    while (notices && !heard.includes('"type":"message"')) {
      const { value, done } = await notices.read()
      expect(done, `the stream ended after ${heard}`).toBe(false)
      heard += value ?? ''
    }
    expect(heard).toContain('"content":"')
    await notices?.cancel()
  })
})
