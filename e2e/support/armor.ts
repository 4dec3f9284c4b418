/** How a journey reads the armor optimizer. */
import type { Locator, Page } from 'playwright-core'
import { PATIENCE_MS, soon } from './looking.ts'

export const slider = (page: Page, stat: string) => page.getByRole('slider', { name: stat, exact: true })
export const box = (page: Page, stat: string) => page.getByRole('textbox', { name: `${stat}, number` })
export const results = (page: Page) => page.getByRole('region', { name: 'Results' })
export const build = (page: Page, rank: number) =>
  page.getByRole('article', { name: `build ${rank}`, exact: true })

/** A search takes its time where the whole machine is busy. */
export const patiently = (locator: Locator) => locator.first().waitFor({ timeout: 2 * PATIENCE_MS })

/** On a busy machine the time is over before the proof: then asks for the rest, as a player would. */
export async function ranked(page: Page) {
  const exact = results(page).getByText('ranked exactly')
  const searchOn = results(page).getByRole('button', { name: 'Search to the end' })
  await patiently(exact.or(searchOn))
  if ((await exact.count()) === 0) await searchOn.click({ timeout: 5_000 }).catch(() => {})
  await patiently(exact)
}

/** The six numbers of a build; its row comes a moment after the verdict. */
export async function stats(page: Page, rank = 1): Promise<number[]> {
  const values = build(page, rank).locator('b[data-stat]')
  let read: number[] = []
  await soon(async () => {
    read = (await values.allTextContents()).map(Number)
    return read.length
  }).toBe(6)
  return read
}

/** Presses a button that copies, and reads what it copied. */
export async function copied(page: Page, within: Locator, button: string): Promise<string> {
  await within.getByRole('button', { name: button }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The account forgets pins, filters and saved targets, so that no journey meets what another left. */
export async function forgetKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const kept = { pinned: [], excluded: [], only: [], targets: [], changed_at: Date.now() }
    const answer = await fetch('/api/armor/kept', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${localStorage.getItem('bungie_access_token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(kept),
    })
    if (!answer.ok) throw new Error(`nothing was forgotten: ${answer.status}`)
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('ai_vault_armor_kept_')) localStorage.removeItem(key)
    }
  })
}
