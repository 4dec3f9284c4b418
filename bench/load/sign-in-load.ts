/**
 * A rush of guardians who sign in for the first time, each with an account of their own, as fast as it goes: what does a
 * cold dashboard cost the main thread, and does the server answer others meanwhile? Stated: processor time of the main
 * thread and of the process, how long sign-in and dashboard took, `/healthz` all the while, and memory.
 * BENCH_GUARDIANS and BENCH_AT_ONCE change the size. The crowd and its platform would be on other machines: here they
 * run in this process, which lets the server and the probe go first where processors are short.
 */
import { setPriority } from 'node:os'
import { startCrowdPlatform } from '../support/crowd-platform.ts'
import { percentile, startHealthProbe } from '../support/health-probe.ts'
import {
  processorMs,
  residentMegabytes,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'
import { mainThreadMs } from '../support/thread-time.ts'

const GUARDIANS = Number(process.env.BENCH_GUARDIANS ?? 300)
const AT_ONCE = Number(process.env.BENCH_AT_ONCE ?? 20)
const PERSONAS = ['veteran', 'collector', 'newcomer']
const BEHIND_THE_SERVER = 10
const MEMORY_EVERY_MS = 100
const HEALTH_P99_MS = 50
const MAIN_THREAD_MS = 150

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  into.push(performance.now() - start)
  return result
}

async function main(dataDir: string) {
  const sandbox = await startSandboxProcess()
  const crowd = await startCrowdPlatform(sandbox.ready.url ?? '', { remember: true })
  const server = await startServerProcess(
    { ...sandbox, ready: { ...sandbox.ready, url: crowd.url } },
    dataDir,
  )
  const { url, pid } = server
  const signIns: number[] = []
  const dashboards: number[] = []
  const memory: number[] = []

  async function visit(guardian: string) {
    const { session, headers } = await timed(signIns, () => signInAs(url, guardian))
    const path = `/api/dashboard/guardian-data?membership_id=${session.membership_id}&membership_type=${session.membership_type}`
    const response = await timed(dashboards, () => fetch(url + path, { headers }))
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
  }

  // What every guardian shares is read before anything is measured: definitions, and the platform's own answers.
  for (const persona of PERSONAS) await visit(persona)
  for (const list of [signIns, dashboards]) list.splice(0)
  const watching = setInterval(() => memory.push(residentMegabytes(pid)), MEMORY_EVERY_MS)
  const probe = startHealthProbe(url)
  setPriority(BEHIND_THE_SERVER)

  const [mainFrom, processFrom, start] = [mainThreadMs(pid), await processorMs(url), performance.now()]
  let next = 0
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    while (next < GUARDIANS) await visit(PERSONAS[next++ % PERSONAS.length] ?? '')
  })
  await Promise.all(visitors)
  const seconds = (performance.now() - start) / 1000
  clearInterval(watching)
  const health = await probe.stop()
  const mainMs = (mainThreadMs(pid) - mainFrom) / GUARDIANS
  const processMs = ((await processorMs(url)) - processFrom) / GUARDIANS
  await crowd.close()

  const third = Math.floor(memory.length / 3)
  console.table({
    'guardians signed in': GUARDIANS,
    'at once': AT_ONCE,
    seconds: Number(seconds.toFixed(1)),
    'main thread ms a guardian': Math.round(mainMs),
    'all threads ms a guardian': Math.round(processMs),
    'sign-in p50 ms': Math.round(percentile(signIns, 0.5)),
    'dashboard p50 ms': Math.round(percentile(dashboards, 0.5)),
    'dashboard p99 ms': Math.round(percentile(dashboards, 0.99)),
    'healthz answers': health.answers,
    'healthz p50 ms': Number(health.p50.toFixed(1)),
    'healthz p99 ms': Number(health.p99.toFixed(1)),
    'healthz worst ms': Math.round(health.worst),
    'an idle process late, p99 ms': Number(health.machineP99.toFixed(1)),
    'memory MB, first third': Math.round(Math.max(...memory.slice(0, third))),
    'memory MB, last third': Math.round(Math.max(...memory.slice(-third))),
  })
  if (mainMs > MAIN_THREAD_MS || health.p99 > HEALTH_P99_MS) process.exitCode = 1
}

await runBench(main)
