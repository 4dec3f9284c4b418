import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Your Build' })

/** From the profile: what the guardian wears, under a name of its own. */
async function shareWorn(page: Page, name: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share Build' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await soon(() => dialog(page).getByRole('textbox', { name: 'Link, read only' }).inputValue()).toContain(
    '/build/',
  )
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()

describe('a build of mine and of another', () => {
  const mine = stage.share(() => stage.player('veteran', '/profile'))
  const stranger = stage.share(() => stage.visitor(undefined, { viewport: PHONE }))

  test('F-319 F-326 F-328 F-329 a friend without an account opens my build and sees what it is; later I take it back', async () => {
    const page = await mine()
    await shareWorn(page, 'Sunday raid')
    await isFine(page)
    const link = dialog(page).getByRole('textbox', { name: 'Link, read only' })
    const before = new URL(await link.inputValue()).pathname
    await expect(statusOf(page, before)).resolves.toBe(404)
    await dialog(page)
      .getByRole('checkbox', { name: /^Armor and stats/ })
      .uncheck()
    await dialog(page).getByRole('textbox', { name: 'Your notes' }).fill('Bring a sword')
    await dialog(page).getByRole('button', { name: 'Copy Link' }).click()
    await shown(page.getByText('Link copied'))
    await gone(dialog(page))
    const address = new URL(await copied(page))
    expect(address.pathname).toMatch(/^\/build\/sunday-raid/)

    const friend = await stranger()
    await friend.goto(address.pathname)
    await shown(friend.getByRole('heading', { level: 1, name: 'Sunday raid' }))
    await shown(friend.getByText('Bring a sword'))
    await soon(() => friend.getByRole('region', { name: 'Weapons' }).getByRole('heading').count()).toBe(3)
    await soon(() => friend.getByRole('heading', { name: 'Armor' }).count()).toBe(0)
    await shown(friend.getByRole('main').getByRole('button', { name: 'Connect with Bungie' }))
    await isFine(friend)
    await picture(friend, 'shared build on a phone')
    const head = await friend.request.get(address.pathname)
    await expect(head.text()).resolves.toContain('property="og:image"')
    const card = await friend.request.get(`/api/shares${address.pathname}/card.png`)
    expect(card.headers()['content-type']).toBe('image/png')

    await page.reload()
    await page.getByRole('button', { name: `Revoke ${address.pathname}`, exact: true }).click()
    await page.getByRole('button', { name: `Revoke ${address.pathname} for everyone` }).click()
    await shown(page.getByText(`${address.pathname} is revoked.`))
    await friend.reload()
    await shown(friend.getByRole('heading', { name: /^This build was withdrawn by its author on / }))
    await expect(statusOf(friend, address.pathname)).resolves.toBe(404)
    await expect(statusOf(friend, `/api/shares${address.pathname}`)).resolves.toBe(404)
  })

  test('F-298 F-328 a build of the Architect: a visitor reads it, a player sees what they own of it and forks it', async () => {
    const author = await stage.player('collector', '/architect')
    await author.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await author.getByRole('button', { name: 'Create Build' }).click()
    await author.getByRole('button', { name: 'Share Build' }).click()
    await dialog(author).getByRole('textbox', { name: 'Name' }).fill('Hoard of one')
    await dialog(author).getByRole('button', { name: 'Copy Link' }).click()
    await gone(dialog(author))
    const { pathname } = new URL(await copied(author))
    const friend = await stranger()
    await friend.setViewportSize(DESKTOP)
    await friend.goto(pathname)
    await shown(friend.getByRole('heading', { level: 1, name: 'Hoard of one' }))
    await shown(friend.getByRole('heading', { name: 'Subclass and mods' }))
    await shown(friend.getByRole('row', { name: /^Total with mods( \d+){6}$/ }))
    await picture(friend, 'shared build of the architect')

    const visitor = await mine()
    await visitor.goto(pathname)
    await shown(visitor.getByRole('heading', { name: 'What you own of it' }))
    await soon(() =>
      visitor
        .getByRole('img', { name: /^\d same, \d nearly, \d replaced by the nearest, \d missing$/ })
        .count(),
    ).toBe(1)
    await shown(visitor.getByRole('row', { name: /^Weapons \d+ \d+ [+-]?\d+$/ }))
    await isFine(visitor)
    await picture(visitor, 'shared build for a player')
    await visitor.getByRole('button', { name: 'Fork with my items' }).click()
    await dialog(visitor).getByRole('textbox', { name: 'Name' }).fill('My own hoard')
    await dialog(visitor).getByRole('button', { name: 'Copy Link' }).click()
    await gone(dialog(visitor))
    await soon(() => copied(visitor)).toMatch(/\/build\/my-own-hoard/)
    await visitor.goto(new URL(await copied(visitor)).pathname)
    await shown(visitor.getByRole('heading', { level: 1, name: 'My own hoard' }))
    await shown(visitor.getByRole('link', { name: pathname }))
  })

  test('F-323 F-324 a loadout of the game is chosen and shared, from the armory, the profile and Sentinel', async () => {
    const page = await mine()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const sheet = page.getByRole('dialog', { name: 'Share Your Loadout' })
    for (const path of ['/armory', '/profile', '/sentinel']) {
      await page.goto(path)
      if (path === '/armory') await page.getByRole('button', { name: 'Figures and actions' }).click()
      await page.getByRole('button', { name: 'Share Loadout' }).click()
      await soon(() =>
        sheet.getByRole('combobox', { name: 'Loadout' }).locator('option').count(),
      ).toBeGreaterThan(1)
    }
    const second = await sheet.getByRole('option').nth(1).textContent()
    await sheet.getByRole('combobox', { name: 'Loadout' }).selectOption('1')
    await soon(() => sheet.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(second)
    await isFine(page)
    await sheet.getByRole('button', { name: 'Copy Link' }).click()
    await gone(sheet)
    const friend = await stranger()
    await friend.goto(new URL(await copied(page)).pathname)
    await shown(friend.getByRole('heading', { level: 1, name: second ?? '' }))
  })

  test('F-325 F-326 F-327 the dialog by keyboard: link selected, Escape gives the focus back, a refused clipboard stays', async () => {
    const page = await mine()
    await page.setViewportSize(PHONE)
    await page.goto('/profile')
    const opener = page.getByRole('button', { name: 'Share Build' })
    await shown(opener)
    await opener.focus()
    await page.keyboard.press('Enter')
    const link = dialog(page).getByRole('textbox', { name: 'Link, read only' })
    await shown(link)
    await soon(() => page.evaluate(() => getSelection()?.toString() ?? '')).toContain('/build/')
    await isFine(page)
    await picture(page, 'share dialog on a phone')
    await page.keyboard.press('Escape')
    await gone(dialog(page))
    await soon(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('button', { name: 'Copy Link' }).click()
    await shown(page.getByText('The browser did not allow copying. The link is selected: copy it yourself.'))
    await soon(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

test('F-302 F-328 F-329 profile and prophecy are off until they are turned on, open for anyone, and go again', async () => {
  const page = await stage.player('hostile', '/profile')
  const toggle = page.getByRole('switch', { name: 'Public page' })
  await shown(toggle)
  await soon(() => toggle.isChecked()).toBe(false)
  const path = await page.locator('code', { hasText: '/profile/' }).innerText()
  await expect(statusOf(page, path)).resolves.toBe(404)
  await toggle.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await shown(page.getByRole('link', { name: path, exact: true }).first())
  const stranger = await stage.visitor(path)
  await shown(stranger.getByText(/^Vault score \d+$/))
  await isFine(stranger)
  const document = await stranger.request.get(path)
  await expect(document.text()).resolves.not.toContain('<script>alert')
  await expect(statusOf(stranger, `/api/shares${path}/card.png`)).resolves.toBe(200)

  const prophecy = path.replace('/profile/', '/prophecy/')
  await expect(statusOf(page, prophecy)).resolves.toBe(404)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/prophecy')
  await page.getByRole('button', { name: 'Share Your Prophecy' }).click()
  const sharing = page.getByRole('dialog', { name: 'Share Your Prophecy' })
  await sharing.getByRole('button', { name: 'Copy Link' }).click()
  await gone(sharing)
  await soon(async () => new URL(await copied(page)).pathname).toBe(prophecy)
  const reader = await stage.visitor(prophecy, { viewport: PHONE })
  await shown(reader.getByRole('main').getByText('Prophecy', { exact: true }))
  await shown(reader.getByText(/^Version 1 of 1$/))
  await isFine(reader)
  await expect(statusOf(reader, `/api/shares${prophecy}/card.png`)).resolves.toBe(200)

  await page.goto('/profile')
  await page.getByRole('button', { name: `Revoke ${prophecy}`, exact: true }).click()
  await page.getByRole('button', { name: `Revoke ${prophecy} for everyone` }).click()
  await shown(page.getByText(`${prophecy} is revoked.`))
  await toggle.uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await soon(() => statusOf(page, path)).toBe(404)
  for (const [revoked, what] of [
    [path, 'profile'],
    [prophecy, 'prophecy'],
  ] as const) {
    await reader.goto(revoked)
    await shown(
      reader.getByRole('heading', { name: new RegExp(`^This ${what} was withdrawn by its author on `) }),
    )
    await expect(statusOf(reader, revoked)).resolves.toBe(404)
  }
  await stranger.goto('/prophecy/1')
  await shown(stranger.getByRole('heading', { level: 1, name: 'Signal Lost' }))
  await expect(statusOf(page, '/prophecy/1')).resolves.toBe(404)
  await soon(() => pathOf(stranger)).toBe('/prophecy/1')
})
