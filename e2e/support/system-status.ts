import type { Page } from 'playwright-core'

/**
 * Has the server's own answer say another state from now on. It is read beforehand: a page waits 5 s for its status and
 * asks no second time, which a handler that fetches it on a busy machine may miss.
 */
export async function sayStatus(page: Page, overall_status: string): Promise<void> {
  const answer = await page.request.get('/api/system-status')
  const json = { ...(await answer.json()), overall_status }
  await page.route('**/api/system-status', (route) => route.fulfill({ json }))
}
