import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const FILES = ['assets/Sheet.js', 'assets/shared.js', 'assets/Sheet.css']
const pathOf = (address: string) => new URL(address, location.origin).pathname

/**
 * A page with a network that fails for the files in `missing`, and a browser that remembers failed modules: a module whose
 * file, or a file it imports, was not there when it was imported never comes at that address.
 */
function setUp() {
  const missing = new Set<string>()
  const fetched: string[] = []
  const imported: string[] = []
  const remembered = new Set<string>()
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(pathOf(address))
    if (missing.has(pathOf(address))) throw new TypeError('network down')
    return new Response('export {}')
  })
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [link] = nodes as HTMLLinkElement[]
    const path = pathOf(link?.href ?? '')
    fetched.push(path)
    queueMicrotask(() => link?.dispatchEvent(new Event(missing.has(path) ? 'error' : 'load')))
  })
  const importAt = async (address: string) => {
    imported.push(address.replace(location.origin, ''))
    const needs = [address, `${location.origin}/assets/shared.js`]
    for (const need of needs) if (missing.has(pathOf(need))) remembered.add(need)
    if (needs.some((need) => remembered.has(need))) throw new TypeError('the browser remembers a failure')
    return 'the module'
  }
  const own = `${location.origin}/assets/Sheet.js`
  return {
    missing,
    fetched,
    imported,
    remembered,
    own,
    load: () => loadModule(() => importAt(own), FILES, importAt),
  }
}

let loadModule: typeof import('./load-module.ts').loadModule
beforeEach(async () => {
  vi.resetModules()
  ;({ loadModule } = await import('./load-module.ts'))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a module of the built app', () => {
  it('runs once all of its files are here', async () => {
    const { load, fetched, imported } = setUp()
    expect(await load()).toBe('the module')
    expect(fetched.sort()).toEqual(['/assets/Sheet.css', '/assets/Sheet.js', '/assets/shared.js'])
    expect(imported).toEqual(['/assets/Sheet.js'])
  })

  it.each(FILES)('F-038 comes at its own address after %s did not come at first', async (file) => {
    const { load, missing, imported } = setUp()
    missing.add(`/${file}`)
    await expect(load()).rejects.toMatchObject({ name: 'NotLoaded' })
    await expect(load()).rejects.toMatchObject({ name: 'NotLoaded' })
    expect(imported).toEqual([])
    missing.clear()
    expect(await load()).toBe('the module')
    expect(imported).toEqual(['/assets/Sheet.js'])
  })

  it('an error page in place of a file is no file', async () => {
    const { load, imported } = setUp()
    vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
    await expect(load()).rejects.toMatchObject({ name: 'NotLoaded' })
    expect(imported).toEqual([])
  })

  it('asks for no file twice: not for what runs, nor for what is on its way', async () => {
    const { load, fetched } = setUp()
    await Promise.all([load(), load()])
    await load()
    expect(fetched).toHaveLength(FILES.length)
  })

  it('asks for no file that the page came with, and anew for a style of it that did not come', async () => {
    const { load, fetched } = setUp()
    const styled = (sheet: object | null) => ({ src: undefined, href: '', rel: 'stylesheet', sheet })
    const origin = `${location.origin}/assets`
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([
      { src: `${origin}/index.js`, rel: undefined },
      { ...styled(null), rel: 'modulepreload', href: `${origin}/shared.js` },
      { ...styled({}), href: `${origin}/Sheet.css` },
    ] as never)
    await load()
    expect(fetched).toEqual(['/assets/Sheet.js'])
    vi.resetModules()
    ;({ loadModule } = await import('./load-module.ts'))
    const again = setUp()
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([
      { ...styled(null), href: `${origin}/Sheet.css` },
    ] as never)
    await again.load()
    expect(again.fetched).toContain('/assets/Sheet.css')
  })

  it('is another module under another query where the browser remembers a failure of its own address', async () => {
    const { load, remembered, own, imported } = setUp()
    remembered.add(own)
    expect(await load()).toBe('the module')
    expect(imported).toEqual(['/assets/Sheet.js', '/assets/Sheet.js?retry=1'])
  })

  it('tells apart what only a page loaded anew can run', async () => {
    const { load, remembered } = setUp()
    remembered.add(`${location.origin}/assets/shared.js`)
    await expect(load()).rejects.toMatchObject({ name: 'Remembered' })
  })
})
