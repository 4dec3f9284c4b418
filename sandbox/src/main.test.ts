import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const running: ChildProcess[] = []

function start(environment: Record<string, string>, ipc = false) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, SANDBOX_PORT: '0', ...environment },
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

describe('the sandbox as a process', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says once that it is ready, and ends on %s', async (signal) => {
    const child = start({})
    const line = await firstLine(child.stdout)
    const url = /^Sandbox platform is ready at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)?.[1]
    expect((await fetch(`${url}/sandbox/clock`)).status).toBe(200)
    child.kill(signal)
    expect(await exitCode(child)).toBe(0)
  })

  it('tells its parent where it is and how to sign in, and does not outlive it', async () => {
    const child = start({ SANDBOX_CLOCK: '2026-07-01T12:00:00Z' }, true)
    const [message] = await once(child, 'message')
    expect(message).toMatchObject({ type: 'ready', clientId: expect.stringMatching(/^\d+$/) })
    const clock = await fetch(`${message.url}/sandbox/clock`)
    expect(await clock.json()).toEqual({ now: '2026-07-01T12:00:00.000Z' })
    child.disconnect()
    expect(await exitCode(child)).toBe(0)
  })

  it('says in one line that its port is taken', async () => {
    const first = start({})
    const port = /:(\d+)\n/.exec(await firstLine(first.stdout))?.[1] ?? ''
    const second = start({ SANDBOX_PORT: port })
    const [line, code] = await Promise.all([firstLine(second.stderr), exitCode(second)])
    expect(line).toBe(`sandbox: 127.0.0.1:${port} is taken; set SANDBOX_PORT to a free port.\n`)
    expect(code).toBe(1)
  })

  it.each([
    [{ SANDBOX_PORT: 'many' }, 'SANDBOX_PORT'],
    [{ SANDBOX_CLOCK: 'noon' }, 'SANDBOX_CLOCK'],
    [{ PUBLIC_URL: 'nowhere' }, 'PUBLIC_URL'],
  ])('refuses %j in one line', async (environment, name) => {
    const child = start(environment)
    const [line, code] = await Promise.all([firstLine(child.stderr), exitCode(child)])
    expect(line).toMatch(new RegExp(`^sandbox: ${name} is .*\n$`))
    expect(code).toBe(1)
  })
})
