import type { Notice } from '@ai-vault/contract/account/notices.ts'
import { expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loseConnection, regainConnection } from '../../test-support/connection.ts'
import { FakeEventSource } from '../../test-support/fakes/fake-event-source.ts'
import { messageLog } from '../../ui/feedback/toasts/message-log.ts'
import { readLog } from '../log.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createNoticeStream } from './notice-stream.ts'
import { noticeBoard, startNotices } from './notices.ts'

const fail = () => FakeEventSource.latest().onerror?.()
const succeed = () => FakeEventSource.latest().onopen?.()
const opened = () => FakeEventSource.opened.length

function streamOf() {
  const onNotice = vi.fn()
  const stream = createNoticeStream({ open: FakeEventSource.open, onNotice })
  stream.start()
  return { stream, onNotice }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeEventSource.opened = []
})
afterEach(() => vi.useRealTimers())

describe('the stream of notices', () => {
  it('F-330 opens at the specified address', () => {
    streamOf()
    expect(FakeEventSource.latest().address).toBe('/api/sse/notifications')
  })

  it('F-331 tries again 3000 ms after a failure, not a moment earlier', () => {
    streamOf()
    fail()
    expect(FakeEventSource.latest().closed).toBe(true)
    vi.advanceTimersByTime(2_999)
    expect(opened()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(opened()).toBe(2)
  })

  it('F-331 gives up after five tries', () => {
    streamOf()
    for (let round = 0; round < 9; round++) {
      fail()
      vi.advanceTimersByTime(3_000)
    }
    expect(opened()).toBe(1 + 5)
  })

  it('F-332 a success makes the five tries whole again', () => {
    streamOf()
    for (let round = 0; round < 4; round++) {
      fail()
      vi.advanceTimersByTime(3_000)
    }
    succeed()
    for (let round = 0; round < 9; round++) {
      fail()
      vi.advanceTimersByTime(3_000)
    }
    expect(opened()).toBe(1 + 4 + 5)
  })

  it('F-332 a sign-in makes the five tries whole again, and a stopped stream stays stopped', () => {
    const { stream } = streamOf()
    for (let round = 0; round < 9; round++) {
      fail()
      vi.advanceTimersByTime(3_000)
    }
    stream.restart()
    for (let round = 0; round < 9; round++) {
      fail()
      vi.advanceTimersByTime(3_000)
    }
    expect(opened()).toBe(6 + 1 + 5)
    stream.stop()
    stream.restart()
    expect(opened()).toBe(12)
  })

  it('F-335 says nothing to the player when it breaks, and lets the server be asked for', () => {
    const [onNotice, onBreak] = [vi.fn(), vi.fn()]
    const stream = createNoticeStream({ open: FakeEventSource.open, onNotice, onBreak })
    stream.start()
    fail()
    expect([onNotice.mock.calls.length, onBreak.mock.calls.length]).toEqual([0, 1])
    stream.stop()
    FakeEventSource.latest().onerror?.()
    expect(onBreak).toHaveBeenCalledTimes(1)
  })

  it('F-333 the end of the page stops it without a try', () => {
    const { stream } = streamOf()
    stream.stop()
    expect(FakeEventSource.latest().closed).toBe(true)
    fail()
    vi.advanceTimersByTime(60_000)
    expect(opened()).toBe(1)
  })

  it('F-333 stops a try that was waiting, and starts anew when the page comes back', () => {
    const { stream } = streamOf()
    fail()
    stream.stop()
    vi.advanceTimersByTime(60_000)
    expect(opened()).toBe(1)
    stream.start()
    expect(opened()).toBe(2)
  })

  it('F-333 the page’s own end closes the stream for good, and a page that comes back opens another', () => {
    vi.stubGlobal('EventSource', FakeEventSource)
    startNotices(createSessionStore())
    expect(opened()).toBe(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(FakeEventSource.latest().closed).toBe(true)
    fail()
    vi.advanceTimersByTime(60_000)
    expect(opened()).toBe(1)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(opened()).toBe(2)
    window.dispatchEvent(new Event('pagehide'))
  })

  it('a notice is shown, and stands in the log of messages for who missed it', async () => {
    vi.stubGlobal('EventSource', FakeEventSource)
    startNotices(createSessionStore())
    FakeEventSource.latest().say('{"type":"message","content":"Reset at 17:00"}')
    await vi.waitFor(() => expect(noticeBoard.read()).toMatchObject([{ content: 'Reset at 17:00' }]))
    expect(messageLog.read()).toMatchObject([{ text: 'Reset at 17:00' }])
    for (const { id } of noticeBoard.read()) noticeBoard.dismiss(id)
    messageLog.clear()
    window.dispatchEvent(new Event('pagehide'))
  })

  it('F-331 having given up, it tries once when the server is back, and not when it is lost', async () => {
    vi.stubGlobal('EventSource', FakeEventSource)
    startNotices(createSessionStore())
    for (let round = 0; round < 6; round++) {
      fail()
      vi.advanceTimersByTime(3_000)
    }
    const tried = opened()
    await loseConnection()
    expect(opened()).toBe(tried)
    regainConnection()
    expect(opened()).toBe(tried + 1)
    window.dispatchEvent(new Event('pagehide'))
  })

  it('F-331 having given up, it tries once when the window is looked at again', () => {
    const { stream } = streamOf()
    for (let round = 0; round < 6; round++) {
      fail()
      vi.advanceTimersByTime(3_000)
    }
    stream.wake()
    expect(opened()).toBe(7)
    stream.wake()
    expect(opened()).toBe(7)
  })

  it.each(['message', 'test'])('F-334 hands on a notice of type %s', async (type) => {
    const { onNotice } = streamOf()
    FakeEventSource.latest().say(JSON.stringify({ type, content: 'Reset at 17:00' }))
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledWith({ type, content: 'Reset at 17:00' }))
  })

  it('F-334 keeps the order of notices that come while their form is still being loaded', async () => {
    const received: string[] = []
    const loaded = Promise.withResolvers<void>()
    let loads = 0
    const loadSchema = async () => {
      if (loads++ === 0) await loaded.promise
      return import('@ai-vault/contract/account/notices.ts')
    }
    const onNotice = ({ content }: Notice) => received.push(content)
    createNoticeStream({ open: FakeEventSource.open, loadSchema, onNotice }).start()
    for (const content of ['first', 'second']) {
      FakeEventSource.latest().say(JSON.stringify({ type: 'message', content }))
    }
    expect(loads).toBeGreaterThan(0)
    loaded.resolve()
    await vi.waitFor(() => expect(received).toEqual(['first', 'second']))
  })

  it('F-334 drops what is no notice, and logs each', async () => {
    const { onNotice } = streamOf()
    const before = readLog().length
    const unreadable = ['{', '{"type":"other","content":"x"}', '{"type":"message"}', '42']
    expectLog('warn', /notice-unreadable$/)
    for (const data of unreadable) {
      FakeEventSource.latest().say(data)
    }
    FakeEventSource.latest().say('{"type":"test","content":"last"}')
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1))
    expect(readLog().length - before).toBe(unreadable.length)
  })

  it('names the last id it received when it comes back', () => {
    streamOf()
    FakeEventSource.latest().say('{"type":"test","content":"x"}', '17')
    fail()
    vi.advanceTimersByTime(3_000)
    expect(FakeEventSource.latest().address).toBe('/api/sse/notifications?lastEventId=17')
  })
})
