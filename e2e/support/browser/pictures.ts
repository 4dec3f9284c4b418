/** What pages showed, for whoever builds a screen or wonders why a journey failed. It lies in test-results/. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Pictures are asked for, because drawing costs time: PICTURES=true npx vitest run --project e2e atlas. */
export const takesPictures = Boolean(process.env.PICTURES)

const folder = join(import.meta.dirname, '..', '..', '..', 'test-results')
const pathOf = (name: string, kind: string) =>
  join(folder, `${name.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 100)}.${kind}`)

export async function savePicture(page: Page, name: string): Promise<string> {
  const path = pathOf(name, 'png')
  await page.screenshot({ path, fullPage: true })
  return path
}

/** The page as a picture, or where none is drawn as a screen reader would tell it. */
export async function savePage(page: Page, name: string): Promise<string> {
  if (takesPictures) return savePicture(page, name)
  const path = pathOf(name, 'txt')
  const snapshot = await page.locator('body').ariaSnapshot()
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, `${page.url()}\n\n${snapshot}\n`)
  return path
}

/** A picture in the middle of a journey. */
export async function picture(page: Page, name: string): Promise<void> {
  if (takesPictures) await savePicture(page, name)
}
