/** The socket of the live chat: it connects, says who it is, comes back after a loss, and tells what happens. */
import type { ReceivedFrame } from '@ai-vault/contract/advice/received.ts'
import type { ClientFrame } from '@ai-vault/contract/advice/sentinel.ts'
import { SOCKET_NOT_YOURS, SOCKET_SIGNED_OUT } from '@ai-vault/contract/advice/sentinel.ts'
import { timeZone } from '../clock.ts'
import { type FrameSocket, openFrameSocket } from './frame-socket.ts'

export type SocketStatus = 'connecting' | 'connected' | 'disconnected' | 'error'
/** What a player is told about; the words for it stand in the screen's catalogue. */
export type SocketProblem = 'invalid-message' | 'connection-error' | 'signed-out'
/** Whether a frame went out, or why not. */
export type Sent = 'sent' | 'no-socket' | 'not-open' | 'failed'

export const RECONNECT_MS = 3_000
const LONGEST_WAIT_MS = 30_000

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
  | { readonly name: 'socket'; readonly socket: FrameSocket }
  | { readonly name: 'ended' }

/** 3 s after the first loss (F-256); later tries wait longer, and not all clients equally long (G-29). */
const waitBefore = (tries: number, random: () => number): number =>
  tries === 0 ? RECONNECT_MS : Math.min(LONGEST_WAIT_MS, RECONNECT_MS * 2 ** tries) * (0.75 + random() / 2)

const greetingFrame = ({ greet }: LiveSocketDeps, ticket: string | undefined): ClientFrame => ({
  type: 'configure',
  time_zone: timeZone(),
  ...greet(),
  ...(ticket ? { ticket } : {}),
})

export function createLiveSocket(deps: LiveSocketDeps) {
  let state: State = { name: 'idle' }
  let status: SocketStatus = 'disconnected'
  let tries = 0
  let ignored = 0

  const report = (next: SocketStatus) => {
    if (status === next) return
    status = next
    deps.onStatus(next)
  }

  function enter(next: State) {
    if (state.name === 'waiting') clearTimeout(state.timer)
    if (state.name === 'socket') state.socket.detach()
    state = next
  }

  const isCurrent = (known: State) => state === known

  function tryLater() {
    enter({ name: 'idle' })
    report('disconnected')
    if (!deps.isSignedIn()) return
    const wait = waitBefore(tries, deps.random ?? Math.random)
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
    const socket = openFrameSocket(place, {
      greeting: () => greetingFrame(deps, ticket),
      // A server that knows the specified frames alone says nothing before it is asked (F-363).
      onOpen: () => report('connected'),
      onFrame(frame) {
        // Whoever speaks has let us in; one that only opens and closes is tried less and less often.
        tries = 0
        if (frame.type !== 'heartbeat') deps.onFrame(frame)
      },
      onInvalid: () => deps.onProblem('invalid-message'),
      onUnknown: () => void ignored++,
      onSilence: lose,
      onError() {
        deps.onProblem('connection-error')
        report('error')
      },
      onClose(code) {
        if (code !== SOCKET_SIGNED_OUT && code !== SOCKET_NOT_YOURS) return tryLater()
        enter({ name: 'idle' })
        deps.onProblem('signed-out')
        report('error')
      },
    })
    enter({ name: 'socket', socket })
  }

  function lose() {
    if (state.name !== 'socket') return
    const { socket } = state
    tryLater()
    socket.close()
  }

  return {
    connect,
    send(frame: ClientFrame): Sent {
      if (state.name !== 'socket') return 'no-socket'
      if (!state.socket.isOpen() || status !== 'connected') return 'not-open'
      try {
        state.socket.send(frame)
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
