import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { picture } from '../support/browser/pictures.ts'
import { approveAs } from '../support/connecting.ts'
import { pathOf, shown, soon, stored } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'
import { standingTime } from '../support/time.ts'

const stage = openStage()

const SUCCESS = 'Authentication successful! Redirecting...'
const NOTHING = 'Redirecting...'
const FAILURE = 'Authentication failed. Redirecting to dashboard...'
const MISSING = 'Missing required authentication parameters'

const TOKEN = 'a-token-of-thirty-two-characters'
const ALL_SIX = {
  access_token: TOKEN,
  refresh_token: 'a-refresh-token-of-its-own',
  membership_id: '4611686018467284386',
  membership_type: '3',
  display_name: 'Vesper & Co',
  expires_at: '4102444800',
}

const ending = (page: Page, text: string) =>
  page.getByRole('status').getByRole('heading', { level: 1, name: text, exact: true })

const callback = (parameters: Record<string, string>) => `/auth/callback?${new URLSearchParams(parameters)}`

/** Comes back from the platform with these parameters; the page's time stands still, and the test may let it go on. */
async function comeBack(parameters: Record<string, string>): Promise<Page> {
  const page = await stage.visitor()
  await standingTime(page)
  await page.goto(callback(parameters))
  return page
}

/** For tests that leave the time alone: one page, which knows nothing each time it comes back. */
const opened = stage.share(async () => {
  const page = await stage.visitor()
  await standingTime(page)
  await page.addInitScript(() => {
    if (location.pathname === '/auth/callback') localStorage.clear()
  })
  return page
})
async function comeBackAnew(parameters: Record<string, string>): Promise<Page> {
  const page = await opened()
  await page.context().clearCookies()
  await page.goto(callback(parameters))
  return page
}

/** Not a millisecond earlier than the wait, and then at once. */
async function leavesAfter(page: Page, milliseconds: number, to: string) {
  await page.clock.runFor(milliseconds - 1)
  expect(pathOf(page)).toBe('/auth/callback')
  await page.clock.runFor(1)
  await page.clock.resume()
  await soon(() => pathOf(page)).toBe(to)
}

describe('back from the platform with tokens', () => {
  test('F-018 F-027 stores all six values under their keys, as they came', async () => {
    const page = await comeBackAnew(ALL_SIX)
    await shown(ending(page, SUCCESS))
    await soon(() => stored(page)).toEqual({
      bungie_access_token: TOKEN,
      bungie_refresh_token: 'a-refresh-token-of-its-own',
      token_expires_at: '4102444800',
      membership_id: '4611686018467284386',
      membership_type: '3',
      display_name: 'Vesper & Co',
      destiny_ai_api_key: 'built-in-analyst',
    })
  })

  test('F-020 F-021 says it succeeded, with account and platform, and goes to the dashboard after 1.5 s', async () => {
    const page = await comeBack(ALL_SIX)
    await shown(ending(page, SUCCESS))
    await shown(page.getByText('Vesper & Co on Steam'))
    await leavesAfter(page, 1_500, '/dashboard')
  })

  test('F-021 Go now does not wait', async () => {
    const page = await comeBackAnew(ALL_SIX)
    await page.getByRole('button', { name: 'Go now' }).click()
    await soon(() => pathOf(page)).toBe('/dashboard')
  })

  test('F-018 a crafted link gains nothing: the first call is refused and the tokens go', async () => {
    const page = await stage.visitor()
    await page.goto(`/auth/callback?${new URLSearchParams(ALL_SIX)}`)
    await shown(ending(page, SUCCESS))
    await page.goto('/command-center')
    await soon(async () => Object.keys(await stored(page))).toEqual(['destiny_ai_api_key'])
    await shown(page.getByRole('heading', { name: 'Authentication Required' }))
  })

  test('F-025 only the token and the membership id are needed; the name becomes Guardian', async () => {
    const page = await comeBackAnew({ access_token: TOKEN, membership_id: '4611686018467284386' })
    await shown(ending(page, SUCCESS))
    await shown(page.getByText('Guardian. Go now'))
    const kept = await stored(page)
    expect(kept).toMatchObject({ bungie_access_token: TOKEN, display_name: 'Guardian' })
    for (const key of ['bungie_refresh_token', 'token_expires_at', 'membership_type']) {
      expect(kept).not.toHaveProperty(key)
    }
  })

  test('F-026 the query leaves the address bar and no call, referrer or log carries a token', async () => {
    const page = await stage.visitor()
    await standingTime(page)
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) seen.push(request.url(), request.headers().referer ?? '')
    })
    await page.goto(`/auth/callback?${new URLSearchParams(ALL_SIX)}#token=${TOKEN}`)
    await shown(ending(page, SUCCESS))
    expect(pathOf(page)).toBe('/auth/callback')
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((text) => text.includes(TOKEN))).toEqual([])
    await soon(() => page.evaluate(() => history.length)).toBe(2)
  })
})

