/**
 * A whole installation as a player meets it: the sandbox and the server as processes of their own, started the way
 * `npm start` starts them, on free ports with a data folder that vanishes afterwards.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Fault {
  readonly kind: string
  readonly path?: string
  readonly component?: number
  readonly count?: number
  readonly seconds?: number
  readonly ms?: number
}

export interface Installation {
  readonly url: string
  readonly sandboxUrl: string
  fault(fault: Fault): Promise<void>
  clearFaults(): Promise<void>
  /** Ends the server as `kill -9` would and starts it again on the same data. */
  restartServer(): Promise<void>
  close(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

interface Started {
  readonly child: ChildProcess
  readonly ready: Readonly<Record<string, string>>
}

async function start(entry: string, env: Readonly<Record<string, string>>): Promise<Started> {
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4_000)
    })
  }
  const ready = await Promise.race([
    new Promise<Readonly<Record<string, string>>>((resolve) => {
      child.on('message', (message: Record<string, string>) => {
        if (message.type === 'ready') resolve(message)
      })
    }),
    once(child, 'exit').then(() => {
      throw new Error(`${entry} ended before it was ready:\n${output}`)
    }),
  ])
  return { child, ready }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export async function startInstallation(
  settings: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-e2e-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const sandbox = await start('sandbox/src/main.ts', {
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: url,
    HOST: '127.0.0.1',
  })
  const { url: sandboxUrl = '', apiKey = '', clientId = '', clientSecret = '' } = sandbox.ready
  const startServer = () =>
    start('server/src/main.ts', {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      PLATFORM_URL: sandboxUrl,
      BUNGIE_API_KEY: apiKey,
      BUNGIE_CLIENT_ID: clientId,
      BUNGIE_CLIENT_SECRET: clientSecret,
      LOG_LEVEL: 'error',
      ...settings,
    })
  let server = await startServer()
  const control = async (method: string, body?: Fault) => {
    const answer = await fetch(`${sandboxUrl}/sandbox/faults`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`the sandbox refused the fault: ${answer.status} ${await answer.text()}`)
  }
  return {
    url,
    sandboxUrl,
    fault: (fault) => control('POST', fault),
    clearFaults: () => control('DELETE'),
    async restartServer() {
      await stop(server.child, 'SIGKILL')
      server = await startServer()
    },
    async close() {
      await Promise.all([stop(server.child, 'SIGTERM'), stop(sandbox.child, 'SIGTERM')])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
