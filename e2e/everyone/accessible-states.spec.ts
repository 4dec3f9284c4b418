/** What axe says to everything that opens, fails, waits or comes over a screen. */
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { headerConnect } from '../support/connecting.ts'
import { shown } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'
import { sayStatus } from '../support/system-status.ts'

const stage = openStage()

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })

/** Axe needs a clock that runs; so only the three waits of the callback screen never end. */
function stayOnTheCallback() {
  const wait = window.setTimeout.bind(window)
  const never = [500, 1_500, 3_000]
  Object.assign(window, {
    setTimeout: (work: () => void, delay = 0) => (never.includes(delay) ? 0 : wait(work, delay)),
  })
}

describe('axe finds nothing', () => {
  /** Where least has room; only what opens over a screen is another thing at a desk. */
  const viewport = PHONE

  test.each([
    ['1440 px', DESKTOP],
    ['390 px', PHONE],
  ])('F-347 at %s in what opens: menus, palette, keys, status', async (_, size) => {
    const isPhone = size === PHONE
    const page = await stage.visitor('/privacy', { viewport: size })
    await shown(heading(page, 'Privacy'))
    if (isPhone) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await shown(page.getByRole('dialog', { name: 'Menu' }))
    } else {
      await page.getByRole('button', { name: 'More' }).click()
      await shown(page.getByRole('link', { name: 'Prophecy' }))
    }
    await isFine(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await shown(page.getByRole('dialog', { name: 'Command palette' }))
    await isFine(page)
    await page.keyboard.type('xyzzy')
    await shown(page.getByText('Nothing here is called “xyzzy”.'))
    await isFine(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await shown(page.getByRole('dialog', { name: 'Keyboard' }))
    await isFine(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /System status/ }).click()
    await shown(page.getByRole('dialog', { name: 'System status' }))
    await isFine(page)
  })

  test('F-347 on the way back from the platform, however it ended', async () => {
    const token = 'a-token-of-thirty-two-characters'
    for (const [query, text] of [
      [`access_token=${token}&membership_id=46&membership_type=3`, 'Authentication successful!'],
      ['', 'Redirecting...'],
      [`access_token=${token}`, 'Authentication failed.'],
    ] as const) {
      const page = await stage.visitor(undefined, { viewport })
      await page.addInitScript(stayOnTheCallback)
      await page.goto(`/auth/callback?${query}`)
      await shown(page.getByRole('heading', { level: 1 }).getByText(text))
      await isFine(page)
    }
  })

  test('F-347 on the sandbox’s own pages', async () => {
    const page = await stage.visitor('/login', { viewport })
    await page.getByRole('main').getByRole('button', { name: 'Connect with Bungie' }).click()
    await page.waitForURL(/\/OAuth\/Authorize/i)
    await isFine(page)
    await page.goto(`${stage.sandboxUrl}/en/OAuth/Authorize?client_id=0&response_type=code`)
    await shown(page.getByRole('heading', { name: 'This sign-in cannot go on' }))
    await isFine(page)
  })

  test('F-347 while something fails: banners, notices, a failed connect, a toast, a lost network', async () => {
    const page = await stage.visitor(undefined, { viewport })
    await sayStatus(page, 'bungie_issues')
    await page.goto('/login')
    await shown(page.getByText('Bungie.net servers have issues.'))
    await isFine(page)
    await page.route('**/api/bungie/login', (route) => route.abort('connectionrefused'))
    await page.getByRole('main').getByRole('button', { name: 'Connect with Bungie' }).click()
    await shown(page.getByText('Could not reach sign-in. Try again.'))
    await isFine(page)
    await page.context().setOffline(true)
    await shown(page.getByText('Offline: showing saved data'))
    await isFine(page)
  })

  test('F-347 for a player whose data fails, and when signing out', async () => {
    const page = await stage.player('private', undefined, { viewport })
    await page.route('**/api/dashboard/guardian-data*', (route) =>
      route.fulfill({
        status: 502,
        json: { detail: 'Bungie platform server error', code: 'x', retry_after: 9 },
      }),
    )
    await page.goto('/')
    await shown(page.getByText('Your guardian data could not be read.'))
    await isFine(page)
    await page.goto('/login')
    await page.getByRole('main').getByRole('button', { name: 'Disconnect' }).click()
    await shown(headerConnect(page).or(heading(page, 'Open the vault')))
    await isFine(page)
  })

  test('F-347 where a screen broke', async () => {
    const page = await stage.visitor(undefined, { viewport })
    await page.route('**/assets/ChangelogScreen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function ChangelogScreen() { throw new TypeError("ink ran out") }',
      }),
    )
    await page.goto('/changelog')
    await shown(heading(page, 'Something broke'))
    await isFine(page)
  })
})
