import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const go = (address: string) => window.happyDOM.setURL(new URL(address, 'http://localhost:3000').href)

declare global {
  interface Window {
    happyDOM: { setURL(address: string): void }
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => go('/'))

const boot = () => {
  const source = readFileSync(join(import.meta.dirname, '../../../public/boot.js'), 'utf8')
  new Function(source)()
}

describe('the address bar after the callback', () => {
  it('F-026 loses its query by the first script of the page, which hands it to the module alone', async () => {
    go('/auth/callback?code=secret&state=s')
    boot()
    expect(location.href).toBe('http://localhost:3000/auth/callback')
    const { takeCallbackQuery } = await import('./callback-query.ts')
    expect(takeCallbackQuery().get('code')).toBe('secret')
    expect(globalThis.callbackQuery).toBeUndefined()
  })

  it.each(['/', '/login?x=1', '/auth/callback', '/armory?filter=god-tier'])(
    'at %s that script touches nothing',
    (path) => {
      go(path)
      boot()
      expect(location.href).toBe(`http://localhost:3000${path}`)
      expect(globalThis.callbackQuery).toBeUndefined()
    },
  )

  it('F-026 loses its query as soon as the module is read, and the query is kept once', async () => {
    go('/auth/callback?access_token=secret&membership_id=46')
    const { takeCallbackQuery } = await import('./callback-query.ts')
    expect(location.href).toBe('http://localhost:3000/auth/callback')
    expect(takeCallbackQuery().get('access_token')).toBe('secret')
    expect(takeCallbackQuery().get('access_token')).toBeNull()
  })

  it('F-026 loses a fragment too', async () => {
    go('/auth/callback#access_token=secret')
    await import('./callback-query.ts')
    expect(location.hash).toBe('')
  })

  it('leaves every other screen its query', async () => {
    go('/armory?filter=god-tier')
    const { takeCallbackQuery } = await import('./callback-query.ts')
    expect(location.search).toBe('?filter=god-tier')
    expect([...takeCallbackQuery().keys()]).toEqual([])
  })
})
