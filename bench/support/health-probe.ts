/**
 * Asks a server for `/healthz` again and again, in a process of its own: a benchmark that is busy itself would measure
 * its own waiting. How late its own clock comes is told too, which is what the machine makes everybody wait.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'

const EVERY_MS = 20

export interface HealthFigures {
  readonly answers: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
  /** How late a clock is at the 99th percentile in a process that has nothing to do. */
  readonly machineP99: number
}

export function startHealthProbe(url: string): { stop(): Promise<HealthFigures> } {
  const child = fork(fileURLToPath(import.meta.url), [url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    async stop() {
      const message = once(child, 'message')
      child.send('stop')
      const [figures] = await message
      return figures as HealthFigures
    },
  }
}

function probe(url: string) {
  const answers: number[] = []
  const late: number[] = []
  let before = performance.now()
  setInterval(() => {
    const now = performance.now()
    late.push(Math.max(0, now - before - EVERY_MS))
    before = now
    get(`${url}/healthz`, (answer) => {
      answer.resume()
      answer.once('end', () => answers.push(performance.now() - now))
    })
  }, EVERY_MS)
  process.once('message', () => {
    const figures: HealthFigures = {
      answers: answers.length,
      p50: percentile(answers, 0.5),
      p99: percentile(answers, 0.99),
      worst: Math.max(...answers),
      machineP99: percentile(late, 0.99),
    }
    process.send?.(figures, () => process.exit())
  })
}

export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

if (process.argv[1] === fileURLToPath(import.meta.url)) probe(process.argv[2] ?? '')
