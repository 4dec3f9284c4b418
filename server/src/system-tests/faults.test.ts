import type { FaultOrder } from '@ai-vault/sandbox/faults/fault-order.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LiveBrowser } from '../../test-support/live/live-browser.ts'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'

const PROFILE = '/Platform/Destiny2/'
const HOUR_MS = 3_600_000

/** Each fault of the platform: what our API answers without a copy, with one, and that the next call recovers. */
describe('each fault of the platform', () => {
  let live: LiveServer
  let browser: LiveBrowser
  beforeAll(async () => {
    live = await startLiveServer()
    browser = live.browser()
    await browser.signIn('newcomer')
  })
  // Minutes pass in these tests; like the web app, the script refreshes in time.
  beforeEach(() => browser.refresh())
  afterEach(() => live.clearFaults())
  afterAll(() => live.close())

  /** Old enough that the caller waits for the platform, and past every pause after a failure. */
  const letItAge = () => live.pass(400)
  /** What is answered while the platform has this fault, however long it would keep an answer back. */
  const broken = async (order: FaultOrder, asking: LiveBrowser) => {
    await live.fault(order)
    return order.kind === 'slow' ? live.timedOut(asking.inventory()) : asking.inventory()
  }

  const withoutCopy: [FaultOrder, number, string, RegExp][] = [
    [{ kind: 'maintenance', path: PROFILE }, 503, 'platform-maintenance', /server outage/],
    [{ kind: 'slow', path: PROFILE, ms: HOUR_MS }, 504, 'platform-timeout', /server error/],
    [{ kind: 'html', path: PROFILE }, 502, 'platform-unavailable', /server error/],
    [{ kind: 'cut', path: PROFILE }, 502, 'platform-network', /server error/],
    [{ kind: 'unexpected', path: PROFILE }, 502, 'platform-unexpected', /server error/],
    [{ kind: 'malformed', path: PROFILE }, 502, 'platform-malformed', /server error/],
    [{ kind: 'throttle', path: PROFILE }, 503, 'platform-throttled', /unavailable/],
  ]
  it('without a copy is told as what it is, and the first call after it brings the copy', async () => {
    const own = live.browser()
    await own.signIn('empty')
    for (const [order, status, code, text] of withoutCopy) {
      const failed = await broken(order, own)
      expect([order.kind, failed.status, failed.body.code]).toEqual([order.kind, status, code])
      const { detail } = failed.body
      expect(typeof detail === 'string' ? detail : detail.error).toMatch(text)
      await live.clearFaults()
    }
    letItAge()
    const recovered = await own.inventory()
    expect([recovered.status, recovered.age.stale]).toEqual([200, false])
  })

  it.each([
    ['privacy', 'private', 403, /Privacy.*private/],
    ['no-account', 'hostile', 404, /No Destiny 2 account/],
  ] as const)(
    '%s is told even where there is a copy, and the next call recovers',
    async (kind, guardian, status, text) => {
      const own = live.browser()
      await own.signIn(guardian)
      for (const _ of ['without a copy', 'with one']) {
        await live.fault({ kind, path: PROFILE })
        const refused = await own.inventory()
        expect([refused.status, refused.body.code]).toEqual([status, expect.stringContaining('platform-')])
        expect(refused.body.detail).toMatch(text)
        await live.clearFaults()
        const recovered = await own.inventory()
        expect([recovered.status, recovered.age.stale]).toEqual([200, false])
        letItAge()
      }
    },
  )

  const withCopy: [FaultOrder, string][] = [
    [{ kind: 'maintenance', path: PROFILE }, 'maintenance'],
    [{ kind: 'throttle', path: PROFILE }, 'throttled'],
    [{ kind: 'html', path: PROFILE }, 'unavailable'],
    [{ kind: 'cut', path: PROFILE }, 'network'],
    [{ kind: 'unexpected', path: PROFILE }, 'unexpected'],
    [{ kind: 'malformed', path: PROFILE }, 'malformed'],
    [{ kind: 'slow', path: PROFILE, ms: HOUR_MS }, 'timeout'],
  ]
  it.each(withCopy)('%o with a copy is the copy, its age and the reason %s', async (order, reason) => {
    const good = await browser.inventory()
    expect(good.age.stale).toBe(false)
    letItAge()
    const answer = await broken(order, browser)
    expect(answer.status).toBe(200)
    expect(answer.age).toMatchObject({ stale: true, stale_reason: reason, minted_at: good.age.minted_at })
    expect(Number(answer.headers.get('age'))).toBeGreaterThanOrEqual(360)
    expect(answer.body.items.length).toBe(good.body.items.length)
    await live.clearFaults()
    live.pass(60)
    const recovered = await browser.inventory()
    expect(recovered.age.stale).toBe(false)
  })

  it('an expired platform token is renewed without the player noticing', async () => {
    letItAge()
    await live.fault({ kind: 'token-expired', path: PROFILE, count: 1 })
    const answer = await browser.inventory()
    expect([answer.status, answer.age.stale]).toEqual([200, false])
  })

  it('an older copy never replaces a newer one', async () => {
    letItAge()
    const newest = await browser.inventory()
    letItAge()
    await live.fault({ kind: 'stale', path: PROFILE, ms: 3_600_000 })
    const answer = await browser.inventory()
    expect(answer.age).toMatchObject({ stale: false, minted_at: newest.age.minted_at })
  })

  it('a missing component is said to be withheld, and comes back', async () => {
    letItAge()
    await live.fault({ kind: 'missing-component', path: PROFILE, component: 102 })
    const answer = await browser.inventory()
    expect(answer.status).toBe(200)
    expect(answer.body.withheld).toContain('vault')
    await live.clearFaults()
    letItAge()
    expect((await browser.inventory()).body.withheld).toEqual([])
  })

  it('values nobody knows do not matter', async () => {
    letItAge()
    const known = (await browser.inventory()).body.items.length
    letItAge()
    await live.fault({ kind: 'unknown-values', path: PROFILE })
    const answer = await browser.inventory()
    expect([answer.status, answer.age.stale]).toEqual([200, false])
    expect(answer.body.items.length).toBeGreaterThanOrEqual(known - 1)
  })

  it('a token that was taken back is 401, and a new sign-in helps', async () => {
    const own = live.browser()
    await own.signIn('legacy')
    await live.fault({ kind: 'token-revoked' })
    const refused = await own.inventory()
    expect(refused.status).toBe(401)
    expect(refused.body.detail).toMatch(/^Authentication (token expired|required)/)
    await live.clearFaults()
    await own.signIn('legacy')
    expect((await own.inventory()).status).toBe(200)
  })
})
