/** Pictures of pages, for whoever builds a screen or wonders why a journey failed. They lie in test-results/. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const folder = join(import.meta.dirname, '..', '..', '..', 'test-results')
const fileName = (name: string) => `${name.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 100)}.png`

export async function savePicture(page: Page, name: string): Promise<string> {
  const path = join(folder, fileName(name))
  await page.screenshot({ path, fullPage: true })
  return path
}

/** A picture in the middle of a journey, taken only when asked for: PICTURES=true npx vitest run --project e2e atlas. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await savePicture(page, name)
}
