/** An EventSource whose life the test plays. */
export class FakeEventSource {
  static opened: FakeEventSource[] = []
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  closed = false
  readonly address: string

  constructor(address: string) {
    this.address = address
    FakeEventSource.opened.push(this)
  }

  close() {
    this.closed = true
  }

  say(data: string, lastEventId = '') {
    this.onmessage?.(new MessageEvent('message', { data, lastEventId }))
  }

  static latest(): FakeEventSource {
    const source = FakeEventSource.opened.at(-1)
    if (!source) throw new Error('no stream was opened')
    return source
  }

  /** For code that asks for the browser's own type. */
  static open = (address: string) => new FakeEventSource(address) as unknown as EventSource
}
