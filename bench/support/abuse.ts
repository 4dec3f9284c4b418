/**
 * A signed-in player who does what costs most, as fast as the limits let through: in a process of its own that lets the
 * server go first, as if it ran on another machine. What is refused is tried again a moment later.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signInAs } from './server-processes.ts'

/** Texts that took the first analyst a second and more each. */
const QUESTIONS = ['kd of ', 'did i do ', 'my has ', 'get 10 ', 'GoS LW VoG '].map((text) =>
  text.repeat(667).slice(0, 4_000),
)
const SOCKETS = 40
const TILES_AT_ONCE = 150
const CARDS_AT_ONCE = 40
const TILE_ZOOM = 8
const BEHIND_THE_SERVER = 5
const REFUSED_PAUSE_MS = 500
const FRAME_EVERY_MS = 20
const FROM = { 'x-forwarded-for': '10.9.9.9' }

export interface Abuse {
  readonly ready: Promise<unknown>
  /** How often what was done, and how often it was refused. */
  stop(): Promise<Readonly<Record<string, number>>>
}

export function startAbuse(url: string): Abuse {
  const child = fork(fileURLToPath(import.meta.url), [url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    ready: once(child, 'message'),
    async stop() {
      const message = once(child, 'message')
      child.send('stop')
      const [counts] = await message
      return counts as Readonly<Record<string, number>>
    },
  }
}

async function abuse(url: string) {
  setPriority(BEHIND_THE_SERVER)
  const { session, headers: signedIn } = await signInAs(url, 'veteran', FROM)
  const headers = { ...signedIn, ...FROM }
  const counts: Record<string, number> = {}
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }

  async function ask(what: string, path: string, init: RequestInit = {}) {
    const answer = await fetch(url + path, { headers, ...init }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    count(answer?.ok ? what : `${what}, ${answer?.status ?? 'no answer'}`)
    if (!answer?.ok) await pause(REFUSED_PAUSE_MS)
    return answer?.ok ? text : undefined
  }
  const post = (body: object, more: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  })
  const forEver = async (work: (at: number) => Promise<unknown>) => {
    for (let at = 0; ; at++) await work(at)
  }

  const question = (at: number) =>
    ask(
      'questions',
      '/api/chat',
      post({ message: QUESTIONS[at % QUESTIONS.length] ?? '' }, { authorization: 'Bearer built-in-analyst' }),
    )
  let tiles = Math.floor(Math.random() * 4 ** TILE_ZOOM)
  const tile = () => {
    const at = tiles++ % 4 ** TILE_ZOOM
    return ask(
      'tiles',
      `/api/atlas/map/tiles/all/${TILE_ZOOM}/${at % 2 ** TILE_ZOOM}/${Math.floor(at / 2 ** TILE_ZOOM)}@2x.png`,
    )
  }
  async function cards() {
    const document = {
      kind: 'build',
      type: 'build',
      name: 'Card',
      summary: String(Math.random()),
      classType: 'hunter',
      weapons: [],
      armor: [],
      stats: [0, 0, 0, 0, 0, 0],
      mods: [],
      strengths: [],
      considerations: [],
    }
    const made = await ask('shares', '/api/shares', post({ document, parts: [] }))
    if (!made) return
    const { path, version } = JSON.parse(made) as { path: string; version: number }
    const card = (at: number) =>
      ask('cards', `/api/shares${path}/card.png?version=${Math.max(1, version - (at % 40))}`)
    await Promise.all(Array.from({ length: CARDS_AT_ONCE }, (_, at) => card(at)))
  }
  async function report() {
    const { points } = JSON.parse((await ask('point lists', '/api/atlas/map/points')) ?? '{"points":[]}')
    for (const { id } of points)
      await ask('reports', `/api/atlas/map/points/${id}/report`, post({ reason: 'not-there' }))
    await pause(REFUSED_PAUSE_MS)
  }
  async function flood() {
    const options = { headers: { cookie: headers.cookie, origin: url, ...FROM } } as unknown as string[]
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/sentinel/${session.membership_id}`, options)
    const closed = new Promise((resolve) => {
      socket.addEventListener('close', resolve, { once: true })
      socket.addEventListener('error', resolve, { once: true })
    })
    const sending = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return
      socket.send(JSON.stringify({ type: 'configure', time_zone: 'Europe/Berlin' }))
      count('frames')
    }, FRAME_EVERY_MS)
    await closed
    clearInterval(sending)
    count('sockets closed')
    await pause(REFUSED_PAUSE_MS)
  }

  process.once('message', () => process.send?.(counts, () => process.exit()))
  process.send?.('ready')
  void forEver(question)
  void forEver(cards)
  void forEver(report)
  for (let at = 0; at < TILES_AT_ONCE; at++) void forEver(tile)
  for (let at = 0; at < SOCKETS; at++) void forEver(flood)
}

const [, entry, url] = process.argv
if (entry === fileURLToPath(import.meta.url) && url) await abuse(url)
