/** One WebSocket that speaks in frames: it greets, reads what comes, and notices when a server falls silent. */
import { type ReceivedFrame, receivedFrameSchema } from '@ai-vault/contract/advice/received.ts'
import type { ClientFrame } from '@ai-vault/contract/advice/sentinel.ts'

/** Our server gives a sign of life every 25 s. One that never gave any may be silent for as long as it likes. */
const SILENCE_MS = 65_000

interface FrameSocketEvents {
  /** The first frame. */
  greeting(): ClientFrame
  onOpen(): void
  onFrame(frame: ReceivedFrame): void
  /** What came is no JSON. */
  onInvalid(): void
  /** A type that is not ours (F-262), or one of ours in a wrong form. */
  onUnknown(): void
  onSilence(): void
  onError(): void
  onClose(code: number): void
}

export interface FrameSocket {
  isOpen(): boolean
  send(frame: ClientFrame): void
  /** What it still reports is ignored. */
  detach(): void
  close(): void
}

export function openFrameSocket(place: string, events: FrameSocketEvents): FrameSocket {
  const address = new URL(place, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  let isAttached = true
  let beats = false
  let silence: ReturnType<typeof setTimeout> | undefined
  const whileAttached =
    <Event>(handle: (event: Event) => void) =>
    (event: Event) => {
      if (isAttached) handle(event)
    }
  const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame))
  socket.onopen = whileAttached(() => {
    send(events.greeting())
    events.onOpen()
  })
  socket.onmessage = whileAttached<MessageEvent>(({ data }) => {
    const read = readFrame(String(data))
    if (read.is === 'invalid') events.onInvalid()
    if (read.is === 'unknown') events.onUnknown()
    const frame = read.is === 'frame' ? read.frame : undefined
    beats ||= frame?.type === 'ready' || frame?.type === 'heartbeat'
    clearTimeout(silence)
    if (beats) silence = setTimeout(events.onSilence, SILENCE_MS)
    if (frame) events.onFrame(frame)
  })
  socket.onerror = whileAttached(() => events.onError())
  socket.onclose = whileAttached<CloseEvent>(({ code }) => events.onClose(code))
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send,
    detach() {
      isAttached = false
      clearTimeout(silence)
    },
    close: () => socket.close(),
  }
}

type ReadFrame =
  | { readonly is: 'frame'; readonly frame: ReceivedFrame }
  | { readonly is: 'unknown' }
  | { readonly is: 'invalid' }

function readFrame(text: string): ReadFrame {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { is: 'invalid' }
  }
  const frame = receivedFrameSchema.safeParse(raw)
  return frame.success ? { is: 'frame', frame: frame.data } : { is: 'unknown' }
}
