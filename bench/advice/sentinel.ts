/**
 * Sentinel over the account with most items: how long a player waits for an answer, and the server's processor time for it,
 * which a busy machine does not disturb. Builds and armor sets are the solver's own work and stand apart.
 */
import { loadavg } from 'node:os'
import { INTENTS, type Query } from '@ai-vault/contract/advice/query.ts'
import {
  processorMs,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'

const ROUNDS = 3
const SOLVES: ReadonlySet<Query['intent']> = new Set([
  'build_for_activity',
  'build_around',
  'stat_gap',
  'exotic_choice',
])
const QUESTIONS = [
  'what can I dismantle?',
  'best hand cannon for PvP, no exotics',
  'do I have any void submachine guns',
  'which of my guns have Frenzy',
  'is my Rose any good?',
  'what should I do this week',
  'how many raid clears do I have',
  'which titles am I close to',
]

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

async function main(dataDir: string) {
  const server = await startServerProcess(await startSandboxProcess(), dataDir)
  const { headers } = await signInAs(server.url, 'collector')
  async function ask(body: object): Promise<number> {
    const from = performance.now()
    const answer = await fetch(`${server.url}/api/chat`, {
      method: 'POST',
      headers: { ...headers, authorization: 'Bearer built-in-analyst', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    await answer.json()
    return performance.now() - from
  }
  const spentBy = async (work: () => Promise<unknown>) => {
    const before = await processorMs(server.url)
    await work()
    return (await processorMs(server.url)) - before
  }
  const cold = await ask({ message: 'What can I dismantle?' })
  const queries = INTENTS.filter((intent) => !SOLVES.has(intent)).map((intent) => ({
    name: intent as string,
    body: { message: '', query: { intent, slots: {}, exclude: [], unread: [] } },
  }))
  const asked = [...queries, ...QUESTIONS.map((message) => ({ name: message, body: { message } }))]
  // To look at the clock costs something too.
  const looks: number[] = []
  for (let at = 0; at < 20; at++) looks.push(await spentBy(async () => {}))
  const look = percentile(looks, 0.5)
  const rows = []
  for (const { name, body } of asked) {
    const [waits, work]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      work.push(Math.max(0, (await spentBy(async () => waits.push(await ask(body)))) - look))
    }
    // Others on the machine make the same work cost more: the least of several rounds is nearest to the truth.
    rows.push({
      asked: name,
      'best wait ms': Math.round(Math.min(...waits)),
      'least processor ms': Math.round(Math.min(...work)),
    })
  }
  const least = rows.map((row) => row['least processor ms'])
  console.table({
    asked: rows.length,
    'first answer, account not read yet, ms': Math.round(cold),
    'wait p95 ms (due: 150)': percentile(
      rows.map((row) => row['best wait ms']),
      0.95,
    ),
    'processor time p50 ms': percentile(least, 0.5),
    'processor time p95 ms': percentile(least, 0.95),
    'load of the machine': loadavg()[0]?.toFixed(1),
  })
  console.table(
    rows.toSorted((one, other) => other['least processor ms'] - one['least processor ms']).slice(0, 8),
  )
}

await runBench(main)
