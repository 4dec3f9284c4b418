import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serverAway } from '../support/away.ts'
import { AUTH_KEYS, disconnect, headerConnect } from '../support/connecting.ts'
import { gone, shown, soon, stored } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'
import { standingTime } from '../support/time.ts'

const stage = openStage()

describe('Disconnect', () => {
  test('F-031 clears every stored item, the cookie, the saved answers and the session on the server', async () => {
    const page = await stage.player('newcomer', '/command-center')
    await shown(page.getByText('Welcome, Fresh Spark'))
    await soon(() => savedOwners(page)).toContain((await stored(page)).membership_id)
    const before = await stored(page)
    const [cookie] = await page.context().cookies(stage.url)

    await disconnect(page).click()
    await shown(headerConnect(page))
    await shown(page.getByRole('heading', { name: 'Authentication Required' }))
    const after = await stored(page)
    for (const key of AUTH_KEYS) expect(after).not.toHaveProperty(key)
    await soon(async () => (await savedOwners(page)).filter((owner) => owner !== null)).toEqual([])
    await soon(() => page.context().cookies(stage.url)).toEqual([])

    const answer = await fetch(`${stage.url}/api/dashboard/guardian-data`, {
      headers: {
        authorization: `Bearer ${before.bungie_access_token}`,
        cookie: `${cookie?.name}=${cookie?.value}`,
      },
    })
    expect(answer.status).toBe(401)
  })

  test('F-031 works without a server too', async () => {
    const page = await stage.player('newcomer', '/privacy')
    await shown(disconnect(page))
    await serverAway(page)
    await disconnect(page).click()
    await shown(headerConnect(page))
    await soon(async () => Object.keys(await stored(page))).toEqual(['destiny_ai_api_key'])
  })

  test('F-058 says so in a toast that goes by itself after 4 s and can be read again', async () => {
    const page = await stage.player('newcomer')
    await standingTime(page)
    await page.goto('/privacy')
    await disconnect(page).click()
    const toast = page.getByRole('status', { name: 'Messages' }).getByText('Signed out.')
    await shown(toast)
    await page.clock.runFor(3_999)
    await soon(() => toast.count()).toBe(1)
    await page.clock.runFor(1)
    await gone(toast)
    await page.clock.resume()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Messages' }).click()
    await shown(page.getByRole('dialog', { name: 'Messages' }).getByText('Signed out.'))
  })

  test('F-058 a toast stays while the pointer rests on it, and keeps the time it had left', async () => {
    const page = await stage.player('newcomer')
    await standingTime(page)
    await page.goto('/privacy')
    await disconnect(page).click()
    const toast = page.getByRole('status', { name: 'Messages' }).getByText('Signed out.')
    await page.clock.runFor(3_000)
    await toast.hover()
    await page.clock.runFor(60_000)
    await soon(() => toast.count()).toBe(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(999)
    await soon(() => toast.count()).toBe(1)
    await page.clock.runFor(1)
    await gone(toast)
  })
})

/** Whose answers this device keeps; null is what anybody may see. */
function savedOwners(page: Page): Promise<(string | null)[]> {
  return page.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve) => {
        const request = indexedDB.open('ai-vault')
        request.onsuccess = () => {
          const database = request.result
          if (!database.objectStoreNames.contains('answers')) return resolve([])
          const all = database.transaction('answers').objectStore('answers').getAll()
          all.onsuccess = () => {
            database.close()
            resolve(all.result.map(({ owner }: { owner: string | null }) => owner))
          }
        }
        request.onerror = () => resolve([])
      }),
  )
}
