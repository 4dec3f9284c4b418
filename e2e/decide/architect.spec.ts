/** The Architect from the first click to a build, at a desk and on a phone, and when things break. */
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const TASK = 'A Grandmaster build from what I own, solar, no bows, overload covered'

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Your request, optional' })
const create = (page: Page) => page.getByRole('button', { name: 'Create Build' })
const build = (page: Page) => page.getByRole('region', { name: 'Build', exact: true })

describe('one player, one page', () => {
  const opened = stage.share(() => stage.player('veteran', '/architect'))

  test('F-291 F-294 F-296 F-300 a Grandmaster build: solar, no bows, overload covered, by keyboard alone', async () => {
    const page = await opened()
    await shown(page.getByRole('heading', { level: 1, name: 'Architect' }))
    await prompt(page).focus()
    await page.keyboard.type(TASK)
    await shown(page.getByRole('button', { name: 'Remove Without Combat bows' }))
    await page.keyboard.press('Tab')
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Create Build')
    await page.keyboard.press('Enter')
    await shown(build(page))
    await shown(page.getByRole('list', { name: /^Perks of/ }).first())
    await soon(() =>
      build(page)
        .getByText(/Combat Bow/)
        .count(),
    ).toBe(0)
    const overload = page
      .getByRole('table', { name: 'What answers each champion and shield' })
      .getByRole('row', { name: /^Overload/ })
    await soon(() => overload.getByText('covers', { exact: true }).count()).toBeGreaterThan(0)
    await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    await isFine(page)
    await picture(page, 'architect at a desk')
  })

  test('F-296 a swap and an alternative make another build, and a reload brings it back with both', async () => {
    const page = await opened()
    const swap = page.getByRole('button', { name: /^Swap / }).first()
    const label = (await swap.getAttribute('aria-label')) ?? ''
    const name = /^Swap .* for (.*)$/.exec(label)?.[1] ?? 'nothing'
    const chosen = page.getByRole('region', { name: 'Weapons' }).getByRole('button', { name, exact: true })
    await soon(() => chosen.count()).toBe(0)
    await swap.click()
    await shown(chosen.first())
    const alternative = page.getByRole('region', { name: 'Alternatives' }).getByRole('button').first()
    const other = (await alternative.locator('b').textContent()) ?? 'nothing'
    await soon(() => build(page).getByRole('heading', { level: 2, name: other, exact: true }).count()).toBe(0)
    await alternative.click()
    await shown(build(page).getByRole('heading', { level: 2, name: other, exact: true }))
    await shown(chosen.first())
    await page.reload()
    await shown(build(page).getByRole('heading', { level: 2, name: other, exact: true }))
    await shown(chosen.first())
    await soon(() => prompt(page).inputValue()).toBe(TASK)
  })

  test('F-299 a server that is gone: the sentence, the request kept, and a build once it is back', async () => {
    const page = await opened()
    await page.route('**/api/recommend-build', (route) => route.abort())
    await create(page).click()
    await shown(page.getByRole('heading', { name: 'Failed to create build. Please try again.' }))
    await soon(() => prompt(page).inputValue()).toBe(TASK)
    // Where the page is scrolled, the header stands over what it passes.
    await page.evaluate(() => window.scrollTo(0, 0))
    await isFine(page)
    await page.unroute('**/api/recommend-build')
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown(build(page))
  })

  test('F-292 on a phone: cancel while it is made, then make it, and nothing is cut off at 320 px', async () => {
    const page = await opened()
    await page.setViewportSize(PHONE)
    await page.goto('/architect?activity=raid')
    await page.route('**/api/recommend-build', () => {})
    await create(page).click()
    await shown(page.getByRole('button', { name: 'Generating Build...' }))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await shown(create(page))
    await page.unroute('**/api/recommend-build')
    await create(page).click()
    await shown(build(page))
    await isFine(page)
    await picture(page, 'architect on a phone')
    await page.setViewportSize({ width: 320, height: 640 })
    await isFine(page)
  })
})
