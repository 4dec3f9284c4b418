import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE } from '../support/browser/browser.ts'
import { focused, gone, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })

describe('the mobile menu', () => {
  const opened = stage.share(() => stage.visitor(undefined, { viewport: PHONE }))
  const atPrivacy = async () => {
    const page = await opened()
    await page.goto('/privacy')
    return page
  }

  test('F-045 opens by the toggle, holds every screen, and closes on navigation', async () => {
    const page = await atPrivacy()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await shown(menu)
    const links = menu.getByRole('navigation').getByRole('link')
    await soon(async () => (await links.allTextContents()).sort()).toEqual(
      [
        'Command Center',
        'Dashboard',
        'Atlas',
        'Archives',
        'Armory',
        'AI Assistant',
        'Sentinel',
        'Profile',
        'Forge',
        'Architect',
        'Prophecy',
        'Command Table',
      ].sort(),
    )
    for (const box of await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))) {
      expect(box.height).toBeGreaterThanOrEqual(44)
    }
    await menu.getByRole('link', { name: 'Forge' }).click()
    await gone(menu)
    await shown(heading(page, 'Forge'))
  })

  test('F-045 choosing the screen that is open closes it too, and so does the way back', async () => {
    const page = await atPrivacy()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.click()
    await menu.getByRole('link', { name: 'Atlas' }).click()
    await shown(heading(page, 'Atlas'))
    await open.click()
    await menu.getByRole('link', { name: 'Atlas' }).click()
    await gone(menu)
    await open.click()
    await shown(menu)
    await page.goBack()
    await shown(heading(page, 'Privacy'))
    await gone(menu)
  })

  test('F-045 keeps the focus inside, closes by Escape and by its cross, and gives the focus back', async () => {
    const page = await atPrivacy()
    const open = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await open.click()
    await shown(menu)
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      // After its last control a browser may turn to its own bars; the page then has no focus at all.
      const inside = await menu.evaluate(
        (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
      )
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await gone(menu)
    await soon(() => focused(page).getAttribute('aria-label')).toBe('Open menu')
    await open.click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await gone(menu)
  })
})
