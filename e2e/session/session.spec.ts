import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serverAway } from '../support/away.ts'
import {
  AUTH_KEYS,
  approveAs,
  CONNECT,
  connectAs,
  connectedAs,
  disconnect,
  header,
  headerConnect,
} from '../support/connecting.ts'
import { gone, pathOf, shown, soon, stored } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()

describe('the sign-in screen', () => {
  test.each(['/login', '/auth'])('F-013 %s says what is read, kept and never seen', async (path) => {
    const page = await stage.visitor(path)
    const main = page.getByRole('main')
    await shown(main.getByRole('heading', { level: 1, name: 'Open the vault' }))
    await shown(main.getByText('it cannot move, change or delete them'))
    for (const word of ['Reads', 'Keeps', 'Never sees']) await shown(main.getByText(word, { exact: true }))
    await shown(main.getByRole('button', { name: CONNECT }))
    await soon(() => page.locator('input[type=password]').count()).toBe(0)
    const revoke = main.getByRole('link', { name: 'on Bungie.net' })
    await soon(() => revoke.getAttribute('href')).toMatch(/^https:\/\/www\.bungie\.net\//)
    await soon(() => page.title()).toBe('Sign in · AI Vault')
  })
})

describe('the whole way in', () => {
  test('F-002 F-019 F-027 F-037 Connect leads to the platform, back with a code, and to the dashboard', async () => {
    const page = await stage.visitor('/login')
    const asked = page.waitForRequest('**/api/bungie/login')
    await page.getByRole('main').getByRole('button', { name: CONNECT }).click()
    expect((await asked).method()).toBe('GET')
    await page.waitForURL(/\/OAuth\/Authorize/i)
    const { origin, searchParams } = new URL(page.url())
    expect(origin).toBe(stage.sandboxUrl)
    expect(searchParams.get('response_type')).toBe('code')
    expect(searchParams.get('state')).toBeTruthy()
    await approveAs(page, 'newcomer')
    await shown(page.getByText('Authentication successful! Redirecting...'))
    await shown(connectedAs(page, 'Fresh Spark'))
    await soon(() => pathOf(page)).toBe('/dashboard')
    await shown(page.getByRole('heading', { level: 1, name: 'Welcome, Fresh Spark' }))

    const kept = await stored(page)
    expect(Object.keys(kept).sort()).toEqual([...AUTH_KEYS, 'destiny_ai_api_key'].sort())
    expect(kept.bungie_access_token?.length).toBeGreaterThanOrEqual(32)
    expect(kept.bungie_refresh_token?.length).toBeGreaterThanOrEqual(32)
    const minutesLeft = (Number(kept.token_expires_at) - Date.now() / 1000) / 60
    expect(minutesLeft).toBeGreaterThan(50)
    expect(minutesLeft).toBeLessThan(70)
    const [cookie] = await page.context().cookies(stage.url)
    expect(cookie).toMatchObject({ name: 'vault_session', httpOnly: true, sameSite: 'Lax' })
  })

  test('F-040 leads back to the screen that asked, with its query', async () => {
    const page = await stage.visitor('/armory?filter=god-tier')
    await connectAs(page, 'newcomer')
    await shown(page.getByText('Authentication successful! Redirecting...'))
    await soon(() => pathOf(page)).toBe('/armory?filter=god-tier')
    await shown(connectedAs(page, 'Fresh Spark'))
  })

  test('F-039 a signed-in player finds the vault open and no connect prompt', async () => {
    const page = await stage.player('newcomer', '/login')
    await shown(page.getByRole('heading', { level: 1, name: 'The vault is open' }))
    await shown(page.getByText('You are signed in as Fresh Spark.'))
    await soon(() => page.getByRole('button', { name: CONNECT }).count()).toBe(0)
  })
})

describe('the connect control', () => {
  test('F-034 F-035 connected it says as whom; it is checking, and busy, until a session near its end has been renewed', async () => {
    const page = await stage.player('newcomer', '/privacy')
    await shown(connectedAs(page, 'Fresh Spark'))
    await shown(disconnect(page))
    await soon(() => headerConnect(page).count()).toBe(0)
    await page.evaluate(() => localStorage.setItem('token_expires_at', '1'))
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/bungie/refresh', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    const checking = header(page).getByText('Checking sign-in').first()
    await shown(checking)
    await soon(() => checking.getAttribute('aria-busy')).toBe('true')
    await soon(() => connectedAs(page, 'Fresh Spark').count()).toBe(0)
    letGo()
    await shown(connectedAs(page, 'Fresh Spark'))
    await gone(checking)
  })

  test('F-036 F-037 disconnected it offers to connect, and does not leave for an address that is not the platform’s', async () => {
    const page = await stage.visitor()
    await page.route('**/api/bungie/login', (route) =>
      route.fulfill({ json: { auth_url: 'https://bungie.example/OAuth/Authorize' } }),
    )
    await page.goto('/privacy')
    await shown(headerConnect(page))
    await soon(() => header(page).getByText('Connected as').count()).toBe(0)
    await soon(() => disconnect(page).count()).toBe(0)
    await headerConnect(page).click()
    await shown(header(page).getByText('Could not reach sign-in. Try again.'))
    expect(pathOf(page)).toBe('/privacy')
  })

  test('F-038 a failure is logged, stops the waiting, is said beside the button, and passes', async () => {
    const page = await stage.visitor('/login')
    const main = page.getByRole('main')
    const connect = main.getByRole('button', { name: CONNECT })
    await shown(connect)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('[ai-vault] connect-'))
    const serverBack = await serverAway(page)
    await connect.click()
    await shown(main.getByText('Could not reach sign-in. Try again.'))
    expect((await logged).text()).toBe('[ai-vault] connect-failed network')
    await soon(() => connect.isEnabled()).toBe(true)
    await soon(() => connect.getAttribute('aria-busy')).toBe('false')
    await serverBack()
    await connect.click()
    await page.waitForURL(/\/OAuth\/Authorize/i)
  })
})

