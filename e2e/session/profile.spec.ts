import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { gone, shown, soon } from '../support/looking.ts'
import { signInByCalls } from '../support/sign-in.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
/** Another journey of this installation may have left a copy of the guardian. */
async function forget(guardian: 'newcomer') {
  const { cookies, localStorage } = await signInByCalls(stage.url, guardian)
  const token = localStorage.find(({ name }) => name === 'bungie_access_token')?.value
  const [{ name, value }] = cookies
  const answer = await fetch(`${stage.url}/api/profile/delete`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      cookie: `${name}=${value}`,
      origin: stage.url,
    },
    body: JSON.stringify({ confirm: 'Fresh Spark#0007' }),
  })
  expect(answer.status).toBe(200)
}

const h1 = { level: 1, name: 'Profile' } as const

test('F-318 F-320 F-322 a visitor is asked to log in; a player sees who they are and who sees what', async () => {
  const visitor = await stage.visitor('/profile')
  await shown(visitor.getByText('Authentication required. Please log in with Bungie.net.'))
  const page = await stage.player('veteran', '/profile')
  await shown(page.getByRole('heading', h1))
  await shown(page.getByText('Asterion#0042', { exact: true }).first())
  await shown(page.getByText('3 – Steam').first())
  await shown(page.getByRole('row', { name: /^Vault and currencies Only you/ }))
  await shown(page.getByRole('row', { name: /^What you have equipped Everyone/ }))
  await shown(page.getByText('through cross save'))
  await isFine(page)
  await picture(page, 'profile')
})

test('F-321 an outage without a copy says so, and Retry brings the profile', async () => {
  await forget('newcomer')
  await stage.fault({ kind: 'maintenance', path: '/Platform/Destiny2/' })
  const page = await stage.player('newcomer', '/profile')
  await shown(page.getByRole('heading', { name: 'Failed to load profile.' }))
  await shown(page.getByText('this one'))
  await stage.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await shown(page.getByText('Fresh Spark#0007', { exact: true }).first())
})

test('F-322 on a phone: everything that is kept is shown, saved and deleted', async () => {
  const page = await stage.player('hostile', '/profile', { viewport: PHONE })
  await shown(page.getByText('Sign-ins', { exact: true }))
  await isFine(page)
  await picture(page, 'profile on a phone')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all as JSON' }).click()
  const file = JSON.parse((await buffer(await (await download).createReadStream())).toString())
  expect(file.data.sessions.sessions.length).toBeGreaterThan(0)
  const name: string = file.display_name
  const field = page.getByRole('textbox', { name: /to allow it$/ })
  await field.fill(name)
  await field.press('Enter')
  await shown(page.getByRole('heading', { level: 1, name: 'Your data is deleted' }))
  // It stands until the player leaves it, and leads to a new sign-in.
  await page.reload()
  await shown(page.getByRole('heading', { level: 1, name: 'Your data is deleted' }))
  await shown(page.getByRole('main').getByRole('button', { name: 'Connect with Bungie' }))
  await isFine(page)
  const again = await stage.player('hostile', '/profile')
  await shown(again.getByText('this one'))
  await soon(() => again.getByRole('list', { name: 'Sessions' }).getByRole('listitem').count()).toBe(1)
})

test('F-322 a private account gets an honest answer; another session ends from here', async () => {
  const page = await stage.player('unshared', '/profile')
  await shown(page.getByRole('row', { name: /^Vault and currencies Hidden/ }))
  await shown(page.getByText('Without what your settings keep from us.'))
  const elsewhere = await stage.player('unshared', '/profile')
  await shown(elsewhere.getByText('this one'))
  await page.reload()
  const list = page.getByRole('list', { name: 'Sessions' })
  // Other journeys of this installation signed in as the same player; all of them end, this one stays.
  const others = list.getByRole('button', { name: /^Sign out / })
  await shown(others)
  for (let left = await others.count(); left > 0; left -= 1) {
    await others.first().click()
    await soon(() => others.count()).toBe(left - 1)
  }
  await soon(() => list.getByRole('listitem').count()).toBe(1)
  await elsewhere.reload()
  await gone(elsewhere.getByText('this one'))
})
