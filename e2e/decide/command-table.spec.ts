/** The Command Table: who is with me, what we lack, what of mine fills it. */
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { gone, pathOf, shown, soon, stored } from '../support/looking.ts'
import { signInByCalls } from '../support/sign-in.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const SIX =
  'Asterion#0042, Hoardwarden#7731, Fresh Spark#0007, Closed Visor#5150, Old Guard#2014, , Nobody Here#0001'

const field = (page: Page) => page.getByRole('textbox', { name: /Fireteam member IDs/ })
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Fireteam' })
const matrix = (page: Page) => page.getByRole('table', { name: 'What each member brings for each need' })

/** The platform refuses to tell anything of this guardian. */
async function hide(guardian: 'collector') {
  const { localStorage } = await signInByCalls(stage.url, guardian)
  const id = localStorage.find(({ name }) => name === 'membership_id')?.value
  await stage.fault({ kind: 'privacy', path: `/Platform/Destiny2/3/Profile/${id}/` })
}

describe('the last fireteam', () => {
  test('F-317 is looked at for the activity that was chosen, everybody of it is found, and a verdict comes first', async () => {
    const page = await stage.player('veteran', '/command-table')
    const look = page.getByRole('button', { name: /^See what these/ })
    await shown(look)
    await analyze(page).click()
    await shown(page.getByText(/^Nobody was named/))
    await shown(look)
    await page.getByRole('combobox', { name: 'Activity' }).selectOption('grandmaster_nightfall')
    await look.click()
    await shown(matrix(page))
    await shown(page.getByText(/^(Ready|Not ready) for Grandmaster Nightfall|^Nothing speaks against/))
    await soon(() => pathOf(page)).toContain('activity=grandmaster_nightfall')
    await gone(page.getByText(/^Not found, and not counted/))
    await isFine(page)
    await picture(page, 'last fireteam for a Grandmaster')
  })
})

describe('one player, one page', () => {
  const opened = stage.share(() => stage.player('veteran', '/command-table'))

  test('F-312 F-313 F-315 F-317 our team of six lacks something: what of mine fills it', async () => {
    const page = await opened()
    await shown(page.getByRole('heading', { level: 1, name: 'Command Table' }))
    await hide('collector')
    await field(page).fill(SIX)
    await shown(page.getByText('6 members named, 1 blank dropped.'))
    await analyze(page).click()
    await shown(matrix(page))
    await soon(() => matrix(page).getByRole('columnheader').count()).toBe(5 + 3)
    await shown(page.getByText(/^4 members read, 1 not readable, 1 blank dropped\./))
    await shown(page.getByText('Inventory is private'))
    await shown(page.getByText('No player was found for this.'))
    await shown(page.getByRole('heading', { name: 'What you can fill' }))
    await shown(page.getByText(/^(In your vault|Equipped|Carried by a character of yours)/).first())
    await soon(() => page.locator('pre').textContent()).toContain('"type": "fireteam_analysis"')
    await isFine(page)
    await picture(page, 'command table at a desk')
  })

  test('F-316 a platform in maintenance ends the busy state alone and marks the result', async () => {
    const page = await opened()
    await stage.fault({ kind: 'maintenance', path: '/Platform/Destiny2/' })
    await analyze(page).click()
    await shown(page.getByText(/not refreshed\. The last try at/))
    await shown(matrix(page))
    await soon(() => page.getByRole('main').getByRole('alert').count()).toBe(0)
    await isFine(page)
    await stage.clearFaults()
    await page.reload()
    await soon(() => field(page).inputValue()).toBe(SIX)
    await shown(matrix(page))
  })

  test('F-312 on a phone: no fireteam is said so, the current one fills the field, and no sideways scroll', async () => {
    const page = await opened()
    await page.setViewportSize(PHONE)
    // Who is together depends on the hour; what the server makes of either is tested beside it.
    let together = { state: 'alone', members: [] as object[] }
    await page.route('**/api/fireteam/current', (route) => route.fulfill({ json: together }))
    const load = page.getByRole('button', { name: 'Load my current fireteam' })
    await load.click()
    await shown(page.getByText(/alone or offline/))
    const two = [(await stored(page)).membership_id, 'Closed Visor#5150']
    together = { state: 'together', members: two.map((player_id) => ({ player_id, name: 'x' })) }
    await load.click()
    await soon(() => field(page).inputValue()).toBe(two.join(', '))
    await gone(page.getByText(/alone or offline/))
    await analyze(page).click()
    await shown(matrix(page))
    await isFine(page)
    await picture(page, 'command table on a phone')
    await page.setViewportSize({ width: 320, height: 640 })
    await isFine(page)
  })
})
