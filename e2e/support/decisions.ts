import type { Page } from 'playwright-core'

/** A vault without a decision, whatever a journey has left. */
export const forgetDecisions = (page: Page) =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('bungie_access_token')}`
    await fetch('/api/reviews', { method: 'DELETE', headers: { authorization } })
  })
