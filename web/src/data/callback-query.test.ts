import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const go = (address: string) => window.happyDOM.setURL(new URL(address, 'http://localhost:3000').href)

declare global {
  interface Window {
    happyDOM: { setURL(address: string): void }
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => go('/'))

describe('the address bar after the callback', () => {
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
