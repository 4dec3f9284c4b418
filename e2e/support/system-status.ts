import type { Page } from 'playwright-core'

/**
 * Has the server's own answer say this state from the next page on, with a game API that is well: a busy machine's answers
 * slowly, which is a state of its own. It is answered inside the page: a page waits 5 s for
 * its status and asks no second time, and on a busy machine a word from here may need longer.
 */
export async function sayStatus(page: Page, overall_status: string): Promise<void> {
  const answer = await page.request.get('/api/system-status')
  const { game_api, ...rest } = await answer.json()
  const body = { ...rest, overall_status, game_api: { ...game_api, status: 'healthy' } }
  await page.addInitScript((status) => {
    const { fetch } = window
    window.fetch = (asked, options) => {
      const address = asked instanceof Request ? asked.url : String(asked)
      const isStatus = new URL(address, location.href).pathname === '/api/system-status'
      return isStatus ? Promise.resolve(Response.json(status)) : fetch(asked, options)
    }
  }, body)
}
