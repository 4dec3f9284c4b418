/** Every failure of the dashboard, made by the sandbox against a server that has no copy to fall back on. */
import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings, textsOutside } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { countCalls, gone, shown, soon } from '../support/looking.ts'
import { signInByCalls } from '../support/sign-in.ts'
import { forgetEverything } from '../support/stage/forgetful-server.ts'
import { openStage } from '../support/stage/stage.ts'
import { movableTime } from '../support/time.ts'

const stage = openStage()
const GAME = '/Platform/Destiny2/'
const main = (page: Page) => page.getByRole('main')
const panel = (page: Page) => main(page).getByRole('alert')
const title = (page: Page, name: string) => panel(page).getByRole('heading', { name, exact: true })
const overview = (page: Page) => main(page).getByRole('button', { name: 'Account Overview' })

let remember: () => Promise<void>
beforeAll(async () => {
  remember = await forgetEverything(stage)
})
afterAll(() => remember())

async function isFine(page: Page) {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await soon(() => findings(page)).toEqual([])
    await soon(() => textsOutside(page)).toEqual([])
  }
}

describe('a dashboard that cannot be read', () => {
  test('F-107 F-108 F-347 maintenance: the platform’s own words, a rest, and a try by itself that succeeds', async () => {
    const page = await stage.player('newcomer')
    await movableTime(page)
    await stage.fault({ kind: 'maintenance', path: GAME })
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.status() === 503),
      page.goto('/dashboard'),
    ])
    const { detail, retry_after: wait } = (await answer.json()) as Outage
    await shown(title(page, 'Bungie Server Maintenance'))
    await shown(panel(page).getByText(detail.user_message))
    expect(detail.suggested_actions).not.toEqual([])
    for (const action of detail.suggested_actions) await shown(panel(page).getByText(action))
    await panel(page).getByText('Technical details').click()
    await shown(panel(page).getByText(detail.technical_details))
    const support = panel(page).getByRole('link', { name: '@BungieHelp' })
    await soon(() => support.getAttribute('rel')).toContain('noopener')
    await isFine(page)

    const again = panel(page).getByRole('button', { name: 'Check Again' })
    const calls = countCalls(page, '/api/dashboard/guardian-data')
    await page.clock.fastForward(6_000)
    await soon(() => again.getAttribute('aria-disabled')).toBe('false')
    await Promise.all([page.waitForResponse((response) => response.status() === 503), again.click()])
    await soon(() => again.getAttribute('aria-disabled')).toBe('true')
    expect(calls()).toBe(1)

    await stage.clearFaults()
    await shown(panel(page).getByText(/Checks by itself in \d+ s/))
    await page.clock.fastForward(wait * 1_000)
    await shown(overview(page))
    await gone(panel(page))
  })

  test('F-109 F-108 throttled: the two exact texts, and the wait that the platform asked for', async () => {
    const page = await stage.player('legacy')
    await stage.fault({ kind: 'throttle', path: GAME, ms: 3_000 })
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.status() === 503),
      page.goto('/dashboard'),
    ])
    await shown(title(page, 'Service Temporarily Unavailable'))
    await shown(panel(page).getByText('The Destiny 2 API is currently experiencing issues'))
    const { retry_after: wait } = (await answer.json()) as Outage
    expect(wait).toBeLessThanOrEqual(3)
    await stage.clearFaults()
    await shown(overview(page))
    await gone(panel(page))
  })

  test('F-110 F-347 anything else: the server’s detail, what to try, and diagnostics without a token', async () => {
    const page = await stage.player('hostile')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await stage.fault({ kind: 'unexpected', path: GAME })
    await page.goto('/dashboard')
    await shown(
      title(
        page,
        'Failed to load Guardian data: Bungie platform server error: the platform failed unexpectedly.',
      ),
    )
    await soon(() => panel(page).getByRole('listitem').count()).toBeGreaterThan(2)
    await panel(page).getByText('System info').click()
    await shown(panel(page).getByText('Code: platform-unexpected'))
    await isFine(page)
    await panel(page).getByRole('button', { name: 'Copy diagnostics' }).click()
    await shown(page.getByText('Diagnostics copied.'))
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('platform-unexpected')
    for (const key of ['bungie_access_token', 'bungie_refresh_token']) {
      const token = await page.evaluate((name) => localStorage.getItem(name), key)
      expect(token?.length).toBeGreaterThan(20)
      expect(copied).not.toContain(token)
    }
    await stage.clearFaults()
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await shown(overview(page))
  })

  test('F-110 F-106 a private profile: the detail says so, and the privacy settings are one press away', async () => {
    const page = await stage.player('private')
    await stage.fault({ kind: 'privacy', path: GAME })
    await page.goto('/dashboard')
    await shown(
      title(
        page,
        'Failed to load Guardian data: Privacy restriction: this Destiny profile is set to private on the platform.',
      ),
    )
    await shown(panel(page).getByRole('link', { name: 'Check Privacy Settings' }))
  })

  test('F-095 without a history the recent activities are what power and god rolls suggest, called estimated', async () => {
    const page = await stage.player('collector', '/privacy')
    const { id, characters } = await ownCharacters(page)
    expect(characters).not.toEqual([])
    for (const character of characters) {
      const path = `/Platform/Destiny2/3/Account/${id}/Character/${character}/Stats/Activities/`
      await stage.fault({ kind: 'unexpected', path })
    }
    await page.goto('/dashboard?open=recent')
    const recent = main(page).getByRole('region', { name: 'Recent Activities', exact: true })
    await recent.getByRole('button', { name: 'Show an estimate' }).click()
    await shown(recent.getByText('estimated', { exact: true }))
    await soon(() => recent.getByRole('row').count()).toBe(1 + 3)
  })

  test('F-103 while it is read: the text at once, the phase after 3 seconds', async () => {
    const page = await stage.player('newcomer')
    await movableTime(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/dashboard/guardian-data*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/dashboard')
    await shown(main(page).getByText('Loading Guardian intelligence...'))
    await page.clock.fastForward(3_000)
    await shown(main(page).getByText(/Reading your profile from Bungie\.net · \d+ s/))
    await isFine(page)
    answer()
    await shown(overview(page))
  })

  test('F-111 an answer without the success flag is refused; the last good dashboard stays', async () => {
    const page = await stage.player('newcomer', '/dashboard')
    await shown(overview(page))
    await page.route('**/api/dashboard/guardian-data*', async (route) => {
      const answer = await route.fetch()
      const { success: _, ...rest } = (await answer.json()) as Record<string, unknown>
      await route.fulfill({ response: answer, json: rest })
    })
    await main(page).getByRole('button', { name: 'Refresh' }).click()
    await shown(title(page, 'Invalid response structure from dashboard API'))
    await shown(overview(page))
    await page.unrouteAll({ behavior: 'wait' })
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await gone(panel(page))
  })

  test('F-112 a refused token is refreshed, and the call is made exactly once more', async () => {
    const page = await stage.player('newcomer', '/privacy')
    await page.evaluate(() => localStorage.setItem('bungie_access_token', 'x'.repeat(43)))
    const calls = countCalls(page, '/api/dashboard/guardian-data')
    const refreshes = countCalls(page, '/api/bungie/refresh')
    await page.goto('/dashboard')
    await shown(overview(page))
    await soon(() => refreshes()).toBe(1)
    expect(calls()).toBeGreaterThanOrEqual(2)
    await soon(() => panel(page).count()).toBe(0)
  })

  test('F-107 F-002 in an outage the device’s last good dashboard stays readable below the panel, with its age', async () => {
    const page = await stage.player('newcomer', '/dashboard')
    await shown(overview(page))
    await soon(() => snapshotsOf(page)).toContain('guardian-data')
    const before = await overview(page).innerText()
    await page.close()

    const later = await page.context().newPage()
    await later.clock.install({ time: Date.now() + 20 * 60_000 })
    const outage = await answerInOutage()
    await later.route('**/api/dashboard/guardian-data*', (route) =>
      route.fulfill({ status: 503, json: outage }),
    )
    await later.goto('/dashboard')
    await shown(title(later, 'Bungie Server Maintenance'))
    await shown(
      panel(later).getByText(/Your dashboard from \d\d:\d\d \(2\d min ago\) stays readable below\./),
    )
    await soon(() => overview(later).innerText()).toBe(before.replaceAll('LIVE', 'SAVED'))
    await shown(main(later).getByText(/As of \d\d:\d\d · 2\d min ago/))
    await soon(() => findings(later)).toEqual([])
  })
})

