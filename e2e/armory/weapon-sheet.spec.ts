/** One weapon in detail, several side by side, and all of them one after the other. */
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serverAway } from '../support/away.ts'
import { findings, textsOutside } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { forgetDecisions } from '../support/decisions.ts'
import { focused, gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()

const tiles = (page: Page) => page.locator('[role=grid] [data-weapon] > button:first-child')
const sheet = (page: Page) => page.getByRole('complementary', { name: /, details$/ })
const modalSheet = (page: Page) => page.getByRole('dialog').filter({ has: page.getByText('Open in Forge') })
const compare = (page: Page) => page.getByRole('dialog', { name: 'Compare weapons' })
const review = (page: Page) => page.getByRole('dialog', { name: 'Review', exact: true })
const item = (page: Page) => new URL(page.url()).searchParams.get('item')

async function vault(path = '/armory', options: Parameters<typeof stage.player>[2] = {}) {
  const page = await stage.player('veteran', path, options)
  await shown(tiles(page))
  return page
}

/** What is ours on the page; the grid behind it has journeys of its own. */
async function isFine(page: Page, part = '[role=dialog]') {
  await soon(() => findings(page, part)).toEqual([])
  await soon(() => textsOutside(page)).toEqual([])
}

describe('the sheet', () => {
  test('F-129 F-131 F-342 opens beside the grid, explains the rating, leads to other copies and to Forge, and gives the focus back', async () => {
    const page = await vault('/armory?q=is:dupe&sort=cleanup')
    await tiles(page).first().focus()
    await page.keyboard.press('Enter')
    const name = await sheet(page).getByRole('heading', { level: 2 }).textContent()
    // What decides is in the first view; the rest unfolds, and stays as the player left it.
    for (const part of ['Stats', 'Your copies', /^Wish lists/, /^Why \d/])
      await sheet(page).getByRole('button', { name: part, expanded: false }).click()
    // Its foot is in sight although the page's head stands above it.
    await page.evaluate(() => window.scrollTo(0, 0))
    const foot = await sheet(page).getByRole('button', { name: 'Compare', exact: true }).boundingBox()
    expect((foot?.y ?? DESKTOP.height) + (foot?.height ?? 0)).toBeLessThan(DESKTOP.height)
    await shown(sheet(page).getByText(/With middling parts it scores \d\.\d; each part adds or takes/))
    await sheet(page).getByText('PvP', { exact: true }).click()
    await shown(sheet(page).getByText(/in PvP\./))
    await sheet(page).getByText('How we know').click()
    await shown(sheet(page).getByText('Every trait of this copy can be selected on it.'))
    await soon(() => sheet(page).getByRole('link', { name: 'Open in Forge' }).getAttribute('href')).toBe(
      `/forge/${item(page)}?for=pvp`,
    )
    await isFine(page, 'aside[data-weapon]')
    const first = item(page)
    const copies = sheet(page).getByRole('region', { name: 'Your copies' })
    await copies.getByRole('button').first().click()
    await soon(() => item(page)).not.toBe(first)
    await soon(() => sheet(page).getByRole('heading', { level: 2 }).textContent()).toBe(name)
    await page.goBack()
    await gone(sheet(page))
    // A tile that finds another row when the sheet takes its room, and again when it gives it back.
    await tiles(page).nth(11).focus()
    const focusedWeapon = () => focused(page).locator('xpath=..').getAttribute('data-weapon')
    const pressed = await focusedWeapon()
    await page.keyboard.press('Enter')
    await shown(sheet(page))
    await soon(() => page.getByRole('grid').getAttribute('aria-busy')).toBe('false')
    await soon(() => focusedWeapon()).toBe(pressed)
    await page.keyboard.press('Escape')
    await gone(sheet(page))
    await soon(focusedWeapon).toBe(pressed)
    // In the middle of the vault the pressed tile stays to the pixel, and closing leaves no step behind, also after a reload.
    await page.goto('/privacy')
    await page.goto('/armory')
    await shown(tiles(page))
    await page.evaluate(() => window.scrollTo(0, 3_000))
    const weapon = await page.waitForFunction(() => {
      const rows = document.querySelectorAll<HTMLElement>('[aria-busy=false] tr:not([hidden]) [data-weapon]')
      const isInSight = ({ top }: DOMRect) => top > 300 && top < 600
      return [...rows].find((cell) => isInSight(cell.getBoundingClientRect()))?.dataset.weapon
    })
    const shownCell = `[role=grid] tr:not([hidden]) [data-weapon="${await weapon.jsonValue()}"]`
    const tile = page.locator(`${shownCell} > button:first-child`)
    const place = async () => Math.round((await tile.boundingBox())?.y ?? Number.NaN)
    const before = await place()
    await tile.click()
    await shown(sheet(page))
    await soon(place).toBe(before)
    await page.keyboard.press('Escape')
    await gone(sheet(page))
    await soon(place).toBe(before)
    await page.goForward()
    await shown(sheet(page))
    // What was said to be saved is there after every reload; the last one leaves the copy without a note.
    const note = sheet(page).getByLabel('Your note')
    for (const text of ['for the raid', 'for Trials', '']) {
      await note.fill(text)
      await note.blur()
      await shown(sheet(page).getByText('Saved.', { exact: true }))
      await page.reload()
      await soon(() => note.isEditable()).toBe(true)
      await soon(() => note.inputValue()).toBe(text)
    }
    await sheet(page).getByRole('button', { name: 'Close details' }).click()
    await gone(sheet(page))
    expect(pathOf(page)).toBe('/armory')
    await page.goBack()
    await soon(() => pathOf(page)).toBe('/privacy')
  })

  test('F-134 shows the fallback while the server is away, as Unrated, and tries again by itself', async () => {
    const page = await stage.player('veteran')
    await page.clock.install({ time: new Date() })
    await page.goto('/armory')
    await tiles(page).first().click()
    await shown(sheet(page).getByRole('heading', { name: /^Why \d/ }))
    await page.keyboard.press('Escape')
    const serverBack = await serverAway(page)
    await tiles(page).nth(1).click()
    await shown(sheet(page).getByText('Analysis temporarily unavailable'))
    await shown(sheet(page).getByText('Stored as B+, 7.5'))
    await shown(sheet(page).getByText('Unrated'))
    await shown(tiles(page).getByText('Unrated'))
    await isFine(page, 'aside[data-weapon]')
    await serverBack()
    await page.clock.fastForward(21_000)
    await shown(sheet(page).getByRole('heading', { name: /^Why \d/ }))
    await gone(sheet(page).getByText('Unrated'))
  })

  test('F-347 F-349 covers a phone as a dialog, complete, and closes to where it was opened', async () => {
    const page = await vault('/armory', { viewport: PHONE })
    await tiles(page).first().click()
    await shown(modalSheet(page).getByRole('heading', { name: /^Why \d/ }))
    await isFine(page)
    await modalSheet(page).getByRole('button', { name: 'Compare', exact: true }).click()
    await shown(compare(page).getByRole('columnheader').nth(1))
    const label = compare(page).getByRole('rowheader', { name: 'Score', exact: true })
    const before = await label.boundingBox()
    await compare(page)
      .getByRole('region', { name: 'Weapons side by side' })
      .evaluate((table) => {
        table.scrollLeft = 200
      })
    await soon(async () => (await label.boundingBox())?.x).toBe(before?.x)
    await isFine(page)
    await shown(compare(page).getByRole('rowheader', { name: 'Frame' }))
    await compare(page).getByText('Only differences').click()
    await gone(compare(page).getByRole('rowheader', { name: 'Frame' }))
    await page.keyboard.press('Escape')
    await gone(compare(page))
    await soon(() => modalSheet(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      true,
    )
    await page.keyboard.press('Escape')
    await gone(modalSheet(page))
    await soon(() => focused(page).getAttribute('aria-pressed')).toBe('false')
  })
})

describe('comparing', () => {
  test('F-342 picks with c, holds at most six, and stands in the address', async () => {
    // High enough for every row: tiles out of sight are not drawn.
    const page = await stage.player('newcomer', '/armory', { viewport: { width: 1440, height: 1800 } })
    await shown(tiles(page).nth(6))
    for (let pick = 0; pick < 7; pick++) {
      await tiles(page).nth(pick).focus()
      await page.keyboard.press('c')
    }
    const tray = page.getByRole('region', { name: 'Picked for comparing' })
    await soon(() => tray.getByRole('listitem').count()).toBe(6)
    await shown(tray.getByText('6 weapons are the most that can be compared.'))
    await tray
      .getByRole('button', { name: /^Take / })
      .first()
      .click()
    await tray.getByRole('button', { name: 'Compare 5' }).click()
    await soon(() => compare(page).getByRole('columnheader').count()).toBe(5)
    await soon(() => new URL(page.url()).searchParams.get('compare')?.split(',').length).toBe(5)
    await shown(compare(page).getByText('best', { exact: true }))
    await shown(compare(page).getByText(', not on every copy'))
    await isFine(page)
    await compare(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await soon(() => compare(page).getByRole('columnheader').count()).toBe(4)
    await page.reload()
    await soon(() => compare(page).getByRole('columnheader').count()).toBe(4)
    await page.keyboard.press('Escape')
    await gone(compare(page))
    await soon(() => pathOf(page)).not.toContain('compare')
    await tray.getByRole('button', { name: 'Clear' }).click()
    await gone(tray)
  })
})

describe('the review', () => {
  const at = (page: Page) => review(page).getByRole('heading', { level: 3 }).first().textContent()
  const progress = (page: Page) => review(page).getByRole('progressbar').getAttribute('aria-label')
  const saved = (page: Page) => shown(review(page).getByText('All decisions are saved.'))

  async function undecided(options: Parameters<typeof stage.player>[2] = {}) {
    const page = await stage.player('newcomer', '/privacy', options)
    await forgetDecisions(page)
    await page.goto('/armory?open=all')
    await page.getByRole('button', { name: /one by one/ }).focus()
    await page.keyboard.press('Enter')
    await review(page).getByText('What is shown').click()
    await review(page).getByRole('region', { name: 'What is under review' }).focus()
    await shown(review(page).getByText('Nothing is ever moved or deleted: AI Vault only reads.'))
    return page
  }

  test('F-125 goes by keyboard alone, undoes, goes on after a reload, and loses nothing in an outage', async () => {
    const page = await undecided()
    const first = item(page)
    await page.keyboard.press('k')
    await soon(() => progress(page)).toMatch(/^1 of \d+ decided · number 2$/)
    await page.keyboard.press('r')
    await soon(() => progress(page)).toMatch(/^2 of \d+ decided · number 3$/)
    await page.keyboard.press('u')
    await soon(() => progress(page)).toMatch(/^1 of \d+ decided · number 2$/)
    await page.keyboard.press('ArrowRight')
    await soon(() => progress(page)).toMatch(/· number 3$/)
    await page.keyboard.press('ArrowLeft')
    await saved(page)
    const second = item(page)
    expect(second).not.toBe(first)
    await page.reload()
    await soon(() => progress(page)).toMatch(/^1 of \d+ decided · number 2$/)
    expect(item(page)).toBe(second)

    const serverBack = await serverAway(page)
    await page.keyboard.press('r')
    await shown(review(page).getByText(/^Offline: 1 decision waits on this device and will be saved/))
    await serverBack()
    await saved(page)
    await soon(() => progress(page)).toMatch(/^2 of \d+ decided · number 3$/)
  })

  test('F-126 names what protects a copy before it is marked, exports to DIM and CSV, and shows decisions in the grid', async () => {
    const page = await undecided()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('k')
    await soon(() => progress(page)).toMatch(/^1 of/)
    await page.keyboard.press('d')
    const question = page.getByRole('dialog', { name: 'This copy is protected' })
    await shown(question.getByText(/is protected because/))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await soon(() => focused(page).textContent()).toBe('Mark it anyway')
    await page.keyboard.press('Enter')
    await soon(() => progress(page)).toMatch(/^2 of/)
    await review(page).getByRole('button', { name: 'Finish' }).click()
    await shown(review(page).getByRole('heading', { name: 'What you decided so far' }))
    await review(page).getByRole('button', { name: 'Copy DIM search' }).click()
    await soon(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^id:\d{16,}$/)
    // What was done is told above the buttons, not over them.
    const toast = await page.getByText('The search was copied.').boundingBox()
    const finish = await review(page).getByRole('button', { name: 'Finish' }).boundingBox()
    expect((toast?.y ?? 900) + (toast?.height ?? 0)).toBeLessThan(finish?.y ?? 0)
    const waiting = page.waitForEvent('download')
    await review(page).getByRole('button', { name: 'Download CSV' }).click()
    const csv = (await buffer(await (await waiting).createReadStream())).toString()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3)
    expect(csv).toMatch(/^\uFEFFDecision,Tag,Name,/)
    expect(csv).toContain('dismantle,junk,')
    await saved(page)
    await page.keyboard.press('Escape')
    await gone(review(page))
    await soon(() => focused(page).first().textContent()).toMatch(/one by one/)
    await page.getByRole('button', { name: '1 to keep' }).click()
    await soon(() => tiles(page).count()).toBe(1)
    await shown(page.locator('[role=grid]').getByText('Decided: keep'))
    const elsewhere = await stage.player('newcomer', '/armory?q=tag:dismantle')
    await shown(elsewhere.locator('[role=grid]').getByText('Decided: dismantle'))
  })

  test('F-126 F-347 on a phone opens on the clean-up order with weapon, advice and proof in sight, and asks again about a protected copy', async () => {
    const page = await vault('/armory?q=is:locked&open=all', { viewport: PHONE })
    await page.getByRole('button', { name: /one by one/ }).click()
    await soon(() => pathOf(page)).toContain('review=cleanup')
    const proof = review(page).getByText('Proof', { exact: true })
    await shown(proof)
    await soon(async () => (await proof.boundingBox())?.y).toBeLessThan(PHONE.height)
    // Which weapon it is stands above the advice, and stays there when the advice is scrolled.
    const which = review(page).locator('[data-part=which]')
    const top = async () => Math.round((await which.boundingBox())?.y ?? 9_999)
    const before = await top()
    await soon(async () => (await proof.boundingBox())?.y).toBeGreaterThan(before)
    await review(page).locator('#review-weapon').scrollIntoViewIfNeeded()
    await soon(top).toBeLessThanOrEqual(before)
    await soon(() => which.textContent()).toContain(
      await review(page).locator('#review-weapon').textContent(),
    )
    await review(page).getByText('What is shown').click()
    await shown(review(page).getByText('it is locked', { exact: true }))
    await isFine(page)
    const name = await at(page)
    await review(page)
      .getByRole('button', { name: /^Dismantle/ })
      .click()
    const question = page.getByRole('dialog', { name: 'This copy is protected' })
    await shown(question.getByText(/is protected because .*it is locked/))
    await isFine(page)
    await page.keyboard.press('Escape')
    await gone(question)
    await soon(() => at(page)).toBe(name)
    await soon(() => progress(page)).toMatch(/^0 of/)
  })
})

describe('a player whose every text is an attack', () => {
  test('F-352 opens, compares and reviews weapons without running anything', async () => {
    const page = await stage.player('hostile')
    const seen: string[] = []
    page.on('dialog', (dialog) => {
      seen.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => seen.push(error.message))
    await page.goto('/armory')
    await tiles(page).first().click()
    await shown(sheet(page).getByRole('heading', { name: /^Why/ }))
    await soon(() => textsOutside(page)).toEqual([])
    await page.keyboard.press('Escape')
    for (const place of [0, 1]) {
      await tiles(page).nth(place).focus()
      await page.keyboard.press('c')
    }
    await page.getByRole('button', { name: 'Compare 2' }).click()
    await shown(compare(page).getByRole('columnheader').nth(1))
    await soon(() => textsOutside(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Figures and actions' }).click()
    await page.getByRole('button', { name: /one by one/ }).click()
    await shown(review(page).getByRole('heading', { level: 3 }))
    await soon(() => textsOutside(page)).toEqual([])
    await soon(() => page.locator('iframe, img[src="x"], svg[onload], [onerror]').count()).toBe(0)
    expect(seen).toEqual([])
  })
})
