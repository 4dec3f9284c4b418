import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { createSandboxContext } from './start-sandbox.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const running: ChildProcess[] = []

function start(environment: Record<string, string>, ipc = false) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SANDBOX_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc' as const] : [])],
  })
  running.push(child)
  return child
}

async function firstLine(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) throw new Error('no stream')
  const [chunk] = await once(stream, 'data')
  return String(chunk)
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = await once(child, 'exit')
  return code
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

const URL_IN_LINE = /^Sandbox platform is ready at (http:\/\/127\.0\.0\.1:(\d+))\n$/

describe('the sandbox as a process', () => {
  it('says once that it is ready, keeps its port, and ends on SIGINT', async () => {
    const child = start({})
    const [, url, port = ''] = URL_IN_LINE.exec(await firstLine(child.stdout)) ?? []
    expect((await fetch(`${url}/sandbox/clock`)).status).toBe(200)
    const second = start({ SANDBOX_PORT: port })
    const [line, code] = await Promise.all([firstLine(second.stderr), exitCode(second)])
    expect(line).toBe(`sandbox: 127.0.0.1:${port} is taken; set SANDBOX_PORT to a free port.\n`)
    expect(code).toBe(1)
    child.kill('SIGINT')
    expect(await exitCode(child)).toBe(0)
  })

  it('ends on SIGTERM with a call in flight', async () => {
    const child = start({})
    const [, url] = URL_IN_LINE.exec(await firstLine(child.stdout)) ?? []
    const headers = { 'content-type': 'application/json' }
    const fault = JSON.stringify({ kind: 'slow', ms: 60_000 })
    await fetch(`${url}/sandbox/faults`, { method: 'POST', headers, body: fault })
    const stuck = fetch(`${url}/Platform/Settings/`)
    const outcome = stuck.then(
      () => 'answered',
      () => 'cut off',
    )
    const hits = async () => (await fetch(`${url}/sandbox/faults`)).text()
    await expect.poll(hits).toContain('"hits":1')
    child.kill('SIGTERM')
    expect(await exitCode(child)).toBe(0)
    expect(await outcome).toBe('cut off')
  })

  it('tells its parent where it is, how to sign in and who moderates, and does not outlive it', async () => {
    const child = start({ SANDBOX_CLOCK: '2026-07-01T12:00:00Z' }, true)
    const [message] = await once(child, 'message')
    expect(message).toMatchObject({ type: 'ready', clientId: expect.stringMatching(/^\d+$/) })
    const { guardians } = createSandboxContext({})
    expect(guardians.find(message.moderator)?.id).toBe('collector')
    const clock = await fetch(`${message.url}/sandbox/clock`)
    expect(await clock.json()).toEqual({ now: '2026-07-01T12:00:00.000Z' })
    child.disconnect()
    expect(await exitCode(child)).toBe(0)
  })

  it('refuses a bad setting in one line', async () => {
    const child = start({ SANDBOX_PORT: 'many' })
    const [line, code] = await Promise.all([firstLine(child.stderr), exitCode(child)])
    expect(line).toBe('sandbox: SANDBOX_PORT is a port number, not "many".\n')
    expect(code).toBe(1)
  })
})
