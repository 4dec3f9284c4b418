/** Archives: a player's whole history, and the places of the game. */
import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { focused, gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()

const NARROW = { width: 320, height: 700 } as const
const list = (page: Page) => page.getByRole('region', { name: 'Activities', exact: true })
const rows = (page: Page) => list(page).locator('ol > li')
const count = async (page: Page) =>
  Number.parseInt((await list(page).getByRole('status').first().textContent()) ?? '', 10)

/** The whole history is there; the first one who asks waits for it. */
async function archives(page: Page) {
  await shown(page.getByRole('heading', { name: 'Performance overview' }))
  await gone(page.getByRole('region', { name: 'Activities kept' }))
  await shown(rows(page))
}

const TRENDS = [
  ['better', /^\s*better than your usual/],
  ['worse', /^\s*worse than your usual/],
  ['usual', /^\s*within your usual/],
] as const

/** What the screen itself asks the server. */
const call = (page: Page, path: string) =>
  page.evaluate(async (where) => {
    const authorization = `Bearer ${localStorage.getItem('bungie_access_token')}`
    return (await fetch(where, { headers: { authorization } })).json()
  }, path)

async function open(path = '/archives', viewport: { width: number; height: number } = DESKTOP) {
  const page = await stage.player('veteran', path, { viewport })
  await archives(page)
  return page
}

describe('activity analytics', () => {
  const opened = stage.share(() => open())

  test('F-005 F-232 F-234 F-238 this month against my usual, my best run, and who was with me on a day', async () => {
    const page = await opened()
    await soon(() => page.getByRole('radio', { name: 'Week' }).isChecked()).toBe(true)
    const week = await count(page)
    await page.getByRole('radio', { name: 'Month' }).check({ force: true })
    await soon(() => count(page)).toBeGreaterThan(week)
    // Every figure that the server compares is there with the word that the server says.
    const { performance } = await call(page, '/api/archives/overview?timeframe=month')
    expect(performance.length).toBeGreaterThan(4)
    const overview = page.getByRole('region', { name: 'Performance overview' })
    for (const [trend, word] of TRENDS)
      await soon(() => overview.getByText(word).count()).toBe(
        performance.filter((compared: { trend: string }) => compared.trend === trend).length,
      )
    await isFine(page)
    await picture(page, 'archives')
    await page.getByRole('combobox', { name: 'Order of activities' }).selectOption('score')
    await soon(() => pathOf(page)).toBe('/archives?timeframe=month&order=score')
    const best = await call(page, '/api/archives/activities?timeframe=month&order=score&limit=3')
    const scores = best.activities.map(({ score }: { score: number }) => score)
    expect(scores[0]).toBeGreaterThan(scores[2])
    await soon(async () =>
      (await rows(page).locator('> div > span:nth-of-type(4)').allTextContents())
        .slice(0, 3)
        .map((text) => Number(text.replace(/\D/g, ''))),
    ).toEqual(scores)

    // A day of the calendar by keyboard, and the report of a run of that day.
    const calendar = page.getByRole('grid', { name: /^Calendar of a year/ })
    await calendar.focus()
    const here = () => calendar.evaluate((grid) => grid.getAttribute('aria-activedescendant') ?? '')
    const label = async () =>
      (await page.locator(`[id="${await here()}"]`).getAttribute('aria-label')) ?? 'no activity'
    await page.keyboard.press('ArrowUp')
    while ((await label()).endsWith('no activity')) await page.keyboard.press('ArrowUp')
    const runs = Number.parseInt((await label()).split(': ')[1] ?? '', 10)
    await page.keyboard.press('Enter')
    await soon(() => pathOf(page)).toMatch(/^\/archives\?timeframe=month&order=score&day=\d{4}-\d\d-\d\d$/)
    await soon(() => count(page)).toBe(runs)
    await page.reload()
    await archives(page)
    await soon(() => count(page)).toBe(runs)
    await rows(page).first().getByRole('link').focus()
    await page.keyboard.press('Enter')
    const report = page.getByRole('dialog')
    await shown(report.getByText('You', { exact: true }))
    await isFine(page)
    await picture(page, 'post-game report')
    await page.keyboard.press('Escape')
    await gone(report)
    await soon(() => focused(page).evaluate((element) => element.tagName)).toBe('A')
  })

  test('F-233 F-234 my whole history as a file, in both forms, whatever the filters show', async () => {
    const page = await opened()
    await page.goto('/archives?timeframe=day&type=trials')
    const save = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ])
      const path = join(tmpdir(), `ai-vault-${randomUUID()}`)
      await file.saveAs(path)
      const content = await readFile(path, 'utf8')
      await rm(path)
      return content
    }
    const json = JSON.parse(await save('Whole history as JSON'))
    const csv = await save('Whole history as CSV')
    expect(json.activities.length).toBeGreaterThan(1_900)
    expect(csv.trim().split('\r\n')).toHaveLength(json.activities.length + 1)
  })

  test('F-231 F-234 on the narrowest phone, for a player with a long history and for an empty guardian', async () => {
    const page = await opened()
    await page.setViewportSize(NARROW)
    await page.goto('/archives?timeframe=season')
    await archives(page)
    await isFine(page)
    await picture(page, 'archives on a phone')
    const other = await stage.player('empty', '/archives', { viewport: NARROW })
    await shown(list(other))
    await isFine(other)
  })
})

test('F-240 F-241 F-360 a zone of a planet leads to its place on the map, by keyboard on a phone', async () => {
  const page = await stage.player('veteran', '/archives?section=planets', { viewport: PHONE })
  const box = page.getByRole('searchbox', { name: 'Search destinations' })
  await box.focus()
  await page.keyboard.type('europa')
  const europa = page.getByRole('button', { name: /^Europa/ })
  await shown(europa)
  await europa.focus()
  await page.keyboard.press('Enter')
  const zone = page.getByRole('region', { name: 'Europa' }).getByRole('link', { name: 'Nexus' })
  await shown(zone)
  await isFine(page)
  await zone.click()
  await soon(() => pathOf(page)).toMatch(/^\/atlas\?destination=\d+&zone=Nexus#map$/)
  const chosen = page.locator('.leaflet-marker-icon[aria-pressed=true]')
  await shown(chosen)
  await soon(() => chosen.getAttribute('aria-label')).toMatch(/^Nexus/)
  await soon(() =>
    page.locator('.leaflet-container').evaluate((map) => map.getBoundingClientRect().top),
  ).toBeLessThan(PHONE.height)
  await isFine(page)
})
