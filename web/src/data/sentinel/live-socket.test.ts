import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeWebSocket, fakeWebSocket } from '../../test-support/fakes/fake-web-socket.ts'
import { createLiveSocket, RECONNECT_MS } from './live-socket.ts'

let signedIn = true
const statuses: string[] = []
const problems: string[] = []
const frames: string[] = []

function start(random = 0.5) {
  const live = createLiveSocket({
    locate: async () => ({ socket: '/ws/sentinel/1' }),
    greet: () => ({ ai_api_key: 'built-in-analyst' }),
    isSignedIn: () => signedIn,
    onFrame: ({ type }) => frames.push(type),
    onStatus: (status) => statuses.push(status),
    onProblem: (problem) => problems.push(problem),
    random: () => random,
  })
  void live.connect()
  return live
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const socket = (at = -1) => FakeWebSocket.made.at(at) as FakeWebSocket
const message = { type: 'user_message', message: 'hello', personality: 'guardian' } as const

beforeEach(() => {
  vi.useFakeTimers()
  fakeWebSocket()
  signedIn = true
  for (const list of [statuses, problems, frames]) list.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the socket of the live chat', () => {
  it('F-254 goes from connecting to connected, with its key in the first frame', async () => {
    start()
    await settle()
    socket().open()
    expect(statuses).toEqual(['connecting', 'connected'])
    expect(socket().sent).toEqual([
      { type: 'configure', time_zone: expect.any(String), ai_api_key: 'built-in-analyst' },
    ])
    expect(socket().url).toMatch(/^ws:\/\/.*\/ws\/sentinel\/1$/)
  })

  it('opens one socket where it is asked to connect twice while its address is looked up', async () => {
    const live = start()
    void live.connect()
    await settle()
    void live.connect()
    await settle()
    expect(FakeWebSocket.made).toHaveLength(1)
    socket().open()
    expect(live.send(message)).toBe('sent')
  })

  it('goes on with its socket when one that it gave up ends late', async () => {
    const live = start()
    await settle()
    const first = socket()
    first.open()
    live.lose()
    await vi.advanceTimersByTimeAsync(RECONNECT_MS)
    socket().open()
    const before = statuses.length
    first.say({ type: 'ready' })
    first.fail()
    expect(statuses.slice(before)).toEqual([])
    expect(live.send(message)).toBe('sent')
  })

  it('F-256 connects again 3000 ms after it was lost, not a moment sooner', async () => {
    start()
    await settle()
    socket().open()
    socket().lose(1006)
    expect(statuses.at(-1)).toBe('disconnected')
    await vi.advanceTimersByTimeAsync(RECONNECT_MS - 1)
    expect(FakeWebSocket.made).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeWebSocket.made).toHaveLength(2)
  })

  it('F-256 gives a socket up that has not noticed the loss, and hears nothing more of it', async () => {
    const live = start()
    await settle()
    const first = socket()
    first.open()
    live.lose()
    expect(first.readyState).toBe(WebSocket.CLOSED)
    expect(statuses.at(-1)).toBe('disconnected')
    expect(live.send(message)).toBe('no-socket')
    first.lose(1006)
    await vi.advanceTimersByTimeAsync(RECONNECT_MS)
    expect(FakeWebSocket.made).toHaveLength(2)
    socket().open()
    expect(statuses.at(-1)).toBe('connected')
  })

  it('F-256 does not connect again for who signed out', async () => {
    start()
    await settle()
    socket().open()
    signedIn = false
    socket().lose(1006)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(FakeWebSocket.made).toHaveLength(1)
  })

  it('F-256 waits longer with each further try', async () => {
    start()
    await settle()
    socket().fail()
    const waits: number[] = []
    for (let tries = 1; tries <= 5; tries++) {
      let waited = 0
      while (FakeWebSocket.made.length === tries) {
        await vi.advanceTimersByTimeAsync(500)
        waited += 500
      }
      waits.push(waited)
      socket().fail()
    }
    expect(waits).toEqual([3_000, 6_000, 12_000, 24_000, 30_000])
  })

  it.each([
    [0, 4_500],
    [1, 7_500],
  ])(
    'F-256 not all come back at once: who draws %i tries a second time after %i ms',
    async (drawn, after) => {
      start(drawn)
      await settle()
      socket().fail()
      await vi.advanceTimersByTimeAsync(RECONNECT_MS)
      socket().fail()
      await vi.advanceTimersByTimeAsync(after - 1)
      expect(FakeWebSocket.made).toHaveLength(2)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeWebSocket.made).toHaveLength(3)
    },
  )

  it.each([4401, 4403])('does not come back after the server closed with %i', async (code) => {
    start()
    await settle()
    socket().open()
    socket().lose(code)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(FakeWebSocket.made).toHaveLength(1)
    expect([statuses.at(-1), problems]).toEqual(['error', ['signed-out']])
  })

  it('F-277 an error is told and ends in disconnected', async () => {
    start()
    await settle()
    socket().fail()
    expect(problems).toEqual(['connection-error'])
    expect(statuses).toEqual(['connecting', 'error', 'disconnected'])
  })

  it('F-276 what is no JSON is told, F-262 an unknown type is ignored and counted', async () => {
    const live = start()
    await settle()
    socket().open()
    socket().say('{broken')
    expect(problems).toEqual(['invalid-message'])
    socket().say({ type: 'from_the_future', more: 1 })
    expect(problems).toHaveLength(1)
    expect(live.ignored()).toBe(1)
    expect(frames).toEqual(['ready'])
  })

  it('F-273 F-274 F-275 says why a frame did not go out', async () => {
    const live = start()
    expect(live.send(message)).toBe('no-socket')
    await settle()
    expect(live.send(message)).toBe('not-open')
    socket().open()
    socket().broken = true
    expect(live.send(message)).toBe('failed')
    socket().broken = false
    expect(live.send(message)).toBe('sent')
    socket().readyState = WebSocket.CLOSING
    expect(live.send(message)).toBe('not-open')
    socket().readyState = WebSocket.OPEN
    expect(live.send(message)).toBe('sent')
    socket().onerror?.()
    expect(live.send(message)).toBe('not-open')
  })

  it('gives up on a socket that has gone silent, and takes a heartbeat as a sign of life', async () => {
    start()
    await settle()
    socket().open()
    await vi.advanceTimersByTimeAsync(60_000)
    socket().say({ type: 'heartbeat' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(statuses.at(-1)).toBe('connected')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(statuses.at(-1)).not.toBe('connected')
  })

  it('F-363 works with a server that knows the specified frames alone', async () => {
    const live = start()
    await settle()
    socket().open({ plain: true })
    expect(statuses).toEqual(['connecting', 'connected'])
    expect(live.send(message)).toBe('sent')
    for (const frame of [
      { type: 'typing_start' },
      { type: 'typing_stop' },
      { type: 'ai_response', content: 'Keep it.' },
      { type: 'system', content: 'Maintenance at noon' },
      { type: 'context_update', context: {} },
      { type: 'error', message: 'no' },
    ])
      socket().say(frame)
    expect(live.ignored()).toBe(0)
    expect(frames).toEqual([
      'typing_start',
      'typing_stop',
      'ai_response',
      'system',
      'context_update',
      'error',
    ])
    // It gives no sign of life between questions, and need not.
    await vi.advanceTimersByTimeAsync(600_000)
    expect([statuses.at(-1), FakeWebSocket.made.length]).toEqual(['connected', 1])
  })

  it('F-256 one that opens and closes at once is tried less and less often', async () => {
    start()
    await settle()
    const waits: number[] = []
    for (let tries = 1; tries <= 3; tries++) {
      socket().open({ plain: true })
      socket().lose(1013)
      let waited = 0
      while (FakeWebSocket.made.length === tries) {
        await vi.advanceTimersByTimeAsync(500)
        waited += 500
      }
      waits.push(waited)
    }
    expect(waits).toEqual([3_000, 6_000, 12_000])
  })

  it('F-256 waits its whole time after a loss, also where it was asked to connect while it waited before', async () => {
    const live = start()
    await settle()
    socket().lose(1006)
    await vi.advanceTimersByTimeAsync(RECONNECT_MS - 1_000)
    void live.connect()
    await settle()
    expect(FakeWebSocket.made).toHaveLength(2)
    socket().lose(1006)
    await vi.advanceTimersByTimeAsync(2 * RECONNECT_MS - 1)
    expect(FakeWebSocket.made).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeWebSocket.made).toHaveLength(3)
  })

  it('stays closed once it was closed', async () => {
    const live = start()
    await settle()
    socket().open()
    live.close()
    expect(socket().readyState).toBe(WebSocket.CLOSED)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeWebSocket.made).toHaveLength(1)
  })
})
