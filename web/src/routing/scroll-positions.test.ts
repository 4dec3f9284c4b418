import { createMemoryHistory } from '@tanstack/history'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRouter } from './router.ts'
import { keepScroll } from './scroll-positions.ts'

const Screen = () => null
const ROUTES = ['/a', '/b'].map((address) => ({ address, title: address, component: Screen }))

/** A page without its drawing: what is shown is told to be rendered at once. */
async function open() {
  const router = createRouter({
    routes: ROUTES,
    notFound: Screen,
    history: createMemoryHistory({ initialEntries: ['/a'] }),
  })
  keepScroll(router)
  router.subscribe(() => router.notifyRendered(router.shown))
  await router.load()
  return router
}

let at = 0
/** How far the page can be scrolled. */
let most = Number.POSITIVE_INFINITY
let resized: (() => void)[] = []
const growTo = (height: number) => {
  most = height
  for (const onResize of resized) onResize()
}
const scrollBy = (top: number) => {
  at = top
  window.dispatchEvent(new Event('scroll'))
}
beforeEach(() => {
  at = 0
  most = Number.POSITIVE_INFINITY
  resized = []
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollBy(Math.min(top, most)))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized.push(onResize)
      }
      observe() {}
    },
  )
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => at })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.replaceChildren()
})

describe('where the page is scrolled to', () => {
  it('is the top after a step, and the old place after going back', async () => {
    const router = await open()
    scrollBy(700)
    await router.navigate({ to: '/b' })
    expect(at).toBe(0)
    router.history.back()
    await router.load()
    expect(at).toBe(700)
  })

  it('stays where a step says so, and is found again after going back to it', async () => {
    const router = await open()
    scrollBy(700)
    await router.navigate({ search: { q: 'arc' }, resetScroll: false })
    expect(at).toBe(700)
    await router.navigate({ to: '/b' })
    router.history.back()
    await router.load()
    expect(at).toBe(700)
  })

  it('is the part that the address names', async () => {
    const part = document.createElement('section')
    part.id = 'map'
    const shown = vi.spyOn(part, 'scrollIntoView')
    document.body.append(part)
    const router = await open()
    await router.navigate({ to: '/b', hash: 'map' })
    expect(shown).toHaveBeenCalled()
  })

  it('is the old place as soon as the page is long enough for it', async () => {
    const router = await open()
    scrollBy(700)
    await router.navigate({ to: '/b' })
    most = 77
    router.history.back()
    await router.load()
    expect(at).toBe(77)
    await router.navigate({ search: { q: 'arc' }, replace: true, resetScroll: false })
    growTo(500)
    growTo(2_000)
    expect(at).toBe(700)
    // What stands above the place got shorter, and the browser kept what was in sight.
    scrollBy(500)
    growTo(1_800)
    expect(at).toBe(700)
  })

  it('is left alone where the player goes on before the page is long enough', async () => {
    const router = await open()
    scrollBy(700)
    await router.navigate({ to: '/b' })
    most = 77
    router.history.back()
    await router.load()
    window.dispatchEvent(new Event('wheel'))
    growTo(2_000)
    expect(at).toBe(77)
  })

  it('survives a reload, and a storage that holds something else', async () => {
    sessionStorage.setItem('scroll-positions', '{broken')
    const router = await open()
    const key = router.latestLocation.state.__TSR_key ?? router.latestLocation.href
    scrollBy(300)
    window.dispatchEvent(new Event('pagehide'))
    expect(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')).toEqual([[key, 300]])
  })
})
