import { setTimeout as sleep } from 'node:timers/promises'
import { WAIT_MS } from '@ai-vault/game/test-support/limits.ts'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, type TestContext } from 'vitest'
import { DESKTOP } from '../support/browser/browser.ts'
import { findFirefox } from './find-firefox.ts'

/** Nothing of Firefox's own calls out, nothing moves, and the theme is the dark one. */
const PREFERENCES = {
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'layout.css.prefers-color-scheme.content-override': 0,
  'ui.prefersReducedMotion': 1,
}

/**
 * One Firefox with one page for all tests of a file, driven over WebDriver BiDi. Where there is none, every test that
 * asks for the page is skipped and says why.
 */
export function openFirefox() {
  let browser: Browser | undefined
  let page: Page | undefined
  let missing = ''

  beforeAll(async () => {
    const found = await findFirefox()
    if ('missing' in found) {
      missing = found.missing
      process.stderr.write(`Journeys in Firefox are skipped: ${missing}\n`)
      return
    }
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: found.executablePath,
      headless: true,
      defaultViewport: DESKTOP,
      extraPrefsFirefox: PREFERENCES,
    })
    page = await browser.newPage()
    page.setDefaultTimeout(WAIT_MS)
  })
  afterAll(() => browser?.close())

  return ({ skip }: Pick<TestContext, 'skip'>): Page => page ?? skip(missing)
}

/**
 * The first visible element of this kind whose name or text contains the words, the still picture that a page shows
 * before it lives left out; waits for it. The driver's own ways to wait compile functions in the page, which the page's
 * policy forbids.
 */
export async function find(page: Page, selector: string, words = ''): Promise<ElementHandle<Element>> {
  let found: ElementHandle<Element> | undefined
  const look = async () => {
    const handle = await page.evaluateHandle(
      (kind, wanted) =>
        [...document.querySelectorAll(kind)].find((element) => {
          const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
          const alive = element.checkVisibility() && !element.closest('[inert]')
          return alive && name.replaceAll(/\s+/g, ' ').includes(wanted)
        }),
      selector,
      words,
    )
    found = (handle.asElement() as ElementHandle<Element> | null) ?? undefined
    return found !== undefined
  }
  const patience = Date.now() + WAIT_MS
  // While a page goes and the next one comes there is none to look at.
  while (!(await look().catch(() => false)) && Date.now() < patience) await sleep(50)
  if (!found) throw new Error(`${page.url()} shows no ${selector} with "${words}"`)
  return found
}

export const press = async (page: Page, selector: string, words?: string) =>
  (await find(page, selector, words)).click()

export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}
