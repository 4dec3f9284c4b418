/**
 * The built-in analyst. First how well it understands: the half of the phrases that no pattern was written for, and two
 * sets that were kept back (`BENCH_WRONG=1` lists what it misread). Then how long it takes for the account with most items, without a
 * provider: time as a player waits for it, and the server's processor time, which a busy machine does not disturb.
 */
import { loadavg } from 'node:os'
import { FRESH } from '@ai-vault/server/ai/analyst/phrases/fresh.ts'
import { HELD_OUT } from '@ai-vault/server/ai/analyst/phrases/held-out.ts'
import { KEPT_BACK } from '@ai-vault/server/ai/analyst/phrases/kept-back.ts'
import { misread } from '@ai-vault/server/ai/analyst/phrases/phrase-set.ts'
import { createEntityIndex } from '@ai-vault/server/ai/analyst/reading/entities.ts'
import { sandboxNames } from '../../server/test-support/sandbox-names.ts'
import {
  processorMs,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'

const ROUNDS = 3

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

function understanding() {
  const names = createEntityIndex(sandboxNames())
  const sets = {
    'held out': misread(HELD_OUT, names),
    'kept back': misread(KEPT_BACK, names),
    'fresh: typos, slang, German, French': misread(FRESH, names),
  }
  console.table(
    Object.fromEntries(
      Object.entries(sets).map(([name, { asked, wrong }]) => [
        name,
        {
          phrases: asked,
          'asked back': wrong.filter((each) => each.includes('read as unclear')).length,
          misread: wrong.filter((each) => !each.includes('read as unclear')).length,
          'right %': Math.round((1000 * (asked - wrong.length)) / asked) / 10,
        },
      ]),
    ),
  )
  if (process.env.BENCH_WRONG) for (const { wrong } of Object.values(sets)) console.log(wrong.join('\n'))
}

async function main(dataDir: string) {
  understanding()
  const server = await startServerProcess(await startSandboxProcess(), dataDir)
  const { headers } = await signInAs(server.url, 'collector')
  const ask = async (message: string) => {
    const from = performance.now()
    const answer = await fetch(`${server.url}/api/chat`, {
      method: 'POST',
      headers: { ...headers, authorization: 'Bearer built-in-analyst', 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    await answer.json()
    return performance.now() - from
  }
  const questions = Object.values(HELD_OUT).flatMap((phrases) => phrases.slice(0, 2))
  const cold = await ask('What can I dismantle?')
  const spentBy = async (work: () => Promise<unknown>) => {
    const before = await processorMs(server.url)
    await work()
    return (await processorMs(server.url)) - before
  }
  // To look at the clock costs something too.
  const looks: number[] = []
  for (let at = 0; at < 20; at++) looks.push(await spentBy(async () => {}))
  const look = percentile(looks, 0.5)
  const asked: { readonly question: string; readonly ms: number; readonly processor: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const question of questions) {
      let ms = 0
      const processor = await spentBy(async () => {
        ms = await ask(question)
      })
      asked.push({ question, ms, processor: Math.max(0, processor - look) })
    }
  }
  const best = questions.map((question) => {
    const own = asked.filter((each) => each.question === question)
    return {
      question,
      'best wait ms': Math.round(Math.min(...own.map(({ ms }) => ms))),
      'least processor ms': Math.round(Math.min(...own.map(({ processor }) => processor))),
    }
  })
  const times = asked.map(({ ms }) => ms)
  const leastOf = best.map((each) => each['least processor ms'])
  console.table({
    'questions on collector': questions.length,
    'first answer, account not read yet, ms': Math.round(cold),
    'wait p50 ms': Math.round(percentile(times, 0.5)),
    'wait p95 ms': Math.round(percentile(times, 0.95)),
    // Others on the machine make the same work cost more: the least of several rounds is nearest to the truth.
    'processor time p50 ms': percentile(leastOf, 0.5),
    'processor time p95 ms': percentile(leastOf, 0.95),
    'load of the machine': loadavg()[0]?.toFixed(1),
  })
  console.table(
    best.toSorted((one, other) => other['least processor ms'] - one['least processor ms']).slice(0, 8),
  )
}

await runBench(main)
