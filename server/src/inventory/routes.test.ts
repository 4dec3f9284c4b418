import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { applyChanges } from '@ai-vault/game/inventory/changes.ts'
import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ageOf } from '../../test-support/copy-age.ts'
import { platformError } from '../../test-support/fakes/fake-platform.ts'
import { makeGuardian, makePlug, makeWeapon } from '../../test-support/fakes/make-guardian.ts'
import { readChanges, readInventory } from '../../test-support/read-inventory.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'

describe('F-355 the inventory over HTTP', () => {
  let test: TestApp
  let browser: ReturnType<typeof createTestBrowser>
  let url: string
  let member = 4_611_686_018_400
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.fake.recover()
    browser = createTestBrowser(test.app)
    member++
    await browser.signIn(String(member))
    url = `/api/inventory/3/${member}`
  })

  it('F-151 has the specified item fields and ours beside them', async () => {
    const response = await browser.get(url)
    const answer = readInventory(response.json())
    expect(answer).toMatchObject({ membership_id: String(member), withheld: [] })
    expect(ageOf(response.headers).stale).toBe(false)
    const [weapon, armor, other] = answer.items
    expect(weapon).toEqual({
      itemHash: 1_000_001,
      itemInstanceId: '6917529000000000001',
      definition: {
        displayProperties: { name: 'Lantern Oath', icon: '/common/destiny2_content/icons/a.png' },
        itemTypeDisplayName: 'Hand Cannon',
        inventory: { tierTypeName: 'Legendary' },
      },
      instance: { primaryStat: { value: 1810 } },
      perks: ['Smallbore', 'Outlaw'],
      rating: expect.objectContaining({ tier: expect.any(String), confidence: expect.any(Number) }),
      verdict: expect.objectContaining({ recommendation: expect.any(String) }),
      item: makeWeapon(),
    })
    expect(armor?.item.kind).toBe('armor')
    expect(armor).not.toHaveProperty('rating')
    expect(other?.instance).toBeUndefined()
    expect(other?.itemInstanceId).toBeUndefined()
  })

  it('F-337 the live inventory holds the same in the shape of the dashboard calls', async () => {
    const { version: _, ...plain } = readInventory((await browser.get(url)).json())
    const response = await browser.get(
      `/api/dashboard/live-inventory?membership_id=${member}&membership_type=3`,
    )
    expect(readInventory(response.json().data)).toEqual(plain)
  })

  it('F-354 refuses a membership that is not the session own, and a request without its cookie', async () => {
    const refused = [
      ['/api/inventory/3/99', 403, 'not-owner'],
      [`/api/inventory/2/${member}`, 403, 'not-owner'],
      ['/api/dashboard/live-inventory?membership_id=99', 403, 'not-owner'],
      ['/api/inventory/3/abc', 403, 'not-owner'],
    ] as const
    for (const [address, status, code] of refused) {
      const response = await browser.get(address)
      expect([response.statusCode, response.json().code]).toEqual([status, code])
      expect(response.json().detail).toBeTruthy()
      expect(response.json().request_id).toBe(response.headers['x-request-id'])
    }
    const { access_token } = browser.handles
    browser.jar.clear()
    const bare = await browser.request({ url, bearer: access_token })
    expect([bare.statusCode, bare.json().code]).toEqual([401, 'cookie-missing'])
  })

  it('answers 304 to whoever has it, even after the platform minted the same things anew', async () => {
    const first = await browser.get(url)
    const etag = String(first.headers.etag)
    expect((await browser.get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    test.pass(6 * 60_000)
    const later = await browser.get(url, { 'if-none-match': etag })
    expect(later.statusCode).toBe(304)
    expect(later.body).toBe('')
    expect(later.headers['x-minted-at']).not.toBe(first.headers['x-minted-at'])
    test.fake.serve((membershipId) =>
      makeGuardian({ membershipId, mintedAt: '2026-09-01T00:00:00Z', weapons: [] }),
    )
    test.pass(6 * 60_000)
    expect((await browser.get(url, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  describe('asked for what changed', () => {
    let power = 1810
    let minted = 0
    const serveMany = () => {
      minted++
      test.fake.serve((membershipId) =>
        makeGuardian({
          membershipId,
          mintedAt: new Date(Date.UTC(2026, 8, 1) + minted * 60_000).toISOString(),
          weapons: Array.from({ length: 60 }, (_, at) =>
            makeWeapon({
              instanceId: `6917529${at}`,
              hash: 2_000_000 + at,
              power: at === 7 ? power : 1800,
              columns: [makeColumn('trait', 1, 'Rapid Hit'), makeColumn('trait', 2, 'Explosive Payload')],
              frame: makePlug(3_000 + at, createHash('sha256').update(String(at)).digest('hex')),
            }),
          ),
        }),
      )
      test.pass(6 * 60_000)
    }
    const readVersion = async () => {
      const { version } = readInventory((await browser.get(url)).json())
      return version ?? ''
    }
    const change = async () => {
      power++
      serveMany()
      return readVersion()
    }

    it('F-355 sends only that since a version it knows, and the reader ends with the same inventory', async () => {
      serveMany()
      const held = readInventory((await browser.get(url)).json())
      await change()
      const response = await browser.get(`${url}?since=${held.version}`)
      const whole = await browser.get(url)
      expect(response.body.length).toBeLessThan(whole.body.length / 5)
      expect([response.headers['cache-control'], response.headers.etag]).toEqual([
        'private, no-store',
        undefined,
      ])
      const changes = readChanges(response.json())
      expect(changes.changes.items.map(({ itemInstanceId }) => itemInstanceId)).toEqual(['69175297'])
      expect(applyChanges(held, changes)).toEqual(readInventory(whole.json()))
    })

    it('F-355 says so where nothing has changed but the age', async () => {
      serveMany()
      const version = await readVersion()
      const { changes } = readChanges((await browser.get(`${url}?since=${version}`)).json())
      expect([changes.items, changes.runs]).toEqual([[], [[0, 62]]])
    })

    it.each(['', 'never-was', 'x'.repeat(64)])(
      'F-355 sends the whole since %s, which it does not know',
      async (since) => {
        const { items } = (await browser.get(`${url}?since=${since}`)).json()
        expect(items.length).toBeGreaterThan(0)
      },
    )

    it('F-355 remembers a few versions, of this reader alone', async () => {
      serveMany()
      const versions = [await readVersion()]
      for (let more = 0; more < 4; more++) versions.push(await change())
      const isWhole = async (since: string) => 'items' in (await browser.get(`${url}?since=${since}`)).json()
      expect(await Promise.all(versions.map(isWhole))).toEqual([true, false, false, false, false])
      const other = createTestBrowser(test.app)
      await other.signIn(String(member + 1_000))
      const answer = await other.get(`/api/inventory/3/${member + 1_000}?since=${versions.at(-1)}`)
      expect(answer.json()).toHaveProperty('items')
    })
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes as %s to whoever takes it', async (encoding, unpack) => {
    const plain = await browser.get(url)
    const packed = await browser.get(url, { 'accept-encoding': encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.headers.etag).toBe(plain.headers.etag)
  })

  it('F-350 in an outage answers the last good copy with its age and the reason', async () => {
    const fresh = await browser.get(url)
    test.pass(10 * 60_000)
    test.fake.fail('readGuardian', platformError('maintenance'))
    const response = await browser.get(url)
    expect([response.statusCode, response.body]).toEqual([200, fresh.body])
    expect(ageOf(response.headers)).toEqual({
      ...ageOf(fresh.headers),
      stale: true,
      stale_reason: 'maintenance',
    })
    expect(response.headers.age).toBe('600')
    test.pass(61_000)
    expect((await browser.get(url)).headers.age).toBe('661')
    test.fake.recover()
    test.pass(6_000)
    const recovered = await browser.get(url)
    expect([ageOf(recovered.headers).stale, recovered.headers.age]).toEqual([false, '0'])
  })

  it.each([
    ['maintenance', 503, /outage/],
    ['throttled', 503, /unavailable/],
    ['unavailable', 502, /platform server error.*unavailable/i],
    ['unexpected', 502, /platform server error/i],
    ['network', 502, /platform server error/i],
    ['malformed', 502, /platform server error/i],
    ['timeout', 504, /platform server error.*unavailable/i],
    ['unauthorized', 401, /^Authentication token expired/],
    ['private', 403, /privacy.*private/i],
    ['no-account', 404, /No Destiny 2 account/],
    ['configuration', 503, /configuration issue/],
  ] as const)('F-140 without a copy, %s becomes %d', async (code, status, text) => {
    test.fake.fail('readGuardian', platformError(code, code === 'throttled' ? 7_000 : undefined))
    const response = await browser.get(url)
    expect(response.statusCode).toBe(status)
    const { detail, code: ours, retry_after } = response.json()
    expect(ours).toBe(`platform-${code}`)
    expect(typeof detail === 'string' ? detail : detail.error).toMatch(text)
    if (code === 'throttled') expect([retry_after, response.headers['retry-after']]).toEqual([7, '7'])
  })

  it('F-107 maintenance carries the structured detail that the dashboard shows', async () => {
    test.fake.fail('readGuardian', platformError('maintenance'))
    const { detail } = (await browser.get(url)).json()
    expect(detail).toEqual({
      error: 'Bungie server outage',
      user_message: expect.any(String),
      technical_details: expect.any(String),
      suggested_actions: expect.arrayContaining([expect.any(String)]),
    })
  })
})
