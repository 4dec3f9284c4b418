import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilReady } from '../../server/test-support/live/until-ready.ts'
import { CONNECT, connectedAs } from '../support/connecting.ts'
import { gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const main = (page: Page) => page.getByRole('main')
const title = (page: Page) =>
  main(page).getByRole('heading', { level: 1, name: 'Everything you own. How good it is. What to do next.' })
const count = (value: number) => value.toLocaleString('en-US')

/** The dashboard's data as the server gives it to this very page. */
async function guardianData(page: Page) {
  const answer = await page.waitForResponse('**/api/dashboard/guardian-data*')
  return ((await answer.json()) as { data: GuardianData }).data
}
interface GuardianData {
  readonly character_info: { readonly light_level: number; readonly class_name: string }
  readonly triumphs_completed: number
  readonly total_triumphs: number
  readonly total_activities?: number
  readonly weapon_analysis: { readonly total_weapons: number; readonly god_rolls: number }
}

/** A number by its name, e.g. 'Power'. */
const reading = (page: Page, label: string) =>
  main(page)
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last()

describe('the command center', () => {
  test('F-001 F-059 F-060 is the same screen at / and /command-center, with five cards that lead on', async () => {
    const page = await stage.visitor('/')
    const counters = main(page).getByText(/\d guardians? seen in 7 days/)
    await shown(counters)
    const atRoot = await main(page).innerText()
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await soon(() => current.textContent()).toBe('Command Center')
    await page.goto('/command-center')
    await shown(counters)
    await soon(() => main(page).innerText()).toBe(atRoot)
    await soon(() => current.textContent()).toBe('Command Center')
    await soon(() => page.title()).toBe('Command Center · AI Vault')
    await shown(main(page).getByText('Needs no network, costs nothing and sends nothing.'))
    await shown(main(page).getByText('Free; a key of your own adds a model.'))
    for (const [name, path] of [
      ['Armory', '/armory'],
      ['Atlas', '/atlas'],
      ['Archives', '/archives'],
      ['AI Assistant', '/ai'],
      ['Sentinel', '/sentinel'],
    ] as const) {
      await main(page).getByRole('group', { name: 'Places' }).getByRole('link', { name }).click()
      await soon(() => pathOf(page)).toBe(path)
      await page.goBack()
      await shown(title(page))
    }
  })

  test('F-001 is painted from the HTML alone, before any program, and looks the same with it', async () => {
    const page = await stage.visitor()
    await page.route(/\/assets\/shell-.*\.js$/, (route) => route.abort())
    await page.goto('/')
    const still = page.locator('.boot[inert]')
    await soon(() => still.getByText('Authentication Required').count()).toBe(1)
    const place = (at: string) => page.locator(`${at} h1`).boundingBox()
    const before = await place('.boot')
    await page.unroute(/\/assets\/shell-.*\.js$/)
    await page.goto('/')
    await shown(title(page))
    await gone(page.locator('.boot'))
    await soon(() => place('main')).toEqual(before)
  })
})

describe('the command center of a visitor', () => {
  test('F-063 F-039 says Authentication Required and has a connect button that leads on', async () => {
    const page = await stage.visitor('/')
    const prompt = main(page).getByRole('heading', { name: 'Authentication Required' })
    await shown(prompt)
    await soon(() => main(page).getByText('Power', { exact: true }).count()).toBe(0)
    await main(page).getByRole('button', { name: CONNECT }).click()
    await page.waitForURL(/\/OAuth\/Authorize/i)
    await page.goBack()
    await main(page).getByRole('button', { name: 'Explore the demo guardian' }).click()
    await shown(connectedAs(page, 'Asterion'))
  })
})

describe.each([
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
])('the connect card %s', (_where, size) => {
  test('F-370 says in the first view that access is read-only', async () => {
    const page = await stage.visitor('/', { viewport: size })
    const promise = main(page).getByText(/^Read-only\./)
    await shown(promise)
    await soon(async () => {
      const box = await promise.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= size.height
    }).toBe(true)
  })
})

describe('the command center of a player', () => {
  test('F-061 F-059 shows the stats strip and a live fact on every card, from the player’s own data', async () => {
    const page = await stage.player('veteran')
    const [data] = await Promise.all([guardianData(page), page.goto('/')])
    const { character_info: character, weapon_analysis: weapons } = data
    await shown(reading(page, 'Power').getByText(count(character.light_level)))
    await shown(reading(page, 'Class').getByText(character.class_name))
    await shown(reading(page, 'Triumphs').getByText(count(data.triumphs_completed)))
    await shown(reading(page, 'Triumphs').getByText(`/ ${count(data.total_triumphs)}`))
    // The platform counts them for us; a server that waits for it no longer says so by an em dash.
    const activities = data.total_activities === undefined ? '—' : count(data.total_activities)
    await shown(reading(page, 'Activities on record').getByText(activities))
    await shown(main(page).getByText(`You own ${count(weapons.total_weapons)} weapons`))
    await shown(main(page).getByText(`${count(weapons.god_rolls)} god rolls`))
    await shown(
      main(page).getByText(`${count(data.triumphs_completed)} of ${count(data.total_triumphs)} triumphs`),
    )
    if (data.total_activities !== undefined) {
      await shown(main(page).getByText(`${count(data.total_activities)} activities on record`))
    }
    await soon(() => main(page).getByText('Authentication Required').count()).toBe(0)
    expect(data.weapon_analysis.total_weapons).toBeGreaterThan(300)
  })

  test('F-061 what an account does not have is an em dash, not a zero', async () => {
    const page = await stage.player('empty', '/')
    await shown(main(page).getByText('Welcome, Nobody Yet'))
    for (const label of ['Power', 'Class']) await shown(reading(page, label).getByText('—'))
  })

  test('F-061 a failure is one line with a retry, and the retry works', async () => {
    const page = await stage.player('unshared')
    const data = '**/api/dashboard/guardian-data*'
    await page.route(data, (route) =>
      route.fulfill({
        status: 502,
        json: { detail: 'Bungie platform server error', code: 'platform-unexpected' },
      }),
    )
    await page.goto('/')
    const line = main(page).getByText('Your guardian data could not be read.')
    await shown(line)
    await shown(reading(page, 'Power').getByText('—'))
    await page.unroute(data)
    await main(page).getByRole('button', { name: 'Retry' }).click()
    await gone(line)
    await shown(reading(page, 'Power').getByText(/^[\d,]+$/))
    // How many weapons a private vault holds is nobody's business: no count of the few that show.
    await gone(main(page).getByText(/You own/))
  })

  test('F-350 F-062 in an outage the last good data stands, also after a new start of everything; the briefing counts on', async () => {
    const page = await stage.player('newcomer', '/')
    await shown(main(page).getByText(/You own \d+ weapons/))
    await stage.fault({ kind: 'maintenance' })
    await stage.restartServer()
    await page.evaluate(() => indexedDB.deleteDatabase('ai-vault'))
    await page.reload()
    await shown(main(page).getByText(/You own \d+ weapons/))
    // This installation's own counters, counted anew since it started, and read by a browser that kept nothing.
    await stage.clearFaults()
    await untilReady(stage.url)
    const visitor = await stage.visitor()
    const [answer] = await Promise.all([visitor.waitForResponse('**/api/briefing'), visitor.goto('/')])
    const { active_guardians, data_points, uptime_percent } = (await answer.json()) as Briefing
    expect(active_guardians).toBeGreaterThan(0)
    expect(data_points).toBeGreaterThan(0)
    await main(visitor).getByRole('button', { name: 'Intelligence Briefing' }).click()
    const panel = main(visitor).getByRole('region', { name: 'Intelligence Briefing' })
    await shown(panel.getByText('live'))
    await soon(async () => (await panel.innerText()).replaceAll(/\s+/g, ' ').toLowerCase()).toContain(
      'live ' +
        `active guardians ${count(active_guardians)} seen in 7 days ` +
        `data points ${count(data_points)} stored readings ` +
        `uptime ${uptime_percent === undefined ? '— not watched yet' : `${shareOf(uptime_percent)} % in `}`,
    )
  })
})
interface Briefing {
  readonly active_guardians: number
  readonly data_points: number
  /** A server that just started may not have watched the platform for a minute. */
  readonly uptime_percent?: number
}
const shareOf = (percent: number) => (percent === 100 ? '100' : (Math.floor(percent * 10) / 10).toFixed(1))
