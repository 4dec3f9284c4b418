/** The clean-up over weapons, blues and armor, from the first press to the text for DIM. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { forgetDecisions } from '../support/decisions.ts'
import { focused, gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const PLACES = 50

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** What the player locked is said instead of the promise that nothing is missed. */
const canGo = (count: number) => new RegExp(`^${count} can go(\\.|, and nothing you will miss\\.)$`)
const willBeFree = (count: number) =>
  new RegExp(`^${count} places will be free(\\.|, and nothing you will miss\\.)$`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const rows = (page: Page) => page.getByRole('region', { name: 'What stays instead' }).getByRole('listitem')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const countOf = async (page: Page, kind: string) =>
  Number.parseInt((await page.getByRole('region', { name: kind, exact: true }).textContent()) ?? '', 10)

/** The way in counts weapons, as its tab does; the page that it leads to counts armor too. */
async function intoCleanUp(page: Page): Promise<number> {
  const way = page.getByRole('link', { name: /^\d+ can go$/ })
  await shown(way)
  const weapons = Number(/\d+/.exec((await way.textContent()) ?? '')?.[0])
  await way.click()
  await soon(() => pathOf(page)).toBe('/armory?cleanup=plan')
  const kinds = page.getByText(/^\d+ weapons( and \d+ armor pieces?)? can go$/)
  const [ofWeapons, ofArmor = 0] = ((await kinds.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  expect(ofWeapons).toBe(weapons)
  const all = weapons + ofArmor
  await shown(heading(page, canGo(all)))
  return all
}

/** Fifty places of all kinds, marked, seen what stays, undone, marked again and taken along. */
async function clearFifty(page: Page, size: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const all = await intoCleanUp(page)
  expect(all).toBeGreaterThan(PLACES)
  await soon(() => rows(page).count()).toBe(4)
  await isFine(page)
  await picture(page, `clean-up, what can go, ${size}`)
  const howMany = page.getByRole('textbox', { name: 'How many places in the vault?' })
  await howMany.fill(String(PLACES))
  await soon(() => pathOf(page)).toBe(`/armory?cleanup=plan&places=${PLACES}`)
  await page.reload()
  await soon(() => howMany.inputValue()).toBe(String(PLACES))
  await press(page, `Mark ${PLACES} to dismantle`)
  const done = heading(page, willBeFree(PLACES))
  await shown(done)
  await soon(() => focused(page).textContent()).toContain(`${PLACES} places will be free`)
  await soon(() => pathOf(page)).toBe('/armory?cleanup=done')
  const counts = await Promise.all(['Weapons', 'Blues', 'Armor'].map((kind) => countOf(page, kind)))
  expect(counts.every((count) => count > 0)).toBe(true)
  expect(counts.reduce((sum, count) => sum + count)).toBe(PLACES)
  await isFine(page)
  await shown(page.getByText(`${PLACES} places in the vault.`, { exact: true }))
  await picture(page, `clean-up, done, ${size}`)

  await press(page, `Show all ${PLACES}`)
  await soon(() => rows(page).count()).toBe(PLACES)
  await press(page, `Undo all ${PLACES}`)
  await shown(heading(page, canGo(all)))
  await page.getByRole('textbox', { name: 'How many places in the vault?' }).fill(String(PLACES))
  await press(page, `Mark ${PLACES} to dismantle`)
  await shown(done)

  // What is kept after all leaves the text for DIM.
  await rows(page)
    .first()
    .getByRole('button', { name: /^Keep it: / })
    .click()
  await shown(heading(page, willBeFree(PLACES - 1)))
  await page.reload()
  await shown(heading(page, willBeFree(PLACES - 1)))
  await press(page, 'Copy for DIM')
  await soon(() => copied(page)).toMatch(/^id:\d+( or id:\d+)+$/)
  await soon(async () => new Set((await copied(page)).split(' or ')).size).toBe(PLACES - 1)
  await soon(() => page.getByRole('link', { name: /^Open DIM/ }).getAttribute('href')).toBe(
    'https://app.destinyitemmanager.com/',
  )
}

describe('a clean-up of 50 places', () => {
  test.each([
    ['at a desk', DESKTOP],
    ['on a phone', PHONE],
  ])('F-126 F-138 goes over weapons, blues and armor to the text for DIM %s', async (size, viewport) => {
    const page = await stage.player('veteran', '/armory', { viewport })
    try {
      await clearFifty(page, size)
    } finally {
      // The other journeys expect a vault without decisions, also after this one failed.
      await forgetDecisions(page)
    }
  })

  test('F-126 armor is marked from its own list and reviewed one by one with the rest', async () => {
    const page = await stage.player('veteran', '/armory?tab=armor&pieces=all&find=is%3Adismantle')
    try {
      const tiles = page.locator('[data-piece]')
      await shown(tiles)
      const count = await tiles.count()
      await press(page, 'Select')
      await press(page, `Select all ${count} shown`)
      const bar = page.getByRole('region', { name: 'Selected armor' })
      await bar.getByRole('button', { name: `Mark ${count} to dismantle` }).click()
      await shown(bar.getByText(`${count} pieces are marked: Dismantle.`))
      await bar.getByRole('button', { name: 'Undo' }).click()
      await shown(bar.getByText(`${count} selected.`))
      await bar.getByRole('button', { name: 'Done' }).click()
      await gone(bar)
      await tiles.first().getByRole('button').first().click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: /^Dismantle/ }).click()
      await soon(() => tiles.first().textContent()).toContain('Decided: dismantle')
    } finally {
      await forgetDecisions(page)
    }
  })
})
