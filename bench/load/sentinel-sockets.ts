/**
 * The live chat under load: 200 sockets of the demo guardians for a minute, each with a question every five seconds,
 * against a server process and a sandbox process of their own. Stated: answers, errors, answers that named an item of
 * another player (told by content), latency and memory over time; then how long the analyst takes for the account with
 * most items. BENCH_SECONDS and BENCH_CLIENTS make it shorter or smaller.
 */
import {
  readInventory,
  residentMegabytes,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const SOCKETS = Number(process.env.BENCH_CLIENTS ?? 200)
const EVERY_MS = 5_000
const GUARDIANS = ['veteran', 'collector', 'newcomer', 'hostile'] as const
const QUESTIONS = [
  'best hand cannon I own',
  'What can I dismantle?',
  'Show my duplicates',
  'What can you do?',
]

interface Frame {
  readonly type: string
  readonly metadata?: { readonly items: readonly { readonly instance_id?: string }[] }
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

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

async function main(dataDir: string) {
  const server = await startServerProcess(await startSandboxProcess(), dataDir)
  const players = await Promise.all(GUARDIANS.map((guardian) => playerOf(server.url, guardian)))
  const seen = { answers: 0, errors: 0, crossTalk: 0, closed: 0 }
  const waits: number[] = []
  const memory: number[] = []
  const ends = performance.now() + SECONDS * 1_000

  async function client(at: number) {
    const player = players[at % players.length] as Player
    // Not all at once: of one address only so many may wait to be let in.
    await new Promise((resolve) => setTimeout(resolve, (at / SOCKETS) * EVERY_MS))
    const socket = await openSocket(server.url, player)
    let asked = 0
    socket.addEventListener('close', () => {
      if (performance.now() < ends) seen.closed += 1
    })
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame
      if (frame.type === 'error') seen.errors += 1
      if (frame.type !== 'ai_response') return
      seen.answers += 1
      waits.push(performance.now() - asked)
      const foreign = frame.metadata?.items.some(
        ({ instance_id }) => instance_id && !player.own.has(instance_id),
      )
      if (foreign) seen.crossTalk += 1
    })
    for (let turn = at; performance.now() < ends; turn++) {
      asked = performance.now()
      socket.send(
        JSON.stringify({
          type: 'user_message',
          message: QUESTIONS[turn % QUESTIONS.length],
          personality: 'guardian',
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
    socket.close()
  }

  const sampling = setInterval(() => memory.push(residentMegabytes(server.pid)), 1_000)
  await Promise.all(Array.from({ length: SOCKETS }, (_, at) => client(at)))
  clearInterval(sampling)

  const collector = players[1] as Player
  const alone = await openSocket(server.url, collector)
  const single: number[] = []
  // Twenty a minute is what a socket may ask.
  for (let at = 0; at < 20; at++) {
    const from = performance.now()
    const answered = new Promise<void>((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        if ((JSON.parse(String(data)) as Frame).type !== 'ai_response') return
        alone.removeEventListener('message', hear)
        resolve()
      }
      alone.addEventListener('message', hear)
    })
    alone.send(JSON.stringify({ type: 'user_message', message: QUESTIONS[at % 3], personality: 'ghost' }))
    await answered
    single.push(performance.now() - from)
  }
  alone.close()

  const third = Math.max(1, Math.floor(memory.length / 3))
  console.table({
    sockets: SOCKETS,
    seconds: SECONDS,
    answers: seen.answers,
    'errors and lost sockets': seen.errors + seen.closed,
    'answers with an item of another player': seen.crossTalk,
    'answer under load p50 ms': Math.round(percentile(waits, 0.5)),
    'answer under load p95 ms': Math.round(percentile(waits, 0.95)),
    'memory, first third MB': Math.round(mean(memory.slice(0, third))),
    'memory, last third MB': Math.round(mean(memory.slice(-third))),
    'analyst alone on collector p50 ms': Math.round(percentile(single, 0.5)),
    'analyst alone on collector p95 ms': Math.round(percentile(single, 0.95)),
  })
  if (seen.errors + seen.closed + seen.crossTalk > 0) process.exitCode = 1
}

await runBench(main)
