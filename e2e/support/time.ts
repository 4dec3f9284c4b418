import type { Page } from 'playwright-core'

/** Before the first address: time runs as usual, but can be moved. */
export async function movableTime(page: Page) {
  await page.clock.install({ time: new Date() })
}

/** Before the first address: the page's time stands still until the journey moves it, so waits are exact. */
export async function standingTime(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
}
