import type { Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import own from '../package.json' with { type: 'json' }
import { serverAway } from '../support/away.ts'
import { bannerSaying, dismiss } from '../support/banners.ts'
import { countCalls, gone, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'
import { sayStatus } from '../support/system-status.ts'
import { movableTime } from '../support/time.ts'

/** Pages that are open hear that the services are back: none of the next test's. Declared first, it runs when all is healed. */
afterEach(() => fetch(`${stage.url}/api/system-status`))

const stage = openStage()

/** The platform is asked with every look of a page, so that a fault shows at once. */
const ASKS_ANEW = { STATUS_KEEP_SECONDS: '0' }
beforeAll(() => stage.restartServer(ASKS_ANEW))
afterAll(() => stage.restartServer())

const MINUTE = 60_000
const dot = (page: Page, word: string) => page.getByRole('button', { name: `System status: ${word}` })
const TITLES =
  /Bungie\.net servers have issues|responding slowly|services are degraded|configuration issue|state is unknown/
const banner = (page: Page) => bannerSaying(page, page.getByText(TITLES))

/** Noticed before a page is there to hear of it: the notice would have the page check once more. */
async function goDown() {
  await stage.fault({ kind: 'maintenance' })
  await fetch(`${stage.url}/api/system-status`)
}

/**
 * Minutes pass until the page says so. A look that is on its way when they do, because a notice set it off, has no answer
 * in its five seconds: then the next look brings it.
 */
const minutesLater = (page: Page, word: string) =>
  soon(async () => {
    if (await dot(page, word).first().isVisible()) return word
    const isLook = (request: Request) => request.url().endsWith('/api/system-status')
    const looked = Promise.race([
      page.waitForEvent('requestfinished', isLook),
      page.waitForEvent('requestfailed', isLook),
    ])
    await page.clock.fastForward(2 * MINUTE)
    await looked
    return 'nothing yet'
  }).toBe(word)

describe('all is well', () => {
  test('F-044 F-047 the dot says operational with its facts behind it, and no banner stands', async () => {
    const page = await stage.visitor('/privacy')
    await shown(dot(page, 'Operational'))
    await soon(() => banner(page).count()).toBe(0)
    await dot(page, 'Operational').click()
    const panel = page.getByRole('dialog', { name: 'System status' })
    await shown(panel.getByText('All systems operational.'))
    await shown(panel.getByText(/^\d+ ms$/))
    await shown(panel.getByText('just now'))
    await shown(panel.getByRole('img', { name: /^30 days: / }))
    await page.keyboard.press('Escape')
    await gone(panel)
  })

  test('F-046 the bar says network online, command center operational, build and manifest', async () => {
    const page = await stage.visitor('/privacy')
    await shown(page.getByText('Network online'))
    await shown(page.getByText('Command center operational'))
    await shown(page.getByRole('link', { name: /^Build 3\.0\.\d/ }))
    await shown(page.getByText(/^Manifest sandbox\./))
    await page.context().setOffline(true)
    await shown(page.getByText('Offline: showing saved data'))
    await shown(page.getByText('Command center unknown'))
    await page.context().setOffline(false)
    await shown(page.getByText('Network online'))
    await shown(page.getByText('Command center operational'))
  })

  test('F-050 it asks again every 120 s, and at once when someone comes back to the window', async () => {
    const page = await stage.visitor()
    await movableTime(page)
    const checks = countCalls(page, '/api/system-status')
    /** The page counts from when it took the last answer, which may be a moment after it came. */
    const answered = async (after: number) => {
      const answer = page.waitForResponse('**/api/system-status')
      const before = checks()
      await soon(async () => {
        await page.clock.fastForward(after)
        // What the page asked for meanwhile is heard before its next answer.
        await page.evaluate(() => undefined)
        return checks()
      }).toBe(before + 1)
      await (await answer).finished()
    }
    await page.goto('/privacy')
    await shown(dot(page, 'Operational'))
    expect(checks()).toBe(1)
    await page.clock.fastForward(1.5 * MINUTE)
    expect(checks()).toBe(1)
    await answered(0.5 * MINUTE)
    expect(checks()).toBe(2)
    await answered(2 * MINUTE)
    expect(checks()).toBe(3)
    // The page may still be reading the last answer, and then has no need of another.
    const comeBack = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await soon(() => comeBack().then(checks)).toBeGreaterThan(3)
  })
})

describe('the game platform has trouble', () => {
  test('F-047 F-048 F-053 maintenance: server issues, the reason, what still works, a way to support', async () => {
    await stage.fault({ kind: 'maintenance' })
    const page = await stage.visitor('/privacy')
    await shown(banner(page).getByText('Bungie.net servers have issues.'))
    await shown(banner(page).getByText('The Destiny 2 servers are down for maintenance.'))
    // Nothing was read for a visitor, so nothing is promised to stay.
    await soon(() =>
      banner(page)
        .getByText(/stays open/)
        .count(),
    ).toBe(0)
    await shown(dot(page, 'Down'))
    const help = banner(page).getByRole('link', { name: 'Status' })
    await soon(() => help.getAttribute('href')).toBe('https://help.bungie.net')
  })

  test('F-048 F-053 a page in place of an answer counts as server issues', async () => {
    await stage.fault({ kind: 'html', path: '/Platform/Settings/' })
    const page = await stage.visitor('/privacy')
    await shown(banner(page).getByText('Bungie.net servers have issues.'))
    await shown(dot(page, 'Down'))
    await dot(page, 'Down').click()
    const panel = page.getByRole('dialog', { name: 'System status' })
    await shown(panel.getByText(/^Down (under a minute|for .* now|\d+ min)/))
  })

  test('F-048 F-054 no answer in time: slow, in the specified words', async () => {
    // The limit that players meet, which the journeys' patience makes longer than the fault.
    await stage.restartServer({ ...ASKS_ANEW, PATIENCE: '1' })
    await stage.fault({ kind: 'slow', ms: 20_000, path: '/Platform/Settings/' })
    const page = await stage.visitor('/privacy')
    await shown(banner(page).getByText('API is responding slowly. Please be patient.'))
    await shown(banner(page).getByText('Try refreshing in a few minutes.'))
    await shown(dot(page, 'Degraded'))
    await stage.restartServer(ASKS_ANEW)
  })

  test('F-044 F-048 F-055 throttling: degraded, and what the platform asked for', async () => {
    await stage.fault({ kind: 'throttle', path: '/Platform/Settings/' })
    const page = await stage.visitor('/privacy')
    await shown(banner(page).getByText('Some services are degraded.'))
    await shown(banner(page).getByText('The Destiny 2 API asked us to slow down.'))
    await shown(dot(page, 'Degraded'))
  })

  test('F-057 a word that this version does not know: unknown, with diagnostics to copy', async () => {
    const page = await stage.visitor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    // No fault of the platform makes our own server invent a word; a newer server could.
    await sayStatus(page, 'sunspots')
    await page.goto('/privacy')
    await shown(banner(page).getByText('The platform’s state is unknown.'))
    await shown(banner(page).getByText('The last check said “sunspots”, which this version does not know.'))
    await shown(dot(page, 'Unknown'))
    await banner(page).getByRole('button', { name: 'Copy' }).click()
    await shown(page.getByText('Diagnostics copied.'))
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(copied).toMatchObject({ overall_status: 'sunspots', version: own.version })
  })
})

describe('the banner', () => {
  test('F-049 dismissed, it stays away for this incident and comes back for the next', async () => {
    await goDown()
    const page = await stage.visitor()
    await movableTime(page)
    await page.goto('/privacy')
    await dismiss(banner(page))
    await gone(banner(page))
    await page.reload()
    await shown(dot(page, 'Down'))
    await soon(() => banner(page).count()).toBe(0)

    await stage.clearFaults()
    await minutesLater(page, 'Operational')

    await goDown()
    await minutesLater(page, 'Down')
    await shown(banner(page).getByText('Bungie.net servers have issues.'))
  })

  test('F-047 goes by itself when the next check finds all well', async () => {
    await goDown()
    const page = await stage.visitor()
    await movableTime(page)
    await page.goto('/privacy')
    await shown(banner(page))
    await stage.clearFaults()
    await minutesLater(page, 'Operational')
    await gone(page.getByText('Bungie.net servers have issues.'))
  })

  test('F-051 F-052 a check without an answer for 5 s hides it and turns the dot to unknown', async () => {
    await goDown()
    const page = await stage.visitor()
    await movableTime(page)
    const checks = countCalls(page, '/api/system-status')
    await page.goto('/privacy')
    await shown(banner(page))
    await stage.freezeServer()
    await page.clock.fastForward(2 * MINUTE)
    await soon(checks).toBe(2)
    const stuck = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/system-status'))
    await page.clock.fastForward(4_000)
    await soon(() => banner(page).count()).toBe(1)
    await page.clock.fastForward(1_000)
    await stuck
    await gone(banner(page))
    await shown(dot(page, 'Unknown'))
  })

  test('F-051 a check that finds no server hides it too', async () => {
    await goDown()
    const page = await stage.visitor()
    await movableTime(page)
    await page.goto('/privacy')
    await shown(banner(page))
    await serverAway(page)
    await page.clock.fastForward(2 * MINUTE)
    await shown(dot(page, 'Unknown'))
    await soon(() => banner(page).count()).toBe(0)
  })
})

/** Last, because it leaves the server with that key. */
describe('the installation has trouble', () => {
  test('F-056 a key that the platform refuses: configuration, in the specified words', async () => {
    await stage.restartServer({ ...ASKS_ANEW, BUNGIE_API_KEY: 'not-the-key' })
    const page = await stage.visitor('/privacy')
    await shown(banner(page).getByText('API configuration issue detected. Please contact support'))
    await shown(banner(page).getByText(/Incident [0-9a-f-]{36}\./))
    await shown(dot(page, 'Unknown'))
  })
})
