import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()

/** Marks the page, so that a test can tell that it was never loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { sameAsBefore: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'sameAsBefore' in globalThis)
const tiles = (page: Page) => page.locator('[role=grid] [data-weapon] > button:first-child')

/** The first request for such a file is lost; later ones are answered. */
async function loseOnce(page: Page, file: RegExp) {
  const lost: string[] = []
  await page.route(
    (url) => file.test(url.pathname),
    (route) => {
      const { pathname } = new URL(route.request().url())
      if (lost.includes(pathname)) return route.continue()
      lost.push(pathname)
      return route.abort('connectionfailed')
    },
  )
  return lost
}

describe('after a lost connection, without loading the page anew', () => {
  test('F-038 F-046 the bar says so though the browser does not, and every part that was asked for meanwhile comes', async () => {
    const page = await stage.player('veteran', '/armory')
    await shown(tiles(page))
    await mark(page)
    await stage.stopServer()
    await tiles(page).first().click()
    await shown(page.getByText('That could not be opened. Check your connection and try again.'))
    await page.keyboard.press('Control+k')
    await shown(page.getByText('That could not be opened. Try again in a moment.'))
    await shown(page.getByText('Offline: showing saved data'))
    await soon(() => page.evaluate(() => navigator.onLine)).toBe(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
    await shown(page.getByRole('heading', { name: 'This screen could not be loaded' }))

    await stage.startServer()
    await shown(page.getByText('Network online'))
    await shown(page.getByRole('heading', { level: 1, name: /^Welcome/ }))
    await page.keyboard.press('Control+k')
    await shown(page.getByRole('combobox', { name: 'Find a screen, an item or a triumph' }))
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Armory' }).click()
    await tiles(page).first().click()
    await shown(page.getByRole('complementary', { name: /, details$/ }))
    await soon(() => isSamePage(page)).toBe(true)
  })

  test.each([
    ['the screen’s own script', /\/assets\/ChangelogScreen-.*\.js$/],
    ['a script it imports', /\/assets\/Markdown-.*\.js$/],
    ['its style', /\/assets\/Markdown-.*\.css$/],
  ])('F-038 a screen comes on the second try after %s was lost', async (_what, file) => {
    const page = await stage.visitor('/login')
    await shown(page.getByRole('heading', { level: 1, name: 'Open the vault' }))
    await mark(page)
    const lost = await loseOnce(page, file)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Changelog' }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    const heading = page.getByRole('heading', { level: 1, name: 'Changelog' })
    await shown(again.or(heading))
    if (await again.isVisible()) await again.click()
    await shown(heading)
    expect(lost).toHaveLength(1)
    await soon(() => isSamePage(page)).toBe(true)
  })

  test('F-350 the page itself starts once its scripts can be had', async () => {
    const page = await stage.visitor()
    const lost = await loseOnce(page, /\/assets\/(shell|frame)-.*\.js$/)
    await page.goto('/login')
    await shown(page.getByRole('main').getByRole('heading', { level: 1, name: 'Open the vault' }))
    await soon(() => lost.length).toBe(2)
  })

  test('F-348 every script travels once, and runs at one address', async () => {
    const page = await stage.player('newcomer', '/dashboard')
    await shown(page.getByRole('heading', { level: 1, name: /^Welcome/ }))
    const travelled = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => /\/assets\/.*\.js/.test(name) && transferSize > 0)
        .map(({ name }) => name),
    )
    expect(travelled.length).toBeGreaterThan(5)
    expect(new Set(travelled).size).toBe(travelled.length)
    expect(travelled.filter((address) => address.includes('?'))).toEqual([])
  })
})
