/**
 * The live chat under load: 200 sockets of the demo guardians, each with a question every five seconds, against a server
 * process and a sandbox process of their own. The sockets speak as the page does: each question has an id, goes on with
 * the conversation of the last answer, and is asked only when that answer is there; after ten questions a new
 * conversation begins. Stated for each minute: answers, errors by kind, answers that named an item of another player
 * (told by content), latency, processor time for an answer and memory after a collection; then how long the analyst
 * takes for the account with most items. It fails where there is an error, or where an answer of the last minute costs
 * much more than one of the first, or memory grows on.
 *
 * BENCH_SECONDS (60) and BENCH_CLIENTS (200) make it longer or smaller, DATABASE_URL names a PostgreSQL to run on,
 * BENCH_PROFILE a file for a processor profile of the last minute.
 */
import { randomUUID } from 'node:crypto'
import { type InspectedProcess, inspectable } from '../support/inspected-process.ts'
import {
  processorMsOf,
  readInventory,
  residentMegabytes,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const SOCKETS = Number(process.env.BENCH_CLIENTS ?? 200)
const PROFILE = process.env.BENCH_PROFILE
const EVERY_MS = 5_000
const MINUTE_MS = 60_000
const QUESTIONS_OF_A_CONVERSATION = 10
/** A server that has just started compiles what it runs; what happens meanwhile is told, and not judged. */
const WARM_UP_SECONDS = 20
/** As many as there are: of one player only so many answers are written at once. */
const GUARDIANS = [
  'veteran',
  'collector',
  'newcomer',
  'hostile',
  'legacy',
  'private',
  'unshared',
  'empty',
] as const
const QUESTIONS = [
  'best hand cannon I own',
  'What can I dismantle?',
  'Show my duplicates',
  'What can you do?',
]
/** What the last minute may take more than the second; in the first the code gets warm. */
const MOST_GROWTH = { 'processor ms an answer': 1.5, 'objects in use MB': 1.2 } as const

interface Frame {
  readonly type: string
  readonly code?: string
  readonly conversation_id?: string
  readonly metadata?: { readonly items: readonly { readonly instance_id?: string }[] }
}

interface Minute {
  answers: number
  crossTalk: number
  readonly waits: number[]
  /** How often each kind came: the code of an error, a socket that was lost, an answer that was not there in time. */
  readonly errors: Map<string, number>
}
const newMinute = (): Minute => ({ answers: 0, crossTalk: 0, waits: [], errors: new Map() })

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const rounded = (value: number) => Math.round(value * 10) / 10

async function playerOf(url: string, guardian: string) {
  const { session, path, headers } = await signInAs(url, guardian)
  await readInventory(url, path, headers)
  const answer = await fetch(url + path, { headers: { ...headers, 'accept-encoding': 'identity' } })
  const { items } = (await answer.json()) as { items: { itemInstanceId?: string }[] }
  return {
    id: session.membership_id,
    cookie: headers.cookie,
    own: new Set(items.flatMap(({ itemInstanceId }) => itemInstanceId ?? [])),
  }
}
type Player = Awaited<ReturnType<typeof playerOf>>

function openSocket(url: string, { id, cookie }: Player): Promise<WebSocket> {
  const options = { headers: { cookie, origin: url } } as unknown as string[]
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/sentinel/${id}`, options)
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket), { once: true })
    socket.addEventListener('error', () => reject(new Error('a socket did not open')), { once: true })
  })
}

function question(turn: number, conversationId: string | undefined) {
  return JSON.stringify({
    type: 'user_message',
    id: randomUUID(),
    message: QUESTIONS[turn % QUESTIONS.length],
    personality: 'guardian',
    ...(conversationId ? { conversation_id: conversationId } : {}),
  })
}

async function main(dataDir: string) {
  const { settings, inspect } = await inspectable()
  const server = await startServerProcess(await startSandboxProcess(), dataDir, settings)
  const inside = await inspect()
  // A process that is looked at does not end.
  await measure(server, inside).finally(() => inside.close())
}

async function measure(
  server: Awaited<ReturnType<typeof startServerProcess>>,
  inside: InspectedProcess,
): Promise<void> {
  const players = await Promise.all(GUARDIANS.map((guardian) => playerOf(server.url, guardian)))
  let now = newMinute()
  const count = (kind: string) => now.errors.set(kind, (now.errors.get(kind) ?? 0) + 1)
  const ends = performance.now() + (WARM_UP_SECONDS + SECONDS) * 1_000

  async function client(at: number) {
    const player = players[at % players.length] as Player
    // Not all at once: of one address only so many may wait to be let in.
    await pause((at / SOCKETS) * EVERY_MS)
    const socket = await openSocket(server.url, player).catch(() => undefined)
    if (!socket) return void count('socket did not open')
    let askedAt: number | undefined
    let conversationId: string | undefined
    socket.addEventListener('close', ({ code }) => {
      if (performance.now() < ends) count(`socket closed with ${code}`)
    })
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame
      if (frame.type !== 'error' && frame.type !== 'ai_response') return
      if (frame.type === 'error') count(frame.code ?? 'no code')
      else {
        now.answers += 1
        if (askedAt !== undefined) now.waits.push(performance.now() - askedAt)
        conversationId = frame.conversation_id
        const foreign = frame.metadata?.items.some(
          ({ instance_id }) => instance_id && !player.own.has(instance_id),
        )
        if (foreign) now.crossTalk += 1
      }
      askedAt = undefined
    })
    for (let turn = at; performance.now() < ends && socket.readyState === WebSocket.OPEN; turn++) {
      if (askedAt === undefined) {
        askedAt = performance.now()
        const begins = (turn - at) % QUESTIONS_OF_A_CONVERSATION === 0
        socket.send(question(turn, begins ? undefined : conversationId))
      } else count('not answered within 5 s')
      await pause(EVERY_MS)
    }
    socket.close()
  }

  const rows: Record<string, string | number>[] = []
  let spent = processorMsOf(server.pid)
  async function closeMinute() {
    const minute = now
    now = newMinute()
    const [before, took] = [spent, processorMsOf(server.pid)]
    const heap = await inside.heapInUse()
    spent = processorMsOf(server.pid)
    rows.push({
      answers: minute.answers,
      errors: [...minute.errors].map(([kind, times]) => `${times} ${kind}`).join(', ') || 0,
      'cross-talk': minute.crossTalk,
      'p50 ms': Math.round(percentile(minute.waits, 0.5)),
      'p95 ms': Math.round(percentile(minute.waits, 0.95)),
      'processor ms an answer': rounded((took - before) / Math.max(1, minute.answers)),
      'objects in use MB': rounded(heap),
      'RSS MB': Math.round(residentMegabytes(server.pid)),
    })
    return minute.crossTalk + [...minute.errors.values()].reduce((sum, times) => sum + times, 0)
  }

  const clients = Promise.all(Array.from({ length: SOCKETS }, (_, at) => client(at)))
  await pause(WARM_UP_SECONDS * 1_000)
  await closeMinute()
  console.log('warm-up', JSON.stringify(rows.pop()))
  const startedAt = performance.now()
  let faults = 0
  for (let left = SECONDS * 1_000; left > 0; left -= MINUTE_MS) {
    if (PROFILE && left <= MINUTE_MS) await inside.startProfile()
    if (left > MINUTE_MS) await pause(startedAt + (rows.length + 1) * MINUTE_MS - performance.now())
    else await clients
    if (PROFILE && left <= MINUTE_MS) await inside.writeProfile(PROFILE)
    faults += await closeMinute()
    console.log(`minute ${rows.length}`, JSON.stringify(rows.at(-1)))
  }

  const collector = players[1] as Player
  const single = await askAlone(server.url, collector)
  console.table(rows)
  console.table({
    sockets: SOCKETS,
    seconds: SECONDS,
    'errors, answers too late, cross-talk': faults,
    'analyst alone on collector p50 ms': Math.round(percentile(single, 0.5)),
    'analyst alone on collector p95 ms': Math.round(percentile(single, 0.95)),
  })
  if (faults > 0) process.exitCode = 1
  for (const [figure, most] of Object.entries(MOST_GROWTH)) {
    const [from, to] = [Number(rows[1]?.[figure]), Number(rows.at(-1)?.[figure])]
    if (rows.length < 3 || to <= from * most) continue
    console.error(`${figure}: grew from ${from} to ${to}`)
    process.exitCode = 1
  }
}

/** How long one question takes with nobody else asking. Twenty a minute is what a player may ask. */
async function askAlone(url: string, player: Player): Promise<number[]> {
  const socket = await openSocket(url, player)
  const took: number[] = []
  for (let at = 0; at < 20; at++) {
    const from = performance.now()
    const answered = new Promise<void>((resolve) => {
      const onMessage = ({ data }: MessageEvent) => {
        if ((JSON.parse(String(data)) as Frame).type !== 'ai_response') return
        socket.removeEventListener('message', onMessage)
        resolve()
      }
      socket.addEventListener('message', onMessage)
    })
    socket.send(question(at % 3, undefined))
    await answered
    took.push(performance.now() - from)
  }
  socket.close()
  return took
}

await runBench(main)
