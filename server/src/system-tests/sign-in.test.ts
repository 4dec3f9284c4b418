import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'
import { readInventory } from '../../test-support/read-inventory.ts'

describe('a script with a cookie jar, the real server and the sandbox platform', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterEach(() => live.clearFaults())
  afterAll(() => live.close())

  it('signs in as veteran and reads what the guardian owns', async () => {
    const browser = live.browser()
    const signedIn = await browser.signIn('veteran')
    expect(signedIn.status).toBe(200)
    const answer = await browser.inventory()
    expect(answer.status).toBe(200)
    const inventory = readInventory(answer.body)
    const kinds = Object.groupBy(inventory.items, ({ item }) => item.kind)
    expect(kinds.weapon?.length).toBeGreaterThan(500)
    expect(kinds.armor?.length).toBeGreaterThan(400)
    expect(inventory.characters).toHaveLength(3)
    expect([answer.age.stale, inventory.withheld]).toEqual([false, []])
    for (const { definition, instance, perks, item } of kinds.weapon ?? []) {
      expect(definition.displayProperties.name).toBeTruthy()
      expect(definition.itemTypeDisplayName).toBeTruthy()
      expect(instance?.primaryStat.value).toBeGreaterThan(0)
      if (item.rarity === 'legendary') expect(perks.length).toBeGreaterThan(0)
    }
  })

  it('is refused, and told why, with a handle but no cookie, a foreign cookie, or somebody else id', async () => {
    const [veteran, newcomer] = [live.browser(), live.browser()]
    await veteran.signIn('veteran')
    await newcomer.signIn('newcomer')
    const { access_token, membership_type, membership_id } = veteran.handles
    const url = `/api/inventory/${membership_type}/${membership_id}`

    const withoutCookie = await live.browser().send(url, { bearer: access_token })
    expect([withoutCookie.status, withoutCookie.body.code]).toEqual([401, 'cookie-missing'])
    expect(withoutCookie.body.detail).toContain('without the session cookie')

    const foreignCookie = await newcomer.send(url, { bearer: access_token })
    expect([foreignCookie.status, foreignCookie.body.code]).toEqual([401, 'cookie-mismatch'])

    const foreignId = await newcomer.send(url)
    expect([foreignId.status, foreignId.body.code]).toEqual([403, 'not-owner'])
    expect(foreignId.body.detail).toContain('not the guardian you are signed in as')
  })

  it('is refused, and told why, with a tampered state or a code that was used', async () => {
    const browser = live.browser()
    const { code, state } = await browser.authorize('veteran')
    const tampered = await browser.post('/api/bungie/callback', { code, state: `${state}x` })
    expect([tampered.status, tampered.body.code]).toEqual([400, 'state-mismatch'])
    expect(tampered.body.detail).toContain('state does not match')

    const other = live.browser()
    const fresh = await other.authorize('veteran')
    expect((await other.post('/api/bungie/callback', fresh)).status).toBe(200)
    const again = await other.authorize('veteran')
    const usedCode = await other.post('/api/bungie/callback', { code: fresh.code, state: again.state })
    expect([usedCode.status, usedCode.body.code]).toEqual([401, 'platform-grant-invalid'])
  })

  it('is signed out everywhere by a refresh handle that comes back', async () => {
    const browser = live.browser()
    await browser.signIn('newcomer')
    const { refresh_token } = browser.handles
    expect((await browser.refresh()).status).toBe(200)
    expect((await browser.inventory()).status).toBe(200)
    const reused = await browser.refresh(refresh_token)
    expect([reused.status, reused.body.code]).toEqual([401, 'refresh-reused'])
    const after = await browser.inventory()
    expect([after.status, after.body.code]).toEqual([401, 'session-ended'])
  })

  it('F-033 stays signed in through a maintenance that hits the refresh, and reads the last good copy', async () => {
    const browser = live.browser()
    await browser.signIn('newcomer')
    const before = await browser.inventory()
    live.pass(3_600)
    await live.fault({ kind: 'maintenance' })
    const refused = await browser.refresh()
    expect([refused.status, refused.body.code]).toEqual([503, 'platform-maintenance'])
    expect(refused.body.detail.error).toContain('outage')
    const during = await browser.inventory()
    expect(during.status).toBe(200)
    expect(during.age).toMatchObject({ stale: true, stale_reason: 'maintenance' })
    expect(Number(during.headers.get('age'))).toBeGreaterThanOrEqual(3_600)
    expect(during.body.items).toEqual(before.body.items)
    await live.clearFaults()
    expect((await browser.refresh()).status).toBe(200)
    live.pass(10)
    expect((await browser.inventory()).age.stale).toBe(false)
  })

  it.each(['cut', 'malformed'] as const)(
    'stays signed in when the answer to a renewal is %s, and hears from its copies what to do',
    async (kind) => {
      const browser = live.browser()
      await browser.signIn('newcomer')
      const before = await browser.inventory()
      live.pass(3_600)
      await live.fault({ kind, path: '/Platform/App/OAuth/token', count: 1 })
      expect((await browser.refresh()).status).toBe(503)
      expect((await browser.refresh()).status).toBe(200)
      const after = await browser.inventory()
      expect(after.status).toBe(200)
      expect(after.age).toMatchObject({ stale: true, stale_reason: 'reconnect-needed' })
      expect(after.body.items).toEqual(before.body.items)
      await browser.signIn('newcomer')
      expect((await browser.inventory()).age.stale).toBe(false)
    },
  )

  it('is signed out when the platform itself took the sign-in back', async () => {
    const browser = live.browser()
    await browser.signIn('legacy')
    await live.fault({ kind: 'token-revoked' })
    const refused = await browser.refresh()
    expect([refused.status, refused.body.code]).toEqual([401, 'grant-invalid'])
  })

  it('F-356 sees the platform fail and recover in the system status', async () => {
    const browser = live.browser()
    await live.fault({ kind: 'maintenance' })
    live.pass(31)
    const down = await browser.send('/api/system-status')
    expect(down.body).toMatchObject({ overall_status: 'bungie_issues', game_api: { status: 'error' } })
    expect(down.body.incident_id).toBeTruthy()
    await live.clearFaults()
    live.pass(31)
    const up = await browser.send('/api/system-status')
    expect(up.body).toMatchObject({ overall_status: 'healthy', game_api: { status: 'operational' } })
    expect(up.body.manifest_version).toBeTruthy()
  })

  it('F-128 serves the platform pictures from our own origin', async () => {
    const browser = live.browser()
    await browser.signIn('newcomer')
    const { items } = (await browser.inventory()).body
    const { characters, ...answer } = (await browser.inventory()).body
    const shown = JSON.stringify([answer, characters]).match(/"\/(?:common|img)\/[^"]+\.\w+"/g) ?? []
    const paths = [...new Set(shown.map((path) => path.slice(1, -1)))]
    expect(paths.length).toBeGreaterThan(items.length / 4)
    for (const path of paths) {
      const picture = await browser.send(`/api/icons${path}`)
      expect([path, picture.status]).toEqual([path, 200])
      expect(picture.headers.get('content-type')).toMatch(/^image\//)
    }
    // What no definition names is not fetched, even where it looks like a picture of the platform.
    for (const path of ['/Platform/Settings/', '/common/destiny2_content/icons/none-of-ours.png']) {
      expect([path, (await browser.send(`/api/icons${path}`)).status]).toEqual([path, 404])
    }
  })
})
