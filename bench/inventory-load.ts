/**
 * A hundred clients on the inventory of `veteran` for half a minute, against a server process and a sandbox
 * process of their own. Stated: errors, requests a second, latency, memory over time, and the share of the
 * server's processor time that went into JSON. BENCH_SECONDS and BENCH_CLIENTS make it shorter or smaller.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 30)
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 100)
const SAMPLE_MS = 1_000

const root = fileURLToPath(new URL('..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-bench-'))
const children: ChildProcess[] = []

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function start(entry: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, entry)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...settings },
  })
  children.push(child)
  const [ready] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${entry} did not start`)
    }),
  ])
  return { child, ready: ready as Record<string, string> }
}

async function untilReady(url: string) {
  while (!(await fetch(`${url}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 100))
}

async function signIn(url: string) {
  const login = await fetch(`${url}/api/bungie/login`)
  const nonce = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { auth_url } = (await login.json()) as { auth_url: string }
  const approved = await fetch(`${auth_url}&as=veteran`, { redirect: 'manual' })
  const { searchParams } = new URL(approved.headers.get('location') ?? '')
  const callback = await fetch(`${url}/api/bungie/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: nonce },
    body: JSON.stringify({ code: searchParams.get('code'), state: searchParams.get('state') }),
  })
  const cookies = callback.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const cookie = cookies.find((pair) => pair.startsWith('vault_session=')) ?? ''
  const session = (await callback.json()) as Record<string, string>
  return {
    path: `/api/inventory/${session.membership_type}/${session.membership_id}`,
    headers: { authorization: `Bearer ${session.access_token}`, cookie, 'accept-encoding': 'br' },
  }
}

async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

async function main() {
  const port = String(await freePort())
  const shared = { PORT: port, HOST: '127.0.0.1', SANDBOX_PORT: String(await freePort()) }
  const sandbox = await start('sandbox/src/main.ts', shared)
  const server = await start('server/src/main.ts', {
    ...shared,
    PLATFORM_URL: sandbox.ready.url ?? '',
    BUNGIE_API_KEY: sandbox.ready.apiKey ?? '',
    BUNGIE_CLIENT_ID: sandbox.ready.clientId ?? '',
    BUNGIE_CLIENT_SECRET: sandbox.ready.clientSecret ?? '',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
  })
  const url = server.ready.url ?? ''
  await untilReady(url)
  const { path, headers } = await signIn(url)
  const first = await fetch(url + path, { headers })
  const bytes = Number(first.headers.get('content-length'))
  const items = ((await first.json()) as { items: unknown[] }).items.length

  const memory: number[] = []
  const sampling = setInterval(() => memory.push(residentMegabytes(server.child.pid ?? 0)), SAMPLE_MS)
  const cpuBefore = await readMetric(url, 'process_cpu_seconds_total')
  const jsonBefore = await readMetric(url, 'vault_json_seconds_total')
  const result = await autocannon({ url: url + path, headers, connections: CLIENTS, duration: SECONDS })
  clearInterval(sampling)
  const cpu = (await readMetric(url, 'process_cpu_seconds_total')) - cpuBefore
  const json = (await readMetric(url, 'vault_json_seconds_total')) - jsonBefore

  const third = Math.max(1, Math.floor(memory.length / 3))
  const [begin, end] = [mean(memory.slice(0, third)), mean(memory.slice(-third))]
  const failures = result.errors + result.timeouts + result.non2xx
  console.table({
    'items in the answer': items,
    'bytes on the wire': bytes,
    clients: CLIENTS,
    seconds: SECONDS,
    'requests a second': Math.round(result.requests.average),
    'latency p50 ms': result.latency.p50,
    'latency p99 ms': result.latency.p99,
    'errors, time-outs, refusals': failures,
    'memory, first third MB': Math.round(begin),
    'memory, last third MB': Math.round(end),
    'memory, highest MB': Math.round(Math.max(...memory)),
    'processor seconds': Number(cpu.toFixed(2)),
    'of that JSON seconds': Number(json.toFixed(3)),
    'share of JSON %': Number(((json / cpu) * 100).toFixed(2)),
  })
  if (failures > 0) process.exitCode = 1
}

try {
  await main()
} finally {
  for (const child of children.reverse()) child.kill('SIGTERM')
  await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
  rmSync(dataDir, { recursive: true, force: true })
}
