import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { explainFailure } from './explain-failure.ts'
import { loadSettings } from './settings/settings.ts'
import { startServer } from './start-server.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ai-vault-main-'))
const running: ChildProcess[] = []
const ENVIRONMENT = {
  BUNGIE_API_KEY: 'key',
  BUNGIE_CLIENT_ID: '1',
  BUNGIE_CLIENT_SECRET: 'secret',
  PLATFORM_URL: 'http://127.0.0.1:9',
  PORT: '0',
}

function start(changes: Record<string, string>, runner: readonly string[] = [process.execPath]) {
  const [command = '', ...before] = runner
  const child = spawn(command, [...before, MAIN], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...ENVIRONMENT,
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

/** The same in this process: a start takes the time of a few files, not of a whole program. */
async function refusalOf(changes: Record<string, string>): Promise<string> {
  const settings = loadSettings({ ...ENVIRONMENT, WORKERS: '0', METRICS_PORT: 'off', ...changes })
  try {
    const server = await startServer(settings, { logger: pino({ level: 'silent' }) })
    await server.stop()
    return 'it started'
  } catch (error) {
    return explainFailure(error, settings)
  }
}

describe('the server process', () => {
  it('says when it is ready, refuses a second server on its folder with one line, starts after a kill -9 and stops in time', async () => {
    const DATA_DIR = join(folder, 'locked')
    // The first two without threads, which load the whole program once more; the last one as it is by default.
    const first = start({ DATA_DIR, WORKERS: '0' })
    const message = await first.ready
    expect(message).toMatchObject({
      type: 'ready',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      database: expect.stringContaining('SQLite in'),
    })
    expect((await fetch(`${message?.url}/healthz`)).status).toBe(200)
    const second = await start({ DATA_DIR, WORKERS: '0' }).ended
    expect(second.code).toBe(1)
    expect(second.errors.trim()).toMatch(/^Another server already uses the data folder .*$/)
    first.child.kill('SIGKILL')
    await first.ended
    const third = start({ DATA_DIR })
    expect(await third.ready).toMatchObject({ type: 'ready' })
    third.child.kill('SIGTERM')
    expect(await third.ended).toMatchObject({ code: 0 })
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

  it('ends with one line and no secret where it cannot start', async () => {
    const { code, errors } = await start({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/x' }).ended
    expect([code, errors.trim()]).toEqual([
      1,
      'The database at 127.0.0.1:9 did not let us in (ECONNREFUSED); check DATABASE_URL',
    ])
  })
})

describe('a start that fails says why', () => {
  it('where the data is of a newer version, with what to do, and changes nothing', async () => {
    const DATA_DIR = join(folder, 'newer')
    expect(await refusalOf({ DATA_DIR })).toBe('it started')
    const data = new DatabaseSync(join(DATA_DIR, 'ai-vault.sqlite'))
    data.exec("insert into kysely_migration (name, timestamp) values ('zebra-07-later', '2031')")
    data.close()
    expect(await refusalOf({ DATA_DIR })).toMatch(
      /^This data is newer than this version .*zebra-07-later.*restore a backup .*$/,
    )
  })

  it('where the database was first used with another key, and erases nothing', async () => {
    const DATA_DIR = join(folder, 'keyed')
    const startWith = (letter: string) => refusalOf({ DATA_DIR, SECRET_KEY: letter.repeat(32) })
    expect(await startWith('a')).toBe('it started')
    expect(await startWith('b')).toMatch(
      /^Setting SECRET_KEY: this database was first used with another key.*$/,
    )
    expect(await startWith('a')).toBe('it started')
  })

  it('where the port is taken, the folder cannot be written to, or a setting is wrong', async () => {
    const taken = createSocketServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    writeFileSync(join(folder, 'a-file'), '')
    expect(await refusalOf({ PORT: String(port), DATA_DIR: join(folder, 'port') })).toBe(
      `127.0.0.1:${port} is taken by another program; set PORT to a free port`,
    )
    expect(await refusalOf({ DATA_DIR: join(folder, 'a-file') })).toMatch(
      /^Setting DATA_DIR: .*a-file cannot be written to \(E\w+\)$/,
    )
    await expect(refusalOf({ PORT: 'x' })).rejects.toThrow('Setting PORT: must be a number')
    taken.close()
  })
})

describe('a stop', () => {
  let platform: Server
  let arrived: Promise<() => void>
  beforeAll(async () => {
    arrived = new Promise((resolve) => {
      platform = createServer((request, response) => {
        const refuse = () => response.writeHead(404).end()
        if (/token/i.test(request.url ?? '')) resolve(refuse)
        else refuse()
      }).listen(0, '127.0.0.1')
    })
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
      WORKERS: '0',
    })
    const { url = '' } = (await ready) ?? {}
    const stream = await fetch(`${url}/api/sse/notifications`)
    const login = await fetch(`${url}/api/bungie/login`)
    const { auth_url } = (await login.json()) as { auth_url: string }
    const signIn = fetch(`${url}/api/bungie/callback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      },
      body: JSON.stringify({ code: 'any', state: new URL(auth_url).searchParams.get('state') }),
    })
    const release = await arrived
    child.kill('SIGINT')
    // It no longer takes anybody in: the stop is under way.
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status,
          () => 'gone',
        ),
      )
      .not.toBe(200)
    release()
    const answer = await signIn
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.json()).toMatchObject({ code: expect.any(String), request_id: expect.any(String) })
    expect(await stream.text()).toContain('welcome')
    expect(await ended).toMatchObject({ code: 0 })
  })
})
