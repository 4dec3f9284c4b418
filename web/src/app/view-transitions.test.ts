import { createMemoryHistory } from '@tanstack/history'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAppRouter } from './router.tsx'

/** A browser that skips every fade, as it does when the next one follows at once. */
function skippingBrowser() {
  const start = vi.fn((update: () => Promise<void>) => ({
    ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
    updateCallbackDone: Promise.resolve().then(update),
  }))
  vi.stubGlobal('document', Object.assign(document, { startViewTransition: start }))
  return start
}
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
})

async function openAt(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return router
}

describe('the fade between screens', () => {
  it('is no error where the browser skips it: the new screen stands, and no rejection is left unheard', async () => {
    const router = await openAt('/privacy')
    const start = skippingBrowser()
    await router.navigate({ to: '/changelog' })
    expect(start).toHaveBeenCalledTimes(1)
    expect(router.latestLocation.pathname).toBe('/changelog')
  })

  it('lets an error of the screen itself through', async () => {
    const router = await openAt('/privacy')
    skippingBrowser()
    router.subscribe(() => {
      if (router.shown.pathname === '/changelog') throw new Error('broken screen')
    })
    await expect(router.navigate({ to: '/changelog' })).rejects.toThrow('broken screen')
  })

  it('is left out for whoever wants less motion', async () => {
    const router = await openAt('/privacy')
    const start = skippingBrowser()
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)',
    }))
    await router.navigate({ to: '/changelog' })
    expect(start).not.toHaveBeenCalled()
    expect(router.shown.pathname).toBe('/changelog')
  })

  it('is left out within a screen, and at the first one', async () => {
    const start = skippingBrowser()
    const router = await openAt('/armory')
    await router.navigate({ to: '/armory', search: { q: 'is:arc' } })
    expect(start).not.toHaveBeenCalled()
  })
})
