import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE } from '../support/browser/browser.ts'
import { focused, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'
import { sayStatus } from '../support/system-status.ts'

const stage = openStage()
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })

describe('going from screen to screen', () => {
  test('the new heading has the focus, and the way back finds the old place', async () => {
    const page = await stage.visitor('/privacy', { viewport: PHONE })
    await shown(heading(page, 'Privacy'))
    await page.evaluate(() => scrollTo(0, 400))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Changelog' }).click()
    await shown(heading(page, 'Changelog'))
    await soon(() => focused(page).textContent()).toBe('Changelog')
    await soon(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await shown(heading(page, 'Privacy'))
    await soon(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('a long list is found again where it was left, by the way back and by a reload', async () => {
    const page = await stage.player('veteran', '/armory')
    const place = () => page.evaluate(() => scrollY)
    await shown(page.getByRole('grid'))
    await page.evaluate(() => scrollTo(0, 3_000))
    await soon(place).toBe(3_000)
    // A click of Playwright's own scrolls to what it clicks.
    const atlas = page.getByRole('navigation').getByRole('link', { name: 'Atlas' }).first()
    await atlas.evaluate((link: HTMLElement) => link.click())
    await shown(heading(page, 'Atlas'))
    await soon(place).toBe(0)
    await page.goBack()
    await shown(page.getByRole('grid'))
    await soon(place).toBe(3_000)
    await page.reload()
    await shown(page.getByRole('grid'))
    await soon(place).toBe(3_000)
  })

  test('F-348 a screen is a file of its own, fetched when it is needed', async () => {
    const page = await stage.visitor('/login')
    await shown(heading(page, 'Open the vault'))
    const scripts: string[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('.js')) scripts.push(answer.url())
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Changelog' }).click()
    await shown(heading(page, 'Changelog'))
    expect(scripts.some((url) => /ChangelogScreen/.test(url))).toBe(true)
  })

  test('a screen that breaks leaves the shell alive, and there are ways out', async () => {
    const page = await stage.visitor()
    await page.route('**/assets/ChangelogScreen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function ChangelogScreen() { throw new TypeError("ink ran out") }',
      }),
    )
    await page.goto('/changelog')
    await shown(heading(page, 'Something broke'))
    await shown(page.getByRole('alert').getByText('This screen stopped working'))
    await shown(page.getByRole('alert').getByText('nothing you own is affected'))
    await page.getByText('Technical details').click()
    await shown(page.getByText('TypeError: ink ran out'))
    await shown(page.getByRole('button', { name: /System status/ }))
    await page.getByRole('alert').getByRole('link', { name: 'Command Center' }).click()
    await shown(heading(page, 'Everything you own.'))
  })

  test('a screen that cannot be fetched says so, and comes when it can', async () => {
    const page = await stage.visitor('/privacy')
    await shown(heading(page, 'Privacy'))
    await page.route('**/assets/ChangelogScreen-*.js', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Changelog' }).click()
    await shown(page.getByRole('alert').getByText('This screen could not be loaded'))
    await shown(page.getByRole('banner').getByRole('button', { name: 'More' }))
    await page.unroute('**/assets/ChangelogScreen-*.js')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await shown(heading(page, 'Changelog'))
  })

  test('a part of the shell that cannot be fetched takes nothing else with it', async () => {
    const page = await stage.visitor()
    await page.route('**/assets/{CommandPalette,KeyboardHelp,BannerStack}-*.js', (route) => route.abort())
    await sayStatus(page, 'sunspots')
    await page.goto('/privacy')
    await shown(page.getByRole('button', { name: 'System status: Unknown' }))
    await shown(heading(page, 'Privacy'))
    for (const key of ['Control+k', '?']) {
      const failed = page.waitForEvent('requestfailed')
      await page.keyboard.press(key)
      await failed
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Changelog' }).click()
    await shown(heading(page, 'Changelog'))
  })
})
