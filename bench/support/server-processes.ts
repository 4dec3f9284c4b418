/** What the benchmarks of the server share: a sandbox and a server as processes of their own, and a sign-in. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SessionAnswer } from '@ai-vault/contract/account/session.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()

export const openBenchFolder = () => mkdtempSync(join(tmpdir(), 'ai-vault-bench-'))

/** Leaves neither processes nor files behind. */
export async function closeBench(folder: string) {
  await Promise.all([...running].map(stop))
  rmSync(folder, { recursive: true, force: true })
}

/** A benchmark that needs nothing but a folder, and processes that it starts by itself. */
export async function runBench(bench: (dataDir: string) => Promise<void>) {
  const folder = openBenchFolder()
  await bench(folder).finally(() => closeBench(folder))
}

export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return String(typeof address === 'object' && address ? address.port : 0)
}

/** As docs/operations.md recommends it: less room for short-lived objects, large blocks straight back to the system. */
export const FRUGAL = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_MMAP_THRESHOLD_: '524288' }

async function start(entry: string, settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(root, entry)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...FRUGAL, ...settings },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${entry} did not start`)
  })
  const [ready] = await Promise.race([once(child, 'message'), failed])
  return { child, ready: ready as Readonly<Record<string, string>> }
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

export interface SandboxProcess {
  readonly port: string
  readonly ready: Readonly<Record<string, string>>
}

/** It is told which port the server will have, for that is where sign-ins come back to. */
export async function startSandboxProcess(): Promise<SandboxProcess> {
  const port = await freePort()
  const { ready } = await start('sandbox/src/main.ts', { PORT: port, SANDBOX_PORT: await freePort() })
  return { port, ready }
}

const figureAddresses = new Map<string, string>()

/** What the server at this address counts of itself, which it tells at an address of its own. */
export const figuresOf = async (url: string) =>
  // A connection that is kept for the next minute may be closed by then.
  (await fetch(figureAddresses.get(url) ?? '', { headers: { connection: 'close' } })).text()

export async function startServerProcess(
  { port, ready: sandbox }: SandboxProcess,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
) {
  const { child, ready } = await start('server/src/main.ts', {
    PORT: port,
    PLATFORM_URL: sandbox.url ?? '',
    BUNGIE_API_KEY: sandbox.apiKey ?? '',
    BUNGIE_CLIENT_ID: sandbox.clientId ?? '',
    BUNGIE_CLIENT_SECRET: sandbox.clientSecret ?? '',
    DEMO_GUARDIAN: 'veteran',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    METRICS_PORT: await freePort(),
    PLATFORM_RATE: '1000',
    ...settings,
  })
  const url = ready.url ?? ''
  figureAddresses.set(url, ready.metricsUrl ?? '')
  while (!(await fetch(`${url}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 100))
  return { url, pid: child.pid ?? 0, stop: () => stop(child) }
}

/** `from`: headers that say where the browser is, behind a proxy. */
export async function signInAs(url: string, guardian: string, from: Readonly<Record<string, string>> = {}) {
  const login = await fetch(`${url}/api/bungie/login`, { headers: from })
  const nonce = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { auth_url } = (await login.json()) as { auth_url: string }
  const approved = await fetch(`${auth_url}&as=${guardian}`, { redirect: 'manual' })
  const { searchParams } = new URL(approved.headers.get('location') ?? '')
  const callback = await fetch(`${url}/api/bungie/callback`, {
    method: 'POST',
    headers: { ...from, 'content-type': 'application/json', cookie: nonce },
    body: JSON.stringify({ code: searchParams.get('code'), state: searchParams.get('state') }),
  })
  const cookies = callback.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const cookie = cookies.find((pair) => pair.startsWith('vault_session=')) ?? ''
  const session = (await callback.json()) as SessionAnswer
  return {
    session,
    path: `/api/inventory/${session.membership_type}/${session.membership_id}`,
    headers: { authorization: `Bearer ${session.access_token}`, cookie, 'accept-encoding': 'br' },
  }
}

export async function readInventory(url: string, path: string, headers: Record<string, string>) {
  const response = await fetch(url + path, { headers })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const bytes = Number(response.headers.get('content-length'))
  return { bytes, items: ((await response.json()) as { items: unknown[] }).items.length }
}

/** Of the whole server process, its threads included, since it started. */
export async function processorMs(url: string): Promise<number> {
  const text = await figuresOf(url)
  return 1_000 * Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1])
}

const TICK_MS = 10

/** The same as the system counts it: a server that is too busy to be asked is measured too. */
export function processorMsOf(pid: number): number {
  // The name of the program stands in brackets and may hold spaces; user and system time are the 12th and 13th after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return TICK_MS * (Number(fields[11]) + Number(fields[12]))
}

export const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const CALM_MS = 500
const CALM_SHARE = 0.1

/** A server has work of its own after a start; this waits until it takes hardly any of a processor. */
export async function untilCalm(url: string): Promise<void> {
  for (let spent = await processorMs(url), calm = false; !calm; ) {
    await new Promise((resolve) => setTimeout(resolve, CALM_MS))
    const now = await processorMs(url)
    calm = now - spent < CALM_SHARE * CALM_MS
    spent = now
  }
}
