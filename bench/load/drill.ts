/**
 * The drill: players sign in, look, decide, vote, chat and listen on two nodes over one PostgreSQL, while the platform
 * goes through maintenance, throttling, cuts and HTML pages, the database restarts twice and a node is killed and
 * replaced. Stated: requests, errors by kind, p50, p95, p99 and memory. It fails where an acknowledged write is gone, a
 * player saw another's data, somebody was signed out, or an answer was a failure of ours.
 * (A platform that is down gives no code to sign in with: such a sign-in counts as 422.)
 * `npm run bench drill` takes 10 minutes; DRILL_MINUTES and DRILL_PLAYERS make it shorter and smaller.
 */
import { startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { startPostgres } from '../../server/test-support/databases/postgres.ts'
import { type NodeProcess, spawnNode } from '../../server/test-support/live/nodes.ts'
import { startCrowdPlatform } from '../support/crowd-platform.ts'
import { createDrillLog } from '../support/drill-log.ts'
import { createDrillPlayer, type DrillPlayer } from '../support/drill-player.ts'
import { FRUGAL, residentMegabytes } from '../support/server-processes.ts'

const MS = Number(process.env.DRILL_MINUTES ?? 10) * 60_000
const PLAYERS = Number(process.env.DRILL_PLAYERS ?? 200)
/** All have come by then. */
const ARRIVAL = 0.2
const PAUSE_MS = { least: 500, most: 3_000 }
const GUARDIANS = [
  'newcomer',
  'newcomer',
  'newcomer',
  'legacy',
  'veteran',
  'newcomer',
  'newcomer',
  'collector',
]
/** How often each is done, in a hundred. */
const HABITS: readonly (readonly [keyof DrillPlayer['actions'], number])[] = [
  ['dashboard', 27],
  ['armory', 23],
  ['status', 5],
  ['decide', 20],
  ['decisions', 10],
  ['vote', 5],
  ['chat', 5],
  ['renew', 5],
]
/** One in so many listens to notices all the time. */
const LISTENER_EVERY = 4
const REST_MS = 60_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const closing: (() => unknown)[] = []

function chooseAction(): keyof DrillPlayer['actions'] {
  let left = Math.random() * 100
  for (const [action, share] of HABITS) {
    left -= share
    if (left < 0) return action
  }
  return 'dashboard'
}

async function main() {
  const postgres = await startPostgres()
  closing.push(() => postgres.stop())
  const sandbox = await startSandbox({ port: 0 })
  closing.push(() => sandbox.close())
  const crowd = await startCrowdPlatform(sandbox.url)
  closing.push(() => crowd.close())
  const start = () =>
    spawnNode({
      platformUrl: crowd.url,
      databaseUrl: postgres.url,
      // The memory as docs/operations.md recommends it; the rate is above the platform's, or a short drill would only queue.
      settings: { ...FRUGAL, PLATFORM_RATE: '1000', WORKERS: '1', STATUS_PROBE: 'on' },
      closing,
    })
  let nodes: NodeProcess[] = await Promise.all([start(), start()])
  const log = createDrillLog()
  let turn = 0
  const balancer = { next: () => nodes[turn++ % nodes.length]?.url ?? '' }
  const players = Array.from({ length: PLAYERS }, (_, at) =>
    createDrillPlayer(at, GUARDIANS[at % GUARDIANS.length] ?? '', balancer, log),
  )
  const point = await proposePoint(balancer, log)

  const from = performance.now()
  const over = () => performance.now() - from > MS
  const events: string[] = []
  const report = (what: string) =>
    events.push(`${((performance.now() - from) / 1000).toFixed(0).padStart(4)} s  ${what}`)

  async function live(player: DrillPlayer, at: number) {
    await wait((at / PLAYERS) * MS * ARRIVAL)
    if (at % LISTENER_EVERY === 0) void listen()
    while (!over()) {
      if (!player.signedIn) await player.signIn()
      else await player.actions[chooseAction()](point)
      await wait(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least))
    }
  }

  let received = 0
  /** As a page does: it comes back after a cut, and not at once. */
  async function listen() {
    while (!over()) {
      try {
        const response = await fetch(`${balancer.next()}/api/sse/notifications`, {
          signal: AbortSignal.timeout(MS),
        })
        for await (const chunk of response.body ?? []) {
          received += Buffer.from(chunk).toString().split('data:').length - 1
          if (over()) break
        }
      } catch {
        await wait(3_000)
      }
    }
  }

  const fault = (order: object) =>
    fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
  const share = (part: number) => (MS / 1000) * part
  const incidents: readonly (readonly [at: number, what: string, happen: () => unknown])[] = [
    [0.22, 'the platform throttles', () => fault({ kind: 'throttle', seconds: share(0.06), ms: 2_000 })],
    [0.3, 'the database restarts', () => postgres.restart()],
    [0.38, 'the platform is in maintenance', () => fault({ kind: 'maintenance', seconds: share(0.1) })],
    [0.5, 'answers of the platform are cut', () => fault({ kind: 'cut', seconds: share(0.06) })],
    [0.58, 'the platform sends HTML pages', () => fault({ kind: 'html', seconds: share(0.06) })],
    [
      0.66,
      'a node is killed',
      () => {
        const [dying, ...staying] = nodes
        nodes = staying
        dying?.child.kill('SIGKILL')
      },
    ],
    [0.74, 'a new node takes its place', async () => nodes.push(await start())],
    [0.82, 'the database restarts again', () => postgres.restart()],
    [0.9, 'the platform is slow', () => fault({ kind: 'slow', seconds: share(0.05), ms: 2_500 })],
  ]
  const drills = incidents.map(async ([at, what, happen]) => {
    await wait(at * MS)
    report(what)
    await happen()
  })

  /** Of the node that takes most, second by second. */
  const memory: number[] = []
  const watching = setInterval(() => {
    memory.push(largest(nodes))
  }, 1_000)

  await Promise.all([...players.map(live), ...drills])
  clearInterval(watching)
  await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' })

  const lost = (await Promise.all(players.map((player) => (player.signedIn ? player.lost() : [])))).flat()
  for (const id of lost) log.violate(`an acknowledged decision is gone: ${id}`)
  await checkVotes(players, point, log)

  console.table(log.requestTable())
  console.table(log.errorTable())
  console.log(events.join('\n'))
  console.table({
    players: PLAYERS,
    'signed in at the end': players.filter(({ signedIn }) => signedIn).length,
    'decisions acknowledged': players.reduce((sum, player) => sum + player.acknowledged(), 0),
    'decisions lost': lost.length,
    'votes acknowledged': players.filter(({ vote }) => vote === 'acknowledged').length,
    'notices received': received,
    'memory of a node MB, tenth by tenth': tenths(memory).join(' '),
    'memory of a node MB, a while after': Math.round(await afterRest(nodes)),
  })
  for (const violation of log.violations()) console.log(`MUST NOT BE: ${violation}`)
  if (log.violations().length > 0) process.exitCode = 1
}

