import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LiveAnswer } from '../../test-support/live/live-browser.ts'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'

const screens = (browser: ReturnType<LiveServer['browser']>) => [
  browser.inventory,
  browser.dashboard,
  () => browser.send('/api/dashboard/live-inventory'),
  () => browser.send('/api/dashboard/live-inventory?language=de'),
]

describe('a server whose threads do the work', () => {
  let inPlace: LiveServer
  let threaded: LiveServer
  beforeAll(async () => {
    ;[inPlace, threaded] = await Promise.all([startLiveServer(), startLiveServer({ WORKERS: '1' })])
  })
  afterAll(async () => {
    await inPlace.close()
    await threaded.close()
  })

  const bodiesOf = async (server: LiveServer, guardian: string) => {
    const browser = server.browser()
    await browser.signIn(guardian)
    const answers: LiveAnswer[] = []
    for (const ask of screens(browser)) answers.push(await ask())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    return { browser, answers }
  }
  /** Without what counts from the moment of asking. */
  const content = ({ body }: LiveAnswer) =>
    JSON.stringify(body, (key, value) => (/_at$|version|hours|minutes|when/i.test(key) ? undefined : value))

  it.each(['newcomer', 'hostile'])('answers the same about the %s', async (guardian) => {
    // A dashboard waits 1.5 s for a player's record and comes without it on a busy machine; asked again, it has it.
    await vi.waitFor(
      async () => {
        const here = await bodiesOf(inPlace, guardian)
        const there = await bodiesOf(threaded, guardian)
        expect(there.answers.map(content)).toEqual(here.answers.map(content))
      },
      { interval: 500 },
    )
  })

  it('did all of it in its thread, and nothing in place', async () => {
    const figures = await (await fetch(threaded.server.metricsUrl ?? '')).text()
    const counted = new Map(
      [...figures.matchAll(/^vault_thread_tasks_total\{kind="([^"]+)",result="([^"]+)"\} (\d+)$/gm)].map(
        ([, kind, result, times]) => [`${kind} ${result}`, Number(times)],
      ),
    )
    for (const done of [
      'translate translated',
      'inventory made',
      'live-inventory made',
      'dashboard made',
      'day made',
    ]) {
      expect([done, counted.get(done) ?? 0]).toEqual([done, expect.toSatisfy((times) => times >= 2)])
    }
    expect([...counted.keys()].filter((key) => key.endsWith('unable'))).toEqual([])
  })

  it('counts what it could not read of an answer, in its thread and in place', async () => {
    for (const live of [inPlace, threaded]) {
      await live.fault({ kind: 'unknown-values', path: '/Platform/Destiny2/3/Profile/' })
      const browser = live.browser()
      await browser.signIn('legacy')
      expect((await browser.inventory()).status).toBe(200)
      await live.clearFaults()
      const figures = await (await fetch(live.server.metricsUrl ?? '')).text()
      expect(figures).toMatch(/^vault_platform_unread_total\{kind="unknown",what="damage type"\} [1-9]/m)
    }
  })

  it('tells what changed since a version, and that nothing did', async () => {
    const { browser, answers } = await bodiesOf(threaded, 'newcomer')
    const [first] = answers
    const { membership_type, membership_id } = browser.handles
    const path = `/api/inventory/${membership_type}/${membership_id}`
    const same = await browser.send(path, { headers: { 'if-none-match': first?.headers.get('etag') ?? '' } })
    expect(same.status).toBe(304)
    threaded.pass(3 * 86_400)
    await browser.refresh()
    const changes = await browser.send(`${path}?since=${first?.body.version}`)
    expect(changes.body.changes.since).toBe(first?.body.version)
    expect(changes.body.changes.items.length).toBeLessThan(first?.body.items.length)
  })

  it('speaks of the platform as it is: maintenance, a page instead of JSON, a profile that is no JSON', async () => {
    const { browser } = await bodiesOf(threaded, 'newcomer')
    for (const kind of ['maintenance', 'html', 'malformed'] as const) {
      threaded.pass(3_600)
      await browser.refresh()
      await threaded.fault({ kind, path: '/Platform/Destiny2/', seconds: 60 })
      const answer = await browser.inventory()
      await threaded.clearFaults()
      expect([kind, answer.status]).toEqual([kind, 200])
      expect(answer.age.stale_reason).not.toBe('none')
      threaded.pass(61)
      expect((await browser.inventory()).status).toBe(200)
    }
  })
})
