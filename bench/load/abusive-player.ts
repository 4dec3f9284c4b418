/**
 * Fifty players look, decide and read while one more does what costs the server most, as fast as the limits let through
 * (`support/abuse.ts`: long questions, map tiles, share cards, frames over forty sockets, reports). Calm and abuse take
 * turns in one run on one server, which counts as it does by default. Stated: how long the fifty wait in each, and how
 * many times as long while they are beside that player. It fails where their p95 is more than twice as long, where one
 * of them was refused, or where a turn has too few answers for a p95. The turns begin when every player has done each
 * habit once. BENCH_SECONDS (60) is the length of each turn, BENCH_PLAYERS (50) how many there are.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Abuse, startAbuse } from '../support/abuse.ts'
import { startCrowdPlatform } from '../support/crowd-platform.ts'
import { percentile } from '../support/health-probe.ts'
import {
  figuresOf,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 50)
const TURNS = ['calm', 'abuse', 'calm', 'abuse'] as const
/** Players look longer than machines: at this pace the fifty leave a server of two cores some room. */
const THINK_MS = { least: 4_000, most: 12_000 }
/** A p95 of fewer answers than these is the luck of a few. */
const LEAST_ANSWERS = 400
const MOST_TIMES_AS_LONG = 2
const GUARDIANS = ['veteran', 'newcomer', 'legacy', 'newcomer', 'collector']

type Turn = (typeof TURNS)[number] | 'warm-up'

/** How long the server's main thread was away at most since it was asked last. */
async function longestStopMs(url: string): Promise<number> {
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await figuresOf(url))?.[1]
  return Math.round(1_000 * Number(seconds))
}

async function main(dataDir: string) {
  const sandbox = await startSandboxProcess()
  const crowd = await startCrowdPlatform(sandbox.ready.url ?? '', { remember: true })
  const { url } = await startServerProcess(
    { ...sandbox, ready: { ...sandbox.ready, url: crowd.url } },
    dataDir,
    { RATE_LIMIT: '600', TRUST_PROXY: 'true' },
  )
  let turn: Turn | 'over' = 'warm-up'
  const waits: Record<Turn, number[]> = { 'warm-up': [], calm: [], abuse: [] }
  const refusals = new Map<string, number>()

  async function live(at: number, warmedUp: () => void) {
    // Everybody comes from an address of their own.
    const from = { 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` }
    const {
      session,
      path,
      headers: signedIn,
    } = await signInAs(url, GUARDIANS[at % GUARDIANS.length] ?? '', from)
    const headers = { ...signedIn, ...from }
    let etag = ''
    let decided = 0
    const { membership_id, membership_type } = session
    const owner = `membership_id=${membership_id}&membership_type=${membership_type}`
    const habits: readonly (() => [path: string, init?: RequestInit])[] = [
      () => [path, { headers: { ...headers, 'if-none-match': etag } }],
      () => [`/api/dashboard/guardian-data?${owner}`],
      () => ['/api/reviews'],
      () => [
        '/api/reviews',
        {
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            reviews: [
              {
                item_instance_id: `${at + 1}${1_000_000 + decided++}`,
                decision: 'keep',
                decided_at: Date.now(),
              },
            ],
          }),
        },
      ],
    ]
    for (let step = at; turn !== 'over'; step++) {
      if (step === at + habits.length) warmedUp()
      const [address, init] = (habits[step % habits.length] as (typeof habits)[number])()
      const [during, start] = [turn, performance.now()]
      const answer = await fetch(url + address, { headers, ...init })
      await answer.arrayBuffer()
      waits[during].push(performance.now() - start)
      if (address === path) etag = answer.headers.get('etag') ?? etag
      if (!answer.ok && answer.status !== 304) {
        const kind = `${answer.status} ${address.split('?')[0]?.replace(/\d{6,}/, 'ID')}`
        refusals.set(kind, (refusals.get(kind) ?? 0) + 1)
      }
      await pause(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least))
    }
  }

  const warm = Array.from({ length: PLAYERS }, () => Promise.withResolvers<void>())
  const players = Promise.all(warm.map(({ resolve }, at) => live(at, resolve)))
  await Promise.race([players, Promise.all(warm.map(({ promise }) => promise))])
  const done: Record<string, number> = {}
  const stops: Record<Turn, number> = { 'warm-up': 0, calm: 0, abuse: 0 }
  for (const next of TURNS) {
    const abuse: Abuse | undefined = next === 'abuse' ? startAbuse(url) : undefined
    await abuse?.ready
    await longestStopMs(url)
    turn = next
    await Promise.race([players, pause(SECONDS * 1_000)])
    stops[next] = Math.max(stops[next], await longestStopMs(url))
    for (const [what, times] of Object.entries((await abuse?.stop()) ?? {}))
      done[what] = (done[what] ?? 0) + times
  }
  turn = 'over'
  await players
  await crowd.close()

  const row = (values: readonly number[]) => ({
    answers: values.length,
    'p50 ms': Math.round(percentile(values, 0.5)),
    'p95 ms': Math.round(percentile(values, 0.95)),
    'worst ms': Math.round(Math.max(...values)),
  })
  const ratio = percentile(waits.abuse, 0.95) / percentile(waits.calm, 0.95)
  const stopped = (during: Turn) => ({ 'main thread away at most ms': stops[during] })
  console.table({
    calm: { ...row(waits.calm), ...stopped('calm') },
    'beside the abusive player': { ...row(waits.abuse), ...stopped('abuse') },
  })
  console.table(done)
  console.table({
    players: PLAYERS,
    'p95 beside the abusive player, times as long': Number(ratio.toFixed(2)),
    'refusals of the others': [...refusals].map(([kind, times]) => `${times} ${kind}`).join(', ') || 0,
  })
  const tooFew = Math.min(waits.calm.length, waits.abuse.length) < LEAST_ANSWERS
  if (tooFew)
    console.error(`Fewer than ${LEAST_ANSWERS} answers in a turn: run it longer or on a quieter machine.`)
  if (tooFew || ratio > MOST_TIMES_AS_LONG || refusals.size > 0) process.exitCode = 1
}

await runBench(main)
