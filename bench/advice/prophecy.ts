/**
 * How long `/api/prophecy` takes for `veteran`: the first answer, which begins to fetch history and reports, and the
 * answers once all of them are read, over HTTP against a server process and a sandbox process of their own. Stated are the
 * best and the worst time and the server's processor time for an answer; at most 300 ms of processor time are allowed.
 */
import { type Prophecy, prophecySchema } from '@ai-vault/contract/advice/prophecy.ts'
import {
  processorMs,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'

const ALLOWED_MS = 300
const ROUNDS = 12
const PATIENCE_MS = 120_000

async function main(dataDir: string) {
  const { url } = await startServerProcess(await startSandboxProcess(), dataDir)
  const { headers } = await signInAs(url, 'veteran')
  const ask = async (): Promise<{ readonly ms: number; readonly prophecy: Prophecy }> => {
    const startedAt = performance.now()
    const response = await fetch(`${url}/api/prophecy`, { headers })
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return { ms: performance.now() - startedAt, prophecy: prophecySchema.parse(JSON.parse(text)) }
  }
  const first = await ask()
  const deadline = Date.now() + PATIENCE_MS
  let { prophecy } = first
  while (prophecy.progress.state !== 'done' || prophecy.reports_left > 0 || prophecy.reports === 0) {
    if (Date.now() > deadline) throw new Error('History and reports were not read in time')
    await new Promise((resolve) => setTimeout(resolve, 200))
    prophecy = (await ask()).prophecy
  }
  const before = await processorMs(url)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push((await ask()).ms)
  const cpu = ((await processorMs(url)) - before) / ROUNDS
  console.table({
    'first answer ms': Math.round(first.ms),
    'weapons rated': prophecy.weapons,
    'runs known': prophecy.runs,
    'reports read': prophecy.reports,
    'farm priorities': prophecy.next_farm_priorities.length,
    'best ms': Math.round(Math.min(...times)),
    'worst ms': Math.round(Math.max(...times)),
    'processor ms an answer': Math.round(cpu),
    'allowed ms': ALLOWED_MS,
  })
  if (cpu > ALLOWED_MS) process.exitCode = 1
}

await runBench(main)
