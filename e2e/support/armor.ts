/** How a journey reads the armor optimizer. */
import type { Locator, Page } from 'playwright-core'
import { shown, soon } from './looking.ts'

export const slider = (page: Page, stat: string) => page.getByRole('slider', { name: stat, exact: true })
export const box = (page: Page, stat: string) => page.getByRole('textbox', { name: `${stat}, number` })
export const results = (page: Page) => page.getByRole('region', { name: 'Results' })
export const build = (page: Page, rank: number) =>
  page.getByRole('article', { name: `build ${rank}`, exact: true })

/** The search is over, and its order is proven. */
export const ranked = (page: Page) => shown(results(page).getByText('ranked exactly'))

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
