import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'

const PROCESSES = new URL('../../../scripts/processes.js', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'ai-vault-kept-'))
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGTERM')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What `npm start` does with the server, without building the web app first. */
function keep(entry: string, settings: Record<string, string> = {}) {
  const script = join(folder, `keep-${running.length}.mjs`)
  writeFileSync(
    script,
    `import { keepRunning, stopAll } from '${PROCESSES}'
    process.on('SIGTERM', () => stopAll(0))
    keepRunning(${JSON.stringify(entry)}, ${JSON.stringify(settings)}).then(
      ({ child, ready }) => process.send({ pid: child.pid, url: ready.url }),
      () => stopAll(1),
    )`,
  )
  const keeper = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  running.push(keeper)
  const output = { errors: '' }
  keeper.stderr?.on('data', (chunk) => {
    output.errors += chunk
  })
  return { keeper, output, ended: once(keeper, 'exit') }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

describe('npm start', () => {
  it('starts a server that died again, and says so', async () => {
    const { keeper, output, ended } = keep('server/src/main.ts', {
      BUNGIE_API_KEY: 'key',
      BUNGIE_CLIENT_ID: '1',
      BUNGIE_CLIENT_SECRET: 'secret',
      PLATFORM_URL: 'http://127.0.0.1:9',
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      WORKERS: '0',
    })
    const [first] = (await once(keeper, 'message')) as [{ pid: number; url: string }]
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
    process.kill(first.pid, 'SIGKILL')
    await vi.waitFor(() => expect(output.errors).toContain('is running again'))
    expect(output.errors).toContain('server/src/main.ts ended (SIGKILL); starting it again in 1 s.')
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
    keeper.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  it('pauses longer each time it ends again, and does not begin at all where the first start fails', async () => {
    const dying = join(folder, 'dying.mjs')
    writeFileSync(dying, `process.send({ type: 'ready' }, () => process.exit(7))`)
    const { output } = keep(dying)
    await vi.waitFor(() => expect(output.errors).toContain('in 4 s.'))
    const pauses = [...output.errors.matchAll(/ended \(7\); starting it again in (\d+) s\./g)].map(
      ([, seconds]) => seconds,
    )
    expect(pauses).toEqual(['1', '2', '4'])

    const broken = join(folder, 'broken.mjs')
    writeFileSync(broken, 'process.exit(3)')
    const failed = keep(broken)
    expect(await failed.ended).toEqual([1, null])
    expect(failed.output.errors).toBe('')
  })
})
