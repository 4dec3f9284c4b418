/** One weapon taken apart: from a drop in the armory to what would be better and where it comes from. */
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const chosenScore = (page: Page) => part(page, 'Chosen roll').locator('[data-part=rating]')
const column = (page: Page, name: RegExp) => page.getByRole('group', { name })

describe('this just dropped: is it better than mine, and what would be?', () => {
  const opened = stage.share(() => stage.player('veteran', '/armory?q=is:dupe+is:legendary'))

  test('F-279 F-280 F-281 F-282 at a desk: from the armory to copies, odds and another perk, by keyboard', async () => {
    const page = await opened()
    await page.locator('[role=grid] [data-weapon] > button:first-child').first().click()
    await page.getByRole('link', { name: 'Open in Forge' }).click()
    // With the side that the copy is rated for, where that is not PvE.
    await soon(() => pathOf(page)).toMatch(/^\/forge\/\d+(\?for=pvp)?$/)
    await shown(page.getByText(/Meta relevance \d\.\d$/))
    await page.getByRole('button', { name: 'Three more scores' }).click()
    await shown(page.getByRole('group', { name: 'Meta relevance' }).getByText(/^\d\.\d$/))
    // Mine beside it, with the one verdict on each.
    const copies = part(page, 'Your copies')
    await soon(() => copies.getByRole('columnheader').count()).toBeGreaterThan(2)
    await shown(copies.getByRole('row', { name: /^Advice/ }))
    // What would be: the target, the odds, the place.
    const target = part(page, 'Personalised god roll')
    await shown(target.getByText(/^1 in /))
    await shown(target.getByText(/^Source: /))
    await shown(chosenScore(page))
    // Another perk, by keyboard alone.
    const traits = column(page, /^Trait 1/)
    await traits.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await soon(() => new URL(page.url()).searchParams.get('roll')).toMatch(/-/)
    const name = await traits.locator('label:has(:checked)').textContent()
    await isFine(page)
    // A reload shows the same roll.
    await page.reload()
    await shown(chosenScore(page))
    await soon(() => traits.locator('label:has(:checked)').textContent()).toBe(name)
    await page.getByRole('button', { name: 'Back to this copy' }).click()
    await soon(() => new URL(page.url()).searchParams.get('roll')).toBeNull()
    // Another copy has its own address; Back returns.
    const here = pathOf(page)
    await copies.getByRole('link', { name: 'Copy 2' }).click()
    await soon(() => pathOf(page)).not.toBe(here)
    await shown(chosenScore(page))
    await page.goBack()
    await soon(() => pathOf(page)).toBe(here)
  })

  test('F-281 on a phone one column at a time, the score and what changes under it, nothing cut off', async () => {
    const page = await opened()
    await page.setViewportSize(PHONE)
    await shown(column(page, /^Trait 1/))
    await page.getByText('Magazine', { exact: true }).first().click()
    await shown(column(page, /^Magazine/))
    await gone(column(page, /^Trait 1/))
    await column(page, /^Magazine/)
      .locator('label:not(:has(:checked))')
      .first()
      .click()
    await soon(() => new URL(page.url()).searchParams.get('roll')).toMatch(/-/)
    await shown(chosenScore(page))
    await isFine(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await isFine(page)
  })

  test('F-284 an analysis that fails leaves perks and copies readable, and comes back with Retry', async () => {
    const page = await opened()
    await page.setViewportSize(DESKTOP)
    await page.route('**/api/analyze-weapon*', (route) => route.fulfill({ status: 502, json: {} }))
    await page.goto('/forge?q=is:legendary')
    await page
      .getByRole('link', { name: /copies/ })
      .first()
      .click()
    await shown(page.getByRole('heading', { name: 'Failed to load weapon analysis.' }))
    await shown(column(page, /^Trait 1/))
    await shown(part(page, 'Your copies').getByRole('row', { name: /^Advice/ }))
    await isFine(page)
    await page.unroute('**/api/analyze-weapon*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await gone(page.getByRole('heading', { name: 'Failed to load weapon analysis.' }))
    await shown(page.getByText(/Meta relevance \d\.\d$/))
  })
})

test('F-008 F-283 a stranger reads the example, and is asked to connect for a weapon of their own', async () => {
  const page = await stage.visitor('/forge/preview')
  await shown(page.getByText(/^A public example/))
  await shown(chosenScore(page))
  await isFine(page)
  await page.goto('/forge/1')
  await shown(page.getByText('Authentication required to access weapon forge.'))
})
