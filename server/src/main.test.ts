import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ai-vault-main-'))
const running: ChildProcess[] = []

function start(changes: Record<string, string>, runner: readonly string[] = [process.execPath]) {
  const [command = '', ...before] = runner
  const child = spawn(command, [...before, MAIN], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      BUNGIE_API_KEY: 'key',
      BUNGIE_CLIENT_ID: '1',
      BUNGIE_CLIENT_SECRET: 'secret',
      PLATFORM_URL: 'http://127.0.0.1:9',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...changes,
    },
  })
  running.push(child)
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  child.stdout?.resume()
  const ended = once(child, 'exit').then(([code]) => ({ code, errors }))
  const ready = once(child, 'message').then(([message]) => message as { type: string; url: string })
  return { child, ended, ready: Promise.race([ready, ended.then(() => undefined)]) }
}

afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the server process', { timeout: 60_000 }, () => {
  it('says when it is ready and stops within two seconds', async () => {
    const { child, ready, ended } = start({})
    const message = await ready
    expect(message).toMatchObject({
      type: 'ready',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      database: expect.stringContaining('SQLite in'),
    })
    expect((await fetch(`${message?.url}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0 })
  })

  it('refuses a second server on the same folder with one line, and starts after a kill -9 of the first', async () => {
    const first = start({ DATA_DIR: join(folder, 'locked') })
    await first.ready
    const second = await start({ DATA_DIR: join(folder, 'locked') }).ended
    expect(second.code).toBe(1)
    expect(second.errors.trim()).toMatch(/^Another server already uses the data folder .*$/)
    first.child.kill('SIGKILL')
    await first.ended
    const third = start({ DATA_DIR: join(folder, 'locked') })
    expect(await third.ready).toMatchObject({ type: 'ready' })
  })

  it('names the cause where the folder cannot be written to, instead of another server', async () => {
    const DATA_DIR = join(folder, 'full')
    // No file may grow beyond this: what a full disk does to a process, without filling one.
    const limited = (kilobytes: number) =>
      start({ DATA_DIR }, ['/bin/sh', '-c', `ulimit -f ${kilobytes}; exec "$@"`, 'sh', process.execPath])
        .ended
    for (const kilobytes of [0, 200]) {
      const { code, errors } = await limited(kilobytes)
      expect(code).toBe(1)
      expect(errors).toContain('full')
      expect(errors).toContain(DATA_DIR)
      expect(errors).not.toContain('Another server')
      expect(errors.trim().split('\n')).toHaveLength(1)
    }
  })

  it('refuses data of a newer version with a line that says what to do, and changes nothing', async () => {
    const DATA_DIR = join(folder, 'newer')
    const first = start({ DATA_DIR })
    await first.ready
    first.child.kill('SIGTERM')
    await first.ended
    const data = new DatabaseSync(join(DATA_DIR, 'ai-vault.sqlite'))
    data.exec("insert into kysely_migration (name, timestamp) values ('zebra-07-later', '2031')")
    data.close()
    const { code, errors } = await start({ DATA_DIR }).ended
    expect(code).toBe(1)
    expect(errors.trim()).toMatch(
      /^This data is newer than this version .*zebra-07-later.*restore a backup .*$/,
    )
  })

  it('refuses a database that was first used with another key, and erases nothing', async () => {
    const DATA_DIR = join(folder, 'keyed')
    const first = start({ DATA_DIR, SECRET_KEY: 'a'.repeat(32) })
    await first.ready
    first.child.kill('SIGTERM')
    await first.ended
    const second = await start({ DATA_DIR, SECRET_KEY: 'b'.repeat(32) }).ended
    expect(second.code).toBe(1)
    expect(second.errors.trim()).toMatch(
      /^Setting SECRET_KEY: this database was first used with another key.*$/,
    )
    const third = start({ DATA_DIR, SECRET_KEY: 'a'.repeat(32) })
    expect(await third.ready).toMatchObject({ type: 'ready' })
  })

  it('refuses a taken port, a folder it cannot write to, and a bad setting with one line each', async () => {
    const taken = createSocketServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    writeFileSync(join(folder, 'a-file'), '')
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: String(port) }, /^127\.0\.0\.1:\d+ is taken by another program; set PORT to a free port$/],
      [{ DATA_DIR: join(folder, 'a-file') }, /^Setting DATA_DIR: .*a-file cannot be written to \(E\w+\)$/],
      [{ PORT: 'x' }, /^Setting PORT: must be a number$/],
      [
        { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/x' },
        /^The database at 127\.0\.0\.1:9 did not let us in \(ECONNREFUSED\); check DATABASE_URL$/,
      ],
    ]
    const results = await Promise.all(
      cases.map(([changes], at) => start({ DATA_DIR: join(folder, `case-${at}`), ...changes }).ended),
    )
    results.forEach(({ code, errors }, at) => {
      expect([code, errors.trim()]).toEqual([1, expect.stringMatching(cases[at]?.[1] ?? /never/)])
      expect(errors).not.toContain('hidden')
    })
    taken.close()
  })
})

describe('a stop', { timeout: 60_000 }, () => {
  let platform: Server
  let release: () => void = () => {}
  beforeAll(async () => {
    platform = createServer((_request, response) => {
      release = () => response.writeHead(404).end()
    }).listen(0, '127.0.0.1')
    await once(platform, 'listening')
  })
  afterAll(() => {
    platform.closeAllConnections()
    platform.close()
  })

  it('finishes requests in flight and ends open streams first', async () => {
    const { port } = platform.address() as AddressInfo
    const { child, ready, ended } = start({
      PLATFORM_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: join(folder, 'stop'),
    })
    const { url = '' } = (await ready) ?? {}
    const stream = await fetch(`${url}/api/sse/notifications`)
    const icon = fetch(`${url}/api/icons/img/slow.png`)
    await new Promise((resolve) => setTimeout(resolve, 150))
    child.kill('SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 150))
    release()
    const answer = await icon
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'icon-not-found' })
    expect(await stream.text()).toContain('welcome')
    expect(await ended).toMatchObject({ code: 0 })
  })
})