/** What the server says of somebody whom it never read, while the platform is down. */
async function answerInOutage(): Promise<Outage> {
  const { cookies, localStorage } = await signInByCalls(stage.url, 'empty')
  const [{ name, value }] = cookies
  const bearer = localStorage.find((item) => item.name === STORAGE_KEYS.accessToken)?.value
  await stage.fault({ kind: 'maintenance', path: GAME })
  const answer = await fetch(`${stage.url}/api/dashboard/guardian-data`, {
    headers: { authorization: `Bearer ${bearer}`, cookie: `${name}=${value}` },
  })
  await stage.clearFaults()
  expect(answer.status).toBe(503)
  return (await answer.json()) as Outage
}

/** The player's characters, asked for without the dashboard's own call. */
const ownCharacters = (page: Page) =>
  page.evaluate(async () => {
    const { membership_id: id, membership_type: type, bungie_access_token: token } = localStorage
    const answer = await fetch(`/api/inventory/${type}/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { characters } = (await answer.json()) as { characters: { id: string }[] }
    return { id: String(id), characters: characters.map((character) => character.id) }
  })

/** The keys of what the browser keeps for times without a network. */
const snapshotsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('ai-vault')
        request.onsuccess = () => {
          const keys = request.result.transaction('answers').objectStore('answers').getAllKeys()
          keys.onsuccess = () => {
            request.result.close()
            resolve(keys.result.join(' '))
          }
        }
      }),
  )

interface Outage {
  readonly detail: {
    readonly user_message: string
    readonly technical_details: string
    readonly suggested_actions: readonly string[]
  }
  readonly retry_after: number
}
