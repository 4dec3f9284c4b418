import type { Page } from 'playwright-core'

/**
 * Has the server's own answer say another state from the next page on. It is answered inside the page: a page waits 5 s for
 * its status and asks no second time, and on a busy machine a word from here may need longer.
 */
export async function sayStatus(page: Page, overall_status: string): Promise<void> {
  const answer = await page.request.get('/api/system-status')
  const body = { ...(await answer.json()), overall_status }
  await page.addInitScript((status) => {
    const { fetch } = window
    window.fetch = (asked, options) => {
      const address = asked instanceof Request ? asked.url : String(asked)
      const isStatus = new URL(address, location.href).pathname === '/api/system-status'
      return isStatus ? Promise.resolve(Response.json(status)) : fetch(asked, options)
    }
  }, body)
}
