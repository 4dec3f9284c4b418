import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from './find-browser.ts'
import type { Installation } from './installation.ts'

export const DESKTOP = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--force-color-profile=srgb'],
  })
}

/** A fresh profile of a visitor who was never here. */
export function newVisitor(
  browser: Browser,
  installation: Installation,
  viewport = DESKTOP as { width: number; height: number },
): Promise<BrowserContext> {
  return browser.newContext({ baseURL: installation.url, viewport })
}

/** Signs in the way a player does: Connect, choose the guardian on the platform's page, come back. */
export async function signIn(page: Page, guardian: string): Promise<void> {
  await page.goto('/login')
  await page
    .getByRole('main')
    .getByRole('button', { name: /connect/i })
    .first()
    .click()
  await page.waitForURL(/oauth\/authorize/i)
  await page.locator(`[data-guardian="${guardian}"], [value="${guardian}"]`).first().click()
  await page.waitForURL(/\/dashboard/)
}
