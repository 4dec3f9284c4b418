import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { connectedAs, disconnect, headerConnect } from '../support/connecting.ts'
import { gone, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const HOUR = 3_600_000
const OWNS = /You own \d+ weapons/

/** Visits once with the network, until the worker holds the whole shell. */
async function install(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') {
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
    }
  })
}

describe('without a network', () => {
  /** One installation for all three: the worker fetches the whole shell, which costs as much as a journey. */
  const installed = stage.share(async () => {
    const page = await stage.player('newcomer', undefined, { serviceWorker: true })
    await install(page, '/')
    return page
  })

  test('F-350 F-031 a server that is away changes nothing: what was read is there, and none of it in the worker’s store', async () => {
    const page = await installed()
    await shown(page.getByText(OWNS))
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const stores = await Promise.all(names.map((name) => caches.open(name)))
      const requests = await Promise.all(stores.map((store) => store.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([])
    await stage.stopServer()
    await page.reload()
    await shown(page.getByText(OWNS))
    await shown(page.getByText(/As of \d\d:\d\d/))
    await shown(page.getByRole('button', { name: 'System status: Unknown' }))
    await stage.startServer()
    await shown(page.getByText('Network online'))
  })

  test('F-350 F-046 the shell and what was read last open again, and say how old they are', async () => {
    const page = await installed()
    await shown(page.getByText(OWNS))
    await shown(page.getByText(/As of \d\d:\d\d · (just now|\d min ago)/))
    const owned = await page.getByText(OWNS).textContent()
    await page.close()

    const later = await page.context().newPage()
    await later.clock.install({ time: Date.now() + 3 * HOUR })
    await later.context().setOffline(true)
    await later.goto('/')
    await shown(later.getByRole('heading', { level: 1, name: 'Everything you own.' }))
    await shown(later.getByText('Offline: showing saved data'))
    await shown(connectedAs(later, 'Fresh Spark'))
    await soon(() => later.getByText(OWNS).textContent()).toBe(owned)
    await shown(later.getByText(/As of \d\d:\d\d · 3 h ago/))
    await soon(() => later.getByRole('banner').getByText('live').count()).toBe(0)
    await later.close()
  })

  test('F-350 the archives open again with the span that was read, and another one says why it is not there', async () => {
    const context = (await installed()).context()
    await context.setOffline(false)
    const page = await context.newPage()
    await page.goto('/archives')
    const overview = page.getByRole('region', { name: 'Performance overview' })
    await shown(overview)
    await gone(page.getByRole('region', { name: 'Activities kept' }))
    await context.setOffline(true)
    await page.reload()
    await shown(overview)
    await page.getByRole('radio', { name: 'Season' }).check({ force: true })
    await shown(page.getByText('Of this span nothing is saved on this device', { exact: false }))
    await page.close()
  })

  test('F-350 F-031 every screen of the shell opens, also one that was never visited; after a sign-out nothing personal does', async () => {
    const context = (await installed()).context()
    await context.setOffline(true)
    const page = await context.newPage()
    for (const [path, title] of [
      ['/privacy', 'Privacy'],
      ['/changelog', 'Changelog'],
      ['/atlas', 'Atlas'],
      ['/nowhere', 'Signal Lost'],
    ] as const) {
      await page.goto(path)
      await shown(page.getByRole('main').getByRole('heading', { level: 1, name: title }))
    }
    await context.setOffline(false)
    await shown(page.getByText('Network online'))
    await page.goto('/')
    await shown(page.getByText(OWNS))
    await disconnect(page).click()
    await shown(headerConnect(page))
    await context.setOffline(true)
    await page.reload()
    await shown(page.getByRole('heading', { name: 'Authentication Required' }))
    await gone(page.getByText(OWNS))
  })
})

describe('the installed app', () => {
  test('can be installed: a manifest with a name, a start and icons that exist', async () => {
    const page = await stage.visitor('/login')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await page.request.get(href ?? '')).json()
    expect(manifest).toMatchObject({ name: 'AI Vault', start_url: '/', display: 'standalone' })
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const icon = await page.request.get(src)
      expect([src, icon.status()]).toEqual([src, 200])
      expect(sizes).toMatch(/^any$|^\d+x\d+$/)
    }
  })
})
