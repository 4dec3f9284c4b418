/** The socket of the live chat: it connects, says who it is, comes back after a loss, and tells what happens. */
import { type ReceivedFrame, receivedFrameSchema } from '@ai-vault/contract/advice/received.ts'
import type { ClientFrame } from '@ai-vault/contract/advice/sentinel.ts'
import { SOCKET_NOT_YOURS, SOCKET_SIGNED_OUT } from '@ai-vault/contract/advice/sentinel.ts'
import { timeZone } from '../clock.ts'

export type SocketStatus = 'connecting' | 'connected' | 'disconnected' | 'error'
/** What a player is told about; the words for it stand in the screen's catalogue. */
export type SocketProblem = 'invalid-message' | 'connection-error' | 'signed-out'
/** Whether a frame went out, or why not. */
export type Sent = 'sent' | 'no-socket' | 'not-open' | 'failed'

export const RECONNECT_MS = 3_000
const LONGEST_WAIT_MS = 30_000
/** Our server gives a sign of life every 25 s. One that never gave any may be silent for as long as it likes. */
const SILENCE_MS = 65_000

export interface LiveSocketDeps {
  /** Asked before each try: where the socket is, with a ticket where it lives on another host. */
  locate(): Promise<{ readonly socket: string; readonly ticket?: string | undefined }>
  /** The first frame: the AI key, and where an answer was broken off. */
  greet(): Omit<Extract<ClientFrame, { type: 'configure' }>, 'type' | 'ticket'>
  isSignedIn(): boolean
  onFrame(frame: ReceivedFrame): void
  onStatus(status: SocketStatus): void
  onProblem(problem: SocketProblem): void
  readonly random?: () => number
}

export type LiveSocket = ReturnType<typeof createLiveSocket>

/** One at a time; what a socket that is no longer the current one still reports is ignored. */
type State =
  | { readonly name: 'idle' }
  | { readonly name: 'waiting'; readonly timer: ReturnType<typeof setTimeout> }
  | { readonly name: 'locating' }
  | { readonly name: 'socket'; readonly socket: WebSocket }
  | { readonly name: 'ended' }

export function createLiveSocket(deps: LiveSocketDeps) {
  const { random = Math.random } = deps
  let state: State = { name: 'idle' }
  let status: SocketStatus = 'disconnected'
  let silence: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let ignored = 0

  const report = (next: SocketStatus) => {
    if (status === next) return
    status = next
    deps.onStatus(next)
  }

  function enter(next: State) {
    if (state.name === 'waiting') clearTimeout(state.timer)
    clearTimeout(silence)
    state = next
  }

  const isCurrent = (known: State) => state === known

  /** 3 s after the first loss (F-256); later tries wait longer, and not all clients equally long (G-29). */
  function tryLater() {
    enter({ name: 'idle' })
    report('disconnected')
    if (!deps.isSignedIn()) return
    const wait =
      tries === 0
        ? RECONNECT_MS
        : Math.min(LONGEST_WAIT_MS, RECONNECT_MS * 2 ** tries) * (0.75 + random() / 2)
    tries += 1
    const timer = setTimeout(() => {
      if (deps.isSignedIn()) void connect()
    }, wait)
    enter({ name: 'waiting', timer })
  }

  async function connect(): Promise<void> {
    if (state.name !== 'idle' && state.name !== 'waiting') return
    const locating: State = { name: 'locating' }
    enter(locating)
    report('connecting')
    try {
      const { socket, ticket } = await deps.locate()
      if (isCurrent(locating)) open(socket, ticket)
    } catch {
      if (!isCurrent(locating)) return
      deps.onProblem('connection-error')
      tryLater()
    }
  }

  function open(place: string, ticket: string | undefined) {
    const address = new URL(place, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    const opened: State = { name: 'socket', socket }
    enter(opened)
    const whileCurrent =
      <Event>(handle: (event: Event) => void) =>
      (event: Event) => {
        if (isCurrent(opened)) handle(event)
      }
    let beats = false
    const noteLife = () => {
      clearTimeout(silence)
      if (beats) silence = setTimeout(lose, SILENCE_MS)
    }
    socket.onopen = whileCurrent(() => {
      const hello: ClientFrame = {
        type: 'configure',
        time_zone: timeZone(),
        ...deps.greet(),
        ...(ticket ? { ticket } : {}),
      }
      socket.send(JSON.stringify(hello))
      // A server that knows the specified frames alone says nothing before it is asked (F-363).
      report('connected')
    })
    socket.onmessage = whileCurrent<MessageEvent>(({ data }) => {
      const frame = read(String(data))
      beats ||= frame?.type === 'ready' || frame?.type === 'heartbeat'
      noteLife()
      // Whoever speaks has let us in; one that only opens and closes is tried less and less often.
      if (frame) tries = 0
      if (frame && frame.type !== 'heartbeat') deps.onFrame(frame)
    })
    socket.onerror = whileCurrent(() => {
      deps.onProblem('connection-error')
      report('error')
    })
    socket.onclose = whileCurrent<CloseEvent>(({ code }) => {
      if (code !== SOCKET_SIGNED_OUT && code !== SOCKET_NOT_YOURS) return tryLater()
      enter({ name: 'idle' })
      deps.onProblem('signed-out')
      report('error')
    })
  }

  function lose() {
    if (state.name !== 'socket') return
    const { socket } = state
    tryLater()
    socket.close()
  }

  function read(text: string): ReceivedFrame | undefined {
    let raw: unknown
    try {
      raw = JSON.parse(text)
    } catch {
      deps.onProblem('invalid-message')
      return undefined
    }
    const frame = receivedFrameSchema.safeParse(raw)
    if (frame.success) return frame.data
    // A type that is not ours is ignored (F-262); one of ours in a wrong form too, and both are counted.
    ignored += 1
    return undefined
  }

  return {
    connect,
    send(frame: ClientFrame): Sent {
      if (state.name !== 'socket') return 'no-socket'
      if (state.socket.readyState !== WebSocket.OPEN || status !== 'connected') return 'not-open'
      try {
        state.socket.send(JSON.stringify(frame))
        return 'sent'
      } catch {
        return 'failed'
      }
    },
    /** For who knows that the connection is gone: a socket may take minutes to notice. */
    lose,
    /** How many frames meant nothing to us. */
    ignored: () => ignored,
    close() {
      const { socket } = state.name === 'socket' ? state : {}
      enter({ name: 'ended' })
      socket?.close()
    },
  }
}
