import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnection } from './connection.ts'

/** A server that answers or does not, as the test says, and a browser that gives hints. */
function setUp(hint = true) {
  const server = { answers: true }
  const ask = vi.fn(async () => {
    if (!server.answers) throw new TypeError('network down')
  })
  const connection = createConnection({ ask })
  const listeners = new Map<string, () => void>()
  const window = {
    navigator: { onLine: hint },
    document: { visibilityState: 'visible' },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
  }
  connection.follow(window)
  const dispatch = async (name: 'online' | 'offline' | 'visibilitychange') => {
    listeners.get(name)?.()
    await settled()
  }
  return { server, ask, connection, dispatch, online: () => connection.read().online }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('F-046 whether the server can be reached', () => {
  it('F-046 is decided by requests: one without an answer, and a question that has none either', async () => {
    const { server, connection, online } = setUp()
    server.answers = false
    connection.doubt()
    expect(online()).toBe(true)
    await settled()
    expect(online()).toBe(false)
  })

  it('F-046 one lost request says nothing while the server answers others', async () => {
    const { connection, online, ask } = setUp()
    connection.doubt()
    connection.doubt()
    await settled()
    expect(online()).toBe(true)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('F-046 many lost requests make the return no later', async () => {
    const { server, connection, online } = setUp()
    server.answers = false
    for (let request = 0; request < 20; request++) {
      connection.doubt()
      await settled()
    }
    server.answers = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(online()).toBe(true)
  })

  it('F-046 the question is repeated, ever less often, until there is an answer', async () => {
    const { server, connection, online, ask } = setUp()
    server.answers = false
    connection.doubt()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(ask.mock.calls.length).toBeGreaterThan(10)
    expect(ask.mock.calls.length).toBeLessThan(30)
    server.answers = true
    await vi.advanceTimersByTimeAsync(30_000)
    expect(online()).toBe(true)
    const asked = ask.mock.calls.length
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(ask).toHaveBeenCalledTimes(asked)
  })

  it('F-046 the pauses are 1, 2, 4, 8 and 16 seconds, then half a minute', async () => {
    const { server, connection, ask } = setUp()
    const began = Date.now()
    const asked: number[] = []
    ask.mockImplementation(async () => {
      asked.push((Date.now() - began) / 1_000)
      throw new TypeError('network down')
    })
    server.answers = false
    connection.doubt()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(asked).toEqual([0, 1, 3, 7, 15, 31, 61, 91])
  })

  it('any answer to any request ends it at once, and is counted as a return', async () => {
    const { server, connection, online, ask } = setUp()
    server.answers = false
    connection.doubt()
    await settled()
    const listener = vi.fn()
    connection.subscribe(listener)
    connection.answered()
    connection.answered()
    expect([online(), connection.read().returns, listener.mock.calls.length]).toEqual([true, 1, 1])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('F-046 the browser’s word is a hint: believed at once for worse, and asked about', async () => {
    const { server, connection, dispatch, online } = setUp()
    const seen: boolean[] = []
    const stop = connection.subscribe(() => seen.push(online()))
    await dispatch('offline')
    expect(seen).toEqual([false, true])
    stop()
    server.answers = false
    await dispatch('offline')
    expect(online()).toBe(false)
    await dispatch('online')
    expect(online()).toBe(false)
    server.answers = true
    await dispatch('online')
    expect(online()).toBe(true)
  })

  it('a browser that starts with a wrong hint is asked about soon', async () => {
    const { online } = setUp(false)
    expect(online()).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(online()).toBe(true)
  })

  it('whoever comes back to the window does not wait for the next question', async () => {
    const { server, connection, dispatch, online } = setUp()
    server.answers = false
    connection.doubt()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    server.answers = true
    await dispatch('visibilitychange')
    expect(online()).toBe(true)
  })
})
