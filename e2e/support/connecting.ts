import type { Page } from 'playwright-core'
import type { Guardian } from './sign-in.ts'

export const CONNECT = 'Connect with Bungie'

/** The connect control of the header, whatever the screen shows besides. */
export const headerConnect = (page: Page) => page.getByRole('banner').getByRole('button', { name: CONNECT })

/** The platform's own page: choose the guardian, approve. */
export async function approveAs(page: Page, guardian: Guardian) {
  await page.waitForURL(/\/OAuth\/Authorize/i)
  await page.getByRole('radio', { name: new RegExp(`^${guardian}\\b`) }).check()
  await page.getByRole('button', { name: 'Approve' }).click()
}

/** As a player does it: press Connect, approve on the platform's page, come back. */
export async function connectAs(page: Page, guardian: Guardian) {
  await headerConnect(page).click()
  await approveAs(page, guardian)
}
