import type { Locator, Page } from 'playwright-core'

const dismissButton = (page: Page) => page.getByRole('button', { name: 'Dismiss' })

/** The one banner that says this: the innermost block with the words and the way to dismiss them. */
export const bannerSaying = (page: Page, words: Locator) =>
  page
    .locator('div')
    .filter({ has: words })
    .filter({ has: dismissButton(page) })
    .last()

export const dismiss = (banner: Locator) => banner.getByRole('button', { name: 'Dismiss' }).click()