describe('the authenticated check', () => {
  const opened = stage.share(() => stage.visitor('/privacy'))
  const GOOD = {
    bungie_access_token: 'x'.repeat(20),
    bungie_refresh_token: 'r'.repeat(32),
    token_expires_at: '4102444800',
    membership_id: '4611686018467284386',
    membership_type: '3',
    display_name: 'Vesper',
  }
  /** What is stored, and whether the page counts it as signed in, after a start on this storage. */
  async function startOn(page: Page, values: Record<string, string>) {
    await page.evaluate((entries) => {
      localStorage.clear()
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, Object.entries(values))
    await page.reload()
    await shown(disconnect(page).or(headerConnect(page)))
    return { kept: await stored(page), connected: (await disconnect(page).count()) > 0 }
  }
  const without = (key: string) => Object.fromEntries(Object.entries(GOOD).filter(([name]) => name !== key))

  test('F-028 a missing token, id or type says disconnected and clears nothing', async () => {
    const page = await opened()
    for (const key of ['bungie_access_token', 'membership_id', 'membership_type']) {
      await expect(startOn(page, without(key))).resolves.toEqual({ kept: without(key), connected: false })
    }
  })

  test('F-029 a token of 19 characters is cleared with all that belongs to it, one of 20 is not', async () => {
    const page = await opened()
    await expect(startOn(page, GOOD)).resolves.toEqual({ kept: GOOD, connected: true })
    await shown(connectedAs(page, 'Vesper'))
    const short = { ...GOOD, bungie_access_token: 'x'.repeat(19), destiny_ai_api_key: 'mine-to-keep' }
    await expect(startOn(page, short)).resolves.toEqual({
      kept: { destiny_ai_api_key: 'mine-to-keep' },
      connected: false,
    })
  })

  test('F-030 the id or the type ‘test’ is cleared', async () => {
    const page = await opened()
    for (const key of ['membership_id', 'membership_type']) {
      await expect(startOn(page, { ...GOOD, [key]: 'test' })).resolves.toEqual({ kept: {}, connected: false })
    }
  })
})
