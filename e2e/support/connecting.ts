import type { Page } from 'playwright-core'
import type { Guardian } from './sign-in.ts'

export const CONNECT = 'Connect with Bungie'

export const header = (page: Page) => page.getByRole('banner')
export const connectedAs = (page: Page, name: string) => header(page).getByText(`Connected as ${name}`)
export const disconnect = (page: Page) => header(page).getByRole('button', { name: 'Disconnect' })

/** What a sign-in keeps in the browser. */
export const AUTH_KEYS = [
  'bungie_access_token',
  'bungie_refresh_token',
  'display_name',
  'membership_id',
  'membership_type',
  'token_expires_at',
] as const

/** The connect control of the header, whatever the screen shows besides. */
export const headerConnect = (page: Page) => header(page).getByRole('button', { name: CONNECT })

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
