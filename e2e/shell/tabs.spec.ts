import { describe, expect, test } from 'vitest'
import { connectAs, connectedAs, disconnect, headerConnect } from '../support/connecting.ts'
import { countCalls, shown, soon, stored } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()

describe('before a call', () => {
  const SECOND = 1_000
  test.each([
    [301, 0],
    [300, 1],
    [-1, 1],
  ])('F-032 with %i s left the session is refreshed %i times', async (left, times) => {
    const page = await stage.player('newcomer')
    const now = Math.floor(Date.now() / SECOND) * SECOND
    await page.clock.setFixedTime(now)
    await page.goto('/privacy')
    await shown(disconnect(page))
    await page.evaluate((at) => localStorage.setItem('token_expires_at', String(at)), now / SECOND + left)
    const before = await stored(page)
    const refreshes = countCalls(page, '/api/bungie/refresh')
    const answered = page.waitForResponse('**/api/dashboard/guardian-data*')
    await page.getByRole('link', { name: 'Command Center' }).first().click()
    expect((await answered).status()).toBe(200)
    expect(refreshes()).toBe(times)
    const after = await stored(page)
    expect(after.bungie_refresh_token !== before.bungie_refresh_token).toBe(times === 1)
    if (times === 1) expect(Number(after.token_expires_at)).toBeGreaterThan(now / SECOND + 3_000)
  })

  test('F-033 a sign-in that the platform took back is cleared', async () => {
    const page = await stage.player('newcomer', '/privacy')
    await shown(disconnect(page))
    await stage.fault({ kind: 'token-revoked' })
    await page.evaluate(() => localStorage.setItem('token_expires_at', '1'))
    const refused = page.waitForResponse('**/api/bungie/refresh')
    await page.reload()
    expect((await refused).status()).toBe(401)
    await shown(headerConnect(page))
    await soon(async () => Object.keys(await stored(page))).toEqual(['destiny_ai_api_key'])
  })

  test('F-033 a handle that the server does not know is cleared', async () => {
    const page = await stage.player('newcomer', '/privacy')
    await shown(disconnect(page))
    await page.evaluate(() => {
      localStorage.setItem('token_expires_at', '1')
      localStorage.setItem('bungie_refresh_token', 'nobody-ever-got-this-one')
    })
    await page.reload()
    await shown(headerConnect(page))
    await soon(async () => Object.keys(await stored(page))).toEqual(['destiny_ai_api_key'])
  })
})

describe('two tabs', () => {
  const name = 'Fresh Spark'

  /** Two tabs of one browser, both signed in, both on a screen that asks for personal data. */
  async function twoTabs() {
    const one = await stage.player('newcomer', '/command-center')
    const other = await one.context().newPage()
    await other.goto('/command-center')
    for (const page of [one, other]) await shown(page.getByText(/You own \d+ weapons/))
    return [one, other] as const
  }

  test('F-032 that must refresh at once send one refresh, and both go on', async () => {
    const [one, other] = await twoTabs()
    const refreshes = countCalls(one, '/api/bungie/refresh')
    const calls = countCalls(one, '/api/dashboard/guardian-data')
    const before = await stored(one)
    await stage.fault({ kind: 'slow', ms: 700, path: '/Platform/App/OAuth/Token/' })
    await one.evaluate(() => localStorage.setItem('token_expires_at', '1'))
    const answers = [one, other].map((page) => page.waitForResponse('**/api/dashboard/guardian-data*'))
    await Promise.all([one, other].map((page) => page.keyboard.press('r')))
    for (const answer of answers) expect((await answer).status()).toBe(200)
    expect(refreshes()).toBe(1)
    expect(calls()).toBe(2)
    const after = await stored(other)
    expect(after.bungie_refresh_token).not.toBe(before.bungie_refresh_token)
    for (const page of [one, other]) await shown(connectedAs(page, name))
  })

  test('F-031 a sign-out in one reaches the other at once', async () => {
    const [one, other] = await twoTabs()
    await disconnect(one).click()
    for (const page of [one, other]) {
      await shown(headerConnect(page))
      await shown(page.getByRole('heading', { name: 'Authentication Required' }))
      await soon(() => page.getByText(/You own \d+ weapons/).count()).toBe(0)
    }
  })

  test('F-035 a sign-in in one reaches the other', async () => {
    const one = await stage.visitor('/privacy')
    const other = await one.context().newPage()
    await other.goto('/privacy')
    await shown(headerConnect(other))
    await connectAs(one, 'newcomer')
    for (const page of [one, other]) await shown(connectedAs(page, name))
  })
})

describe('an outage', () => {
  const opened = stage.share(() => stage.player('newcomer'))

  test('F-033 the session survives the end of the server and its new start', async () => {
    const page = await opened()
    await page.goto('/command-center')
    await shown(page.getByText(/You own \d+ weapons/))
    await stage.restartServer()
    await page.reload()
    await shown(connectedAs(page, 'Fresh Spark'))
    const answered = page.waitForResponse('**/api/dashboard/guardian-data*')
    await page.keyboard.press('r')
    expect((await answered).status()).toBe(200)
  })

  test('F-033 a maintenance that hits the refresh signs nobody out, and what was read stays', async () => {
    const page = await opened()
    await page.goto('/command-center')
    await shown(page.getByText(/You own \d+ weapons/))
    const before = await stored(page)
    await stage.fault({ kind: 'maintenance' })
    await page.evaluate(() => localStorage.setItem('token_expires_at', '1'))
    const refused = page.waitForResponse('**/api/bungie/refresh')
    await page.reload()
    expect((await refused).status()).toBe(503)
    await shown(connectedAs(page, 'Fresh Spark'))
    await shown(page.getByText(/You own \d+ weapons/))
    await soon(() => stored(page)).toEqual({ ...before, token_expires_at: '1' })

    await stage.clearFaults()
    const renewed = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/bungie/refresh') && answer.status() === 200,
    )
    await page.reload()
    await renewed
    await shown(connectedAs(page, 'Fresh Spark'))
    await soon(async () => Number((await stored(page)).token_expires_at)).toBeGreaterThan(Date.now() / 1000)
  })

  test('F-033 a server that is away signs nobody out', async () => {
    const page = await opened()
    await page.goto('/privacy')
    await shown(connectedAs(page, 'Fresh Spark'))
    const before = await stored(page)
    await page.evaluate(() => localStorage.setItem('token_expires_at', '1'))
    await page.route('**/api/bungie/refresh', (route) => route.abort('connectionrefused'))
    await page.reload()
    await shown(connectedAs(page, 'Fresh Spark'))
    await soon(() => stored(page)).toEqual({ ...before, token_expires_at: '1' })
  })
})
