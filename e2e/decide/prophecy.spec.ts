/** What the player's own history says to do next. */
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { PHONE } from '../support/browser/browser.ts'
import { gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
/** Until history and reports are read, so that nothing moves any more. */
async function settled(page: Page) {
  await shown(tab(page, /^Overview/))
  await gone(page.getByRole('status').filter({ hasText: /still/ }))
}

describe('one player, one page', () => {
  const opened = stage.share(() => stage.player('veteran', '/prophecy'))

  test('F-301 F-303 F-304 F-305 what have I forgotten, and what shall I farm this week: at a desk', async () => {
    const page = await opened()
    await settled(page)
    const parts = page.getByRole('region', { name: 'All of it' })
    await shown(parts.getByRole('link', { name: /^Playstyle archetype .*% sure/ }))
    await isFine(page)
    await parts.getByRole('link', { name: /^Hidden gems/ }).click()
    const gems = page.getByRole('tabpanel', { name: /^Hidden gems/ })
    await shown(gems.getByText(/% sure/).first())
    await shown(gems.getByText(/^Tracker: 0 kills ever/).first())
    await tab(page, /^Overview/).click()
    // By keyboard to farming; the place keeps the tab.
    await tab(page, /^Overview/).focus()
    await page.keyboard.press('End')
    await soon(() => pathOf(page)).toBe('/prophecy?part=farming')
    await shown(page.getByRole('region', { name: 'Next farm priorities' }).getByRole('row').nth(1))
    await page.reload()
    await shown(page.getByLabel(/minutes a run$/))
    // A goal leads to the weapon itself, and Back to the goals.
    await page
      .getByRole('region', { name: 'Next farm priorities' })
      .locator('a[href^="/forge/"]')
      .first()
      .click()
    await shown(page.getByRole('region', { name: 'Personalised god roll' }))
    await page.goBack()
    await shown(page.getByLabel(/minutes a run$/))
  })

  test('F-309 F-310 F-311 no answer any more: the specified words, what was read stays, then Retry Connection', async () => {
    const page = await opened()
    await page.route('**/api/prophecy*', (route) => route.abort())
    await page.getByRole('button', { name: 'Read again' }).click()
    await shown(page.getByRole('heading', { name: 'The Prophecy is Unavailable' }))
    await shown(page.getByText(/^The Prophecy encountered difficulties: ./))
    await shown(tab(page, /^Overview/))
    await isFine(page)
    await page.unroute('**/api/prophecy*')
    await page.getByRole('button', { name: 'Retry Connection' }).click()
    await gone(page.getByRole('heading', { name: 'The Prophecy is Unavailable' }))
  })

  test('F-301 F-306 F-307 on a phone every part is whole, at 390 and 320 px', async () => {
    const page = await opened()
    await page.setViewportSize(PHONE)
    for (const [name, part, text] of [
      ['Hidden gems', 'hidden-gems', /^Tracker: 0 kills ever/],
      ['Playstyle', 'playstyle', /% sure, from \d/],
      ['Meta', 'meta', /reports/],
      ['Farming', 'farming', /^Expected after|runs/],
    ] as const) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
      await soon(() => pathOf(page)).toBe(`/prophecy?part=${part}`)
      await shown(
        page
          .getByRole('tabpanel', { name: new RegExp(`^${name}`) })
          .getByText(text)
          .first(),
      )
      await isFine(page)
    }
    await page.setViewportSize({ width: 320, height: 700 })
    await tab(page, /^Overview/).click()
    await shown(page.getByRole('region', { name: 'All of it' }))
    await isFine(page)
  })
})
