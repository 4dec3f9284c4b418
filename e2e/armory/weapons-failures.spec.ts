/** Every failure of the inventory, made by the sandbox against a server that has no copy to fall back on. */
import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverAway } from '../support/away.ts'
import { findings, textsOutside } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { approveAs } from '../support/connecting.ts'
import { countCalls, gone, pathOf, shown, soon } from '../support/looking.ts'
import { forgetEverything } from '../support/stage/forgetful-server.ts'
import { openStage } from '../support/stage/stage.ts'
import { movableTime } from '../support/time.ts'

const stage = openStage()
const GAME = '/Platform/Destiny2/'
const panel = (page: Page) => page.getByRole('main').getByRole('alert')
const tiles = (page: Page) => page.getByRole('grid', { name: 'Weapons' }).locator('[data-weapon]')

let remember: () => Promise<void>
beforeAll(async () => {
  remember = await forgetEverything(stage)
})
afterAll(() => remember())

async function isFine(page: Page) {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await soon(() => findings(page)).toEqual([])
    await soon(() => textsOutside(page)).toEqual([])
  }
}

describe('a vault that cannot be read', () => {
  test('F-139 F-140 F-148 F-150 a platform in trouble: two calls, the words, the way to sign-in, and the vault once it is over', async () => {
    const page = await stage.player('newcomer')
    await movableTime(page)
    const calls = countCalls(page, /^\/api\/inventory\//)
    await stage.fault({ kind: 'unexpected', path: GAME })
    await page.goto('/armory?q=is:legendary')
    await shown(panel(page).getByText(/experiencing internal issues\. Please try again in 5-10 minutes\./))
    await shown(panel(page).getByText(/try again later/))
    expect(calls()).toBe(2)
    await isFine(page)
    await soon(() => panel(page).getByRole('link', { name: 'Return to Login' }).getAttribute('href')).toBe(
      '/login?return=%2Farmory%3Fq%3Dis%253Alegendary',
    )
    await stage.clearFaults()
    await shown(panel(page).getByText(/Checks by itself in \d+ s/))
    await page.clock.fastForward(31_000)
    await gone(panel(page))
    await soon(() => pathOf(page)).toContain('q=is')
  })

  test('F-145 F-148 maintenance: temporarily unavailable, in a few minutes, with a countdown', async () => {
    const page = await stage.player('legacy')
    await stage.fault({ kind: 'maintenance', path: GAME })
    await page.goto('/armory')
    await shown(
      panel(page).getByText(/servers are temporarily unavailable\. Please try again in a few minutes\./),
    )
    await shown(panel(page).getByText(/Checks by itself in \d+ s/))
    await shown(panel(page).getByText(/try again later/))
  })

  test('F-142 F-147 a private profile: access denied, and the setting by its name', async () => {
    const page = await stage.player('hostile')
    await stage.fault({ kind: 'privacy', path: GAME })
    await page.goto('/armory')
    await shown(
      panel(page).getByRole('heading', { name: 'Access denied. Please check your privacy settings.' }),
    )
    await shown(panel(page).getByText(/Your Destiny profile is set to private/))
    await isFine(page)
    await stage.clearFaults()
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await shown(tiles(page))
  })

  test('F-149 anything else: the server’s own detail', async () => {
    const page = await stage.player('collector')
    await stage.fault({ kind: 'no-account', path: GAME })
    await page.goto('/armory')
    await shown(
      panel(page).getByText('Failed to load inventory: No Destiny 2 account was found for this sign-in.'),
    )
  })

  test('F-141 F-146 a renewal whose answer was lost: expired, and Connect leads back to the same search and filters', async () => {
    const page = await stage.player('collector')
    await stage.fault({ kind: 'token-expired' })
    await stage.fault({ kind: 'cut', path: '/Platform/App/OAuth/token', count: 1 })
    await page.goto('/armory?q=is:legendary&filter=god-tier')
    await shown(panel(page).getByRole('heading', { name: 'Authentication expired. Please log in again.' }))
    await shown(
      panel(page).getByText('Your authentication token has expired. Please click Connect to sign in again.'),
    )
    await isFine(page)
    await panel(page).getByRole('button', { name: 'Connect with Bungie' }).click()
    await approveAs(page, 'collector')
    await shown(tiles(page))
    await soon(() => pathOf(page)).toContain('filter=god-tier')
    await soon(() => page.getByRole('combobox', { name: 'Search weapons' }).inputValue()).toBe('is:legendary')
  })

  test('F-143 F-144 a sign-in that the platform took back: no token is kept, and the connect card, over the same search and filters', async () => {
    const page = await stage.player('veteran')
    await stage.fault({ kind: 'token-revoked' })
    await page.goto('/armory?q=is:legendary&filter=god-tier')
    await shown(
      page.getByText(
        'Authentication required. Please log in to see your vault. Access is read-only: nothing is moved, changed or deleted.',
        { exact: true },
      ),
    )
    expect(pathOf(page)).toContain('filter=god-tier')
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept).not.toContain(STORAGE_KEYS.accessToken)
    expect(kept).not.toContain(STORAGE_KEYS.refreshToken)
    await isFine(page)
    await stage.clearFaults()
    await page.getByRole('main').getByRole('button', { name: 'Connect with Bungie' }).click()
    await page.waitForURL(`${stage.sandboxUrl}/**`)
  })

  test('F-140 F-149 F-355 over a vault that was read before: only changes are asked for, and it stays below the panel, with its age', async () => {
    const page = await stage.player('newcomer')
    await movableTime(page)
    await page.goto('/armory')
    await shown(tiles(page))
    await gone(page.locator('[role=grid][aria-busy=true]'))
    // What is drawn of it depends on what stands above: a notice may come meanwhile.
    const count = () => page.getByRole('tab', { name: /^Weapons/ }).innerText()
    const before = await count()
    expect(before).toMatch(/[1-9]/)
    const changes = page.waitForResponse((response) => response.url().includes('since='))
    await page.keyboard.press('r')
    const answer = await changes
    await expect(answer.json()).resolves.toMatchObject({ changes: { items: expect.any(Array) } })
    await soon(() => count()).toBe(before)
    await serverAway(page)
    await page.clock.fastForward('10:00')
    await page.keyboard.press('r')
    await shown(panel(page).getByText(/Failed to load inventory: The server could not be reached\./))
    await shown(panel(page).getByText(/Below is your vault as it was read 1\d min ago\./))
    await shown(tiles(page))
    await isFine(page)
  })
})
