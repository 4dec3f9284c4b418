/**
 * Dashboards of five guardians, 500 a second, against a server process and a sandbox process of their own. In the middle
 * of the load the whole platform goes into maintenance for a while: no answer may become an error, only older. Stated:
 * what the first dashboard costs and what a warm one does, in processor time; errors; latency; how many answers were
 * stale while the platform was away. BENCH_SECONDS and BENCH_RATE make it shorter or slower.
 */
import autocannon from 'autocannon'
import {
  figuresOf,
  residentMegabytes,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 75)
const RATE = Number(process.env.BENCH_RATE ?? 500)
const GUARDIANS = ['veteran', 'collector', 'newcomer', 'hostile', 'legacy']
const WARM_MS_ALLOWED = 20
/** Copies are fresh for half a minute: a shorter outage could go unnoticed. */
const OUTAGE = { from: SECONDS * 0.2, to: SECONDS * 0.8 }

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function processorSeconds(url: string): Promise<number> {
  const text = await figuresOf(url)
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1])
}

async function breakPlatform(sandbox: string, seconds: number) {
  await fetch(`${sandbox}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'maintenance', seconds }),
  })
}

async function signInAll(url: string) {
  return Promise.all(
    GUARDIANS.map(async (guardian) => {
      const { session, headers } = await signInAs(url, guardian)
      const { membership_id, membership_type } = session
      const path = `/api/dashboard/guardian-data?membership_id=${membership_id}&membership_type=${membership_type}`
      return { method: 'GET' as const, path, headers }
    }),
  )
}
type Requests = Awaited<ReturnType<typeof signInAll>>

/** One after the other: what is measured is what each of them costs. */
async function readAll(url: string, requests: Requests): Promise<number[]> {
  const bytes: number[] = []
  for (const { path, headers } of requests) {
    const response = await fetch(url + path, { headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
    bytes.push(Number(response.headers.get('content-length')))
  }
  return bytes
}

async function main(dataDir: string) {
  const sandbox = await startSandboxProcess()
  const server = await startServerProcess(sandbox, dataDir)
  const { url } = server
  const requests = await signInAll(url)
  const coldFrom = await processorSeconds(url)
  const bytes = await readAll(url, requests)
  const cold = (await processorSeconds(url)) - coldFrom
  // The statistics may have come after the first answers: from here on everything is warm.
  await wait(2)
  await readAll(url, requests)

  let stale = 0
  const from = await processorSeconds(url)
  const load = autocannon({ url, requests, connections: 50, overallRate: RATE, duration: SECONDS })
  const watching = setInterval(async () => {
    const [request] = requests
    if (!request) return
    const response = await fetch(url + request.path, { headers: request.headers })
    await response.arrayBuffer()
    if (response.headers.get('x-stale-reason') !== 'none') stale++
  }, 1_000)
  await wait(OUTAGE.from)
  await breakPlatform(sandbox.ready.url ?? '', OUTAGE.to - OUTAGE.from)
  const result = await load
  clearInterval(watching)
  const answers = result.requests.total
  const warmMs = (((await processorSeconds(url)) - from) / answers) * 1000

  const burst = await autocannon({ url, requests, connections: 50, duration: Math.min(10, SECONDS) })
  const timeouts = result.timeouts + burst.timeouts
  // Autocannon counts a time-out as an error too.
  const errors = result.errors + burst.errors - timeouts
  const refusals = result.non2xx + burst.non2xx
  console.table({
    guardians: GUARDIANS.length,
    'bytes on the wire, largest': Math.max(...bytes),
    'processor ms of a first dashboard': Math.round((cold / GUARDIANS.length) * 1000),
    seconds: SECONDS,
    'asked for a second': RATE,
    'answered a second': Math.round(answers / SECONDS),
    'latency p50 ms': result.latency.p50,
    'latency p99 ms': result.latency.p99,
    'processor ms of a warm dashboard': Number(warmMs.toFixed(2)),
    'outage, seconds': Math.round(OUTAGE.to - OUTAGE.from),
    'seconds with a stale answer': stale,
    'as fast as it goes, a second': Math.round(burst.requests.average),
    'answers that are an error': refusals,
    'broken connections': errors,
    'not answered in 10 s': timeouts,
    'memory MB': Math.round(residentMegabytes(server.pid)),
  })
  if (refusals + errors + timeouts > 0 || stale === 0 || warmMs > WARM_MS_ALLOWED) process.exitCode = 1
}

await runBench(main)
