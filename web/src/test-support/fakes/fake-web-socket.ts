import { vi } from 'vitest'

/** Stands in for the browser's WebSocket; a test opens it, speaks through it and closes it. */
export class FakeWebSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static made: FakeWebSocket[] = []

  readonly url: string
  readyState = FakeWebSocket.CONNECTING
  readonly sent: Record<string, unknown>[] = []
  /** Makes `send` throw, as a browser does on some errors. */
  broken = false
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onerror?: () => void
  onclose?: (event: { code: number }) => void

  constructor(url: string | URL) {
    this.url = String(url)
    FakeWebSocket.made.push(this)
  }

  send(text: string) {
    if (this.broken) throw new Error('broken')
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.lose(1000)
  }

  /** The server lets the client in. One that knows the specified frames alone says nothing to it. */
  open({ plain = false } = {}) {
    this.readyState = FakeWebSocket.OPEN
    this.onopen?.()
    if (!plain) this.say({ type: 'ready' })
  }
  say(frame: object | string) {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) })
  }
  fail() {
    this.onerror?.()
    this.lose(1006)
  }
  lose(code: number) {
    if (this.readyState === FakeWebSocket.CLOSED) return
    this.readyState = FakeWebSocket.CLOSED
    this.onclose?.({ code })
  }
  frames(type: string) {
    return this.sent.filter((frame) => frame.type === type)
  }
}

export function fakeWebSocket() {
  FakeWebSocket.made = []
  vi.stubGlobal('WebSocket', FakeWebSocket)
  return FakeWebSocket
}
