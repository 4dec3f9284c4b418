/** The socket of the live chat: it connects, says who it is, comes back after a loss, and tells what happens. */
import type { ClientFrame, ServerFrame } from '@ai-vault/contract/advice/sentinel.ts'
import { SOCKET_NOT_YOURS, SOCKET_SIGNED_OUT, serverFrameSchema } from '@ai-vault/contract/advice/sentinel.ts'
import { utcOffset } from '../clock.ts'

export type SocketStatus = 'connecting' | 'connected' | 'disconnected' | 'error'
/** What a player is told about; the words for it stand in the screen's catalogue. */
export type SocketProblem = 'invalid-message' | 'connection-error' | 'signed-out'
/** Whether a frame went out, or why not. */
export type Sent = 'sent' | 'no-socket' | 'not-open' | 'failed'

export const RECONNECT_MS = 3_000
const LONGEST_WAIT_MS = 30_000
/** The server gives a sign of life every 25 s. */
const SILENCE_MS = 65_000

export interface LiveSocketDeps {
  /** Asked before each try: where the socket is, with a ticket where it lives on another host. */
  locate(): Promise<{ readonly socket: string; readonly ticket?: string | undefined }>
  /** The first frame: the AI key, and where an answer was broken off. */
  greet(): Omit<Extract<ClientFrame, { type: 'configure' }>, 'type' | 'ticket'>
  isSignedIn(): boolean
  onFrame(frame: ServerFrame): void
  onStatus(status: SocketStatus): void
  onProblem(problem: SocketProblem): void
  readonly random?: () => number
}

export type LiveSocket = ReturnType<typeof createLiveSocket>

export function createLiveSocket(deps: LiveSocketDeps) {
  const { random = Math.random } = deps
  let socket: WebSocket | undefined
  let status: SocketStatus = 'disconnected'
  let timer: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let ended = false
  let ignored = 0

  const become = (next: SocketStatus) => {
    if (status === next) return
    status = next
    deps.onStatus(next)
  }

  function hear() {
    clearTimeout(silence)
    silence = setTimeout(() => socket?.close(), SILENCE_MS)
  }

  /** 3 s after the first loss (F-256); later tries wait longer, and not all clients equally long (G-29). */
  function tryLater() {
    clearTimeout(timer)
    if (ended || !deps.isSignedIn()) return
    const wait =
      tries === 0
        ? RECONNECT_MS
        : Math.min(LONGEST_WAIT_MS, RECONNECT_MS * 2 ** tries) * (0.75 + random() / 2)
    tries += 1
    timer = setTimeout(() => {
      if (status === 'disconnected' && deps.isSignedIn()) void connect()
    }, wait)
  }

  async function connect(): Promise<void> {
    if (ended || (socket && socket.readyState <= WebSocket.OPEN)) return
    clearTimeout(timer)
    become('connecting')
    let place: Awaited<ReturnType<LiveSocketDeps['locate']>>
    try {
      place = await deps.locate()
    } catch {
      if (ended) return
      deps.onProblem('connection-error')
      become('disconnected')
      return tryLater()
    }
    if (ended) return
    const address = new URL(place.socket, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const opened = new WebSocket(address)
    socket = opened
    opened.onopen = () => {
      const hello: ClientFrame = {
        type: 'configure',
        utc_offset: utcOffset(),
        ...deps.greet(),
        ...(place.ticket ? { ticket: place.ticket } : {}),
      }
      opened.send(JSON.stringify(hello))
      hear()
    }
    opened.onmessage = ({ data }) => {
      hear()
      take(String(data))
    }
    opened.onerror = () => {
      deps.onProblem('connection-error')
      become('error')
    }
    opened.onclose = ({ code }) => {
      clearTimeout(silence)
      if (socket === opened) socket = undefined
      if (ended) return
      if (code === SOCKET_SIGNED_OUT || code === SOCKET_NOT_YOURS) {
        deps.onProblem('signed-out')
        return become('error')
      }
      become('disconnected')
      tryLater()
    }
  }

  function take(text: string) {
    let raw: unknown
    try {
      raw = JSON.parse(text)
    } catch {
      return deps.onProblem('invalid-message')
    }
    const frame = serverFrameSchema.safeParse(raw)
    if (!frame.success) {
      // A type that is not ours is ignored (F-262); one of ours in a wrong form too, and both are counted.
      ignored += 1
      return
    }
    if (frame.data.type === 'ready') {
      tries = 0
      become('connected')
    }
    if (frame.data.type !== 'heartbeat') deps.onFrame(frame.data)
  }

  return {
    connect,
    send(frame: ClientFrame): Sent {
      if (!socket) return 'no-socket'
      if (socket.readyState !== WebSocket.OPEN || status !== 'connected') return 'not-open'
      try {
        socket.send(JSON.stringify(frame))
        return 'sent'
      } catch {
        return 'failed'
      }
    },
    /** For who knows that the connection is gone: a socket may take minutes to notice. */
    lose() {
      if (!socket) return
      Object.assign(socket, { onopen: null, onmessage: null, onerror: null, onclose: null })
      socket.close()
      socket = undefined
      clearTimeout(silence)
      become('disconnected')
      tryLater()
    },
    /** How many frames meant nothing to us. */
    ignored: () => ignored,
    close() {
      ended = true
      clearTimeout(timer)
      clearTimeout(silence)
      socket?.close()
      socket = undefined
    },
  }
}