/** What the node with the most memory holds; one that was just killed holds none. */
function largest(nodes: readonly NodeProcess[]): number {
  const sizes = nodes.flatMap(({ child }) => {
    try {
      return [residentMegabytes(child.pid ?? 0)]
    } catch {
      return []
    }
  })
  return Math.max(...sizes)
}

function tenths(memory: readonly number[]): number[] {
  const at = (part: number) => Math.floor((memory.length * part) / 10)
  return Array.from({ length: 10 }, (_, part) =>
    Math.round(Math.max(...memory.slice(at(part), at(part + 1)))),
  )
}

/** A queue is gone by then, and what it held; what is still there is a leak or a cache. */
async function afterRest(nodes: readonly NodeProcess[]): Promise<number> {
  await wait(REST_MS)
  return largest(nodes)
}

/** Somebody who is no player of the drill: nobody votes on a point of their own. */
async function proposePoint(balancer: { next(): string }, log: ReturnType<typeof createDrillLog>) {
  const author = createDrillPlayer(PLAYERS + 1, 'newcomer', balancer, log)
  await author.signIn()
  const destinations = await author.ask('map', () => author.browser().send('/api/atlas/map/destinations'))
  const [destination] = destinations?.body.destinations ?? []
  const [lat, lng] = destination?.center ?? []
  const submission = { kind: 'lore', name: 'Seen in the drill', lat, lng, destinationHash: destination?.hash }
  const made = await author.ask('propose', () => author.browser().post('/api/atlas/map/points', submission))
  return made?.body.point.id as string | undefined
}

/** Every vote that was acknowledged counts, once; one whose answer got lost may or may not. */
async function checkVotes(
  players: readonly DrillPlayer[],
  point: string | undefined,
  log: ReturnType<typeof createDrillLog>,
) {
  const reader = players.find(({ signedIn }) => signedIn)
  const map = await reader?.ask('map', () => reader.browser().send('/api/atlas/map/points'))
  const found = map?.body.points?.find((each: { id: string }) => each.id === point)
  const acknowledged = players.filter(({ vote }) => vote === 'acknowledged').length
  const unknown = players.filter(({ vote }) => vote === 'unknown').length
  const counted = found?.upvotes ?? 0
  if (counted < acknowledged) log.violate(`${acknowledged} votes were acknowledged, ${counted} count`)
  if (counted > acknowledged + unknown) log.violate(`${counted} votes count, more than were given`)
}

try {
  await main()
} finally {
  for (const close of closing.splice(0).reverse()) await close()
}
