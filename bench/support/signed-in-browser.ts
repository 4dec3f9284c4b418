import type { Browser, BrowserContext } from 'playwright-core'
import { DESKTOP } from '../../e2e/support/browser/browser.ts'
import { type Guardian, signInByCalls } from '../../e2e/support/sign-in.ts'

/** A desktop browser whose player has just signed in, without the service worker, which would answer for the server. */
export async function signedInContext(
  browser: Browser,
  url: string,
  guardian: Guardian,
): Promise<BrowserContext> {
  const { cookies, localStorage } = await signInByCalls(url, guardian)
  const context = await browser.newContext({
    baseURL: url,
    viewport: DESKTOP,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  await context.addCookies(cookies)
  return context
}
