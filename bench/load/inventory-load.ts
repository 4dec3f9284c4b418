/**
 * A hundred clients on the inventory of `veteran` for half a minute, against a server process and a sandbox
 * process of their own. Stated: errors, requests a second, latency, memory over time, and the share of the
 * server's processor time that went into JSON. BENCH_SECONDS and BENCH_CLIENTS make it shorter or smaller.
 */
import autocannon from 'autocannon'
import {
  figuresOf,
  readInventory,
  residentMegabytes,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 30)
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 100)
const SAMPLE_MS = 1_000

async function readMetric(url: string, name: string): Promise<number> {
  const text = await figuresOf(url)
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

async function main(dataDir: string) {
  const server = await startServerProcess(await startSandboxProcess(), dataDir)
  const { url } = server
  const { path, headers } = await signInAs(url, 'veteran')
  const { bytes, items } = await readInventory(url, path, headers)

  const memory: number[] = []
  const sampling = setInterval(() => memory.push(residentMegabytes(server.pid)), SAMPLE_MS)
  const cpuBefore = await readMetric(url, 'process_cpu_seconds_total')
  const jsonBefore = await readMetric(url, 'vault_json_seconds_total')
  const result = await autocannon({ url: url + path, headers, connections: CLIENTS, duration: SECONDS })
  clearInterval(sampling)
  const cpu = (await readMetric(url, 'process_cpu_seconds_total')) - cpuBefore
  const json = (await readMetric(url, 'vault_json_seconds_total')) - jsonBefore

  const third = Math.max(1, Math.floor(memory.length / 3))
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
    'memory, first third MB': Math.round(mean(memory.slice(0, third))),
    'memory, last third MB': Math.round(mean(memory.slice(-third))),
    'memory, highest MB': Math.round(Math.max(...memory)),
    'processor ms a request': Number(((cpu / result.requests.total) * 1000).toFixed(2)),
    'share of JSON %': Number(((json / cpu) * 100).toFixed(2)),
  })
  if (failures > 0) process.exitCode = 1
}

await runBench(main)
