import { WAIT_MS } from '@ai-vault/game/test-support/limits.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Looks again and again until it is so. */
export const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: WAIT_MS, interval: 50 })

export const shown = (locator: Locator) => locator.first().waitFor()
export const gone = (locator: Locator) => locator.first().waitFor({ state: 'hidden' })

/** The address without the origin. */
export const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return `${pathname}${search}${hash}`
}

/** The element that has the focus, by its visible text. */
export const focused = (page: Page) => page.locator('*:focus')

export const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

/** Counts the calls of the page (and of its worker) to one address of the API. */
export function countCalls(page: Page, path: string | RegExp) {
  const calls: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (typeof path === 'string' ? pathname === path : path.test(pathname)) calls.push(request.method())
  })
  return () => calls.length
}
