import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'

describe('F-330 the notice stream', () => {
  let test: TestApp
  let base: string
  const open: IncomingMessage[] = []
  beforeEach(async () => {
    test = await createTestApp()
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    for (const response of open.splice(0)) response.destroy()
    await test.close()
  })

  async function listen(headers: Record<string, string> = {}, query = '') {
    const request = get(`${base}/api/sse/notifications${query}`, { headers })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    open.push(response)
    let text = ''
    response.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    response.on('error', () => {})
    const until = async (part: string) => {
      await vi.waitFor(() => expect(text).toContain(part))
      return text
    }
    return { response, until }
  }

  it('F-334 F-364 sends each notice as a numbered message with type and content', async () => {
    const { response, until } = await listen()
    expect(response.headers['content-type']).toContain('text/event-stream')
    expect(response.headers['content-encoding']).toBeUndefined()
    await until('welcome')
    await test.services.notices.publish({ type: 'message', content: 'Line one\nline two' })
    const text = await until('line two')
    expect(text).toMatch(/id: \d+\ndata: {"type":"message","content":"Line one\\nline two"}\n\n/)
  })

  it('replays what a broken stream missed, once, and nothing to a newcomer', async () => {
    for (const content of ['one', 'two', 'three']) {
      await test.services.notices.publish({ type: 'message', content })
    }
    const back = await listen({ 'last-event-id': '1' })
    await test.services.notices.publish({ type: 'test', content: 'four' })
    const text = await back.until('four')
    expect(text.match(/"content":"(\w+)"/g)).toEqual(
      ['two', 'three', 'four'].map((word) => `"content":"${word}"`),
    )
    const anew = await listen({}, '?lastEventId=3')
    expect((await anew.until('four')).match(/"content":"\w+"/g)).toEqual(['"content":"four"'])
    const newcomer = await listen()
    expect(await newcomer.until('welcome')).not.toContain('"content"')
  })

  it('publishes when the platform goes down and comes back', async () => {
    const { until } = await listen()
    await until('welcome')
    test.fake.report({ enabled: false })
    await fetch(`${base}/api/system-status`)
    await until('maintenance')
    test.fake.report({})
    test.pass(60_000)
    await fetch(`${base}/api/system-status`)
    expect(await until('are back')).toContain('are back')
  })

  it('gives one address no more than a hundred streams, and takes new ones when some have left', async () => {
    const streams = await Promise.all(Array.from({ length: 100 }, () => listen()))
    expect(streams.map(({ response }) => response.statusCode)).toEqual(streams.map(() => 200))
    expect((await listen()).response.statusCode).toBe(503)
    streams[0]?.response.destroy()
    await vi.waitFor(() => expect(test.services.notices.listening).toBeLessThan(100))
    expect((await listen()).response.statusCode).toBe(200)
  })

  it('lets go of listeners that left, and ends all streams when the server stops', async () => {
    const leaving = await listen()
    const staying = await listen()
    await staying.until('welcome')
    leaving.response.destroy()
    await vi.waitFor(() => expect(test.services.notices.listening).toBe(1))
    const ended = once(staying.response, 'end')
    await test.app.close()
    await ended
    expect(test.services.notices.listening).toBe(0)
  })
})
