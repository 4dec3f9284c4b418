import type { Page, Route } from 'playwright-core'

/**
 * For this page nothing answers at our address any more, as when the server is away; what it returns brings the server back.
 * A new start of the real one costs three seconds of processor time, and to a page it looks the same.
 */
export async function serverAway(page: Page): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused')
  await page.context().route('**/*', refuse)
  return () => page.context().unroute('**/*', refuse)
}