describe('back from the platform with nothing', () => {
  test.each([
    ['no parameter', {}],
    ['a parameter that is neither token nor code', { membership_id: '4611686018467284386' }],
  ])('F-022 %s: Redirecting..., to the dashboard after 0.5 s', async (_, parameters) => {
    const page = await comeBack(parameters)
    await shown(ending(page, NOTHING))
    await soon(() => stored(page)).toEqual({})
    await leavesAfter(page, 500, '/dashboard')
  })
})

describe('back from the platform with something missing or wrong', () => {
  test('F-023 F-024 a missing membership id fails in the specified words and leaves after 3 s', async () => {
    const page = await comeBack({ access_token: TOKEN })
    await shown(ending(page, FAILURE))
    await shown(page.getByText(MISSING))
    await soon(() => stored(page)).toEqual({})
    await leavesAfter(page, 3_000, '/dashboard')
  })

  test.each([
    ['an empty token', { access_token: '', membership_id: '1' }, MISSING],
    ['an empty membership id', { access_token: TOKEN, membership_id: '' }, MISSING],
    ['an empty code', { code: '' }, MISSING],
    ['a code without a state', { code: 'abc' }, MISSING],
    ['an error of the platform', { error: 'server_error' }, 'The platform’s sign-in page reported an error.'],
    ['a code that this browser never asked for', { code: 'abc', state: 'xyz' }, 'Sign-in refused'],
  ])('F-019 F-024 %s fails and says why', async (_, parameters, reason) => {
    const page = await comeBackAnew(parameters)
    await shown(ending(page, FAILURE))
    await shown(page.getByText(reason))
    await soon(() => stored(page)).toEqual({})
  })

  test('a cancelled sign-in shares nothing, stays so over a reload and Back, and Try again keeps where it began', async () => {
    const page = await stage.visitor('/forge')
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await page.getByRole('main').getByRole('button', { name: 'Connect with Bungie' }).click()
    await page.waitForURL(/\/OAuth\/Authorize/i)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await shown(ending(page, 'You cancelled the sign-in'))
    await shown(page.getByText('Nothing was shared'))
    await soon(() => stored(page)).toEqual({})
    await isFine(page)
    await picture(page, 'sign-in cancelled')

    await page.reload()
    await shown(ending(page, 'You cancelled the sign-in'))
    expect(new URL(page.url()).search).toBe('')

    await tryAgain.click()
    await page.waitForURL(/\/OAuth\/Authorize/i)
    await page.goBack()
    await shown(ending(page, 'You cancelled the sign-in'))

    await tryAgain.click()
    await page.waitForURL(/\/OAuth\/Authorize/i)
    await approveAs(page, 'newcomer')
    await soon(() => pathOf(page)).toBe('/forge')

    await page.goBack()
    await page.waitForURL(/\/OAuth\/Authorize/i)
    await page.goBack()
    await soon(() => pathOf(page)).toBe('/dashboard')
  })

  test('F-023 logs a code and no value', async () => {
    const page = await stage.visitor()
    await standingTime(page)
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto('/auth/callback?access_token=a-secret-nobody-may-see')
    await shown(ending(page, FAILURE))
    expect(lines).toContain('[ai-vault] sign-in-failed callback-refused')
    expect(lines.join()).not.toContain('a-secret')
  })

  test('F-024 Try again goes to the platform’s page at once', async () => {
    const page = await comeBackAnew({ access_token: TOKEN })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(/\/OAuth\/Authorize/i)
  })
})

describe('back from the platform with a code', () => {
  test('F-019 a code with the state of another browser is refused, whoever it belongs to', async () => {
    const attacker = await stage.visitor('/login')
    await attacker.route('**/auth/callback*', (route) => route.abort())
    await attacker.getByRole('main').getByRole('button', { name: 'Connect with Bungie' }).click()
    await attacker.waitForURL(/\/OAuth\/Authorize/i)
    const caught = attacker.waitForRequest('**/auth/callback*')
    await approveAs(attacker, 'newcomer')
    const link = (await caught).url()
    expect(new URL(link).searchParams.get('code')).toBeTruthy()

    const victim = await stage.visitor()
    await standingTime(victim)
    await victim.goto(link)
    await shown(ending(victim, FAILURE))
    await soon(() => stored(victim)).toEqual({})
    await expect(victim.context().cookies()).resolves.toEqual([])
  })

  test('F-019 F-024 a platform that fails during the exchange takes the failure path', async () => {
    const page = await stage.visitor('/login')
    await page.getByRole('main').getByRole('button', { name: 'Connect with Bungie' }).click()
    await page.waitForURL(/\/OAuth\/Authorize/i)
    await stage.fault({ kind: 'maintenance', path: '/Platform/App/OAuth/Token/' })
    await approveAs(page, 'newcomer')
    await shown(ending(page, FAILURE))
    await soon(() => stored(page)).toEqual({})
    await soon(() => pathOf(page)).toBe('/dashboard')
  })
})
