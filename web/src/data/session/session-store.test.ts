import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf } from '../../test-support/sessions.ts'
import { AUTH_KEYS, writeSession } from '../stored/storage.ts'
import { createSessionStore } from './session-store.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const stored = () => AUTH_KEYS.map((key) => localStorage.getItem(key))

describe('the session of this tab', () => {
  it('F-034 is being checked until the first check', () => {
    expect(createSessionStore().read().status).toBe('checking')
  })

  it('F-027 a sign-in is stored under the six specified keys', () => {
    createSessionStore().begin(sessionOf())
    expect(localStorage.getItem(STORAGE_KEYS.accessToken)).toBe(sessionOf().accessToken)
    expect(localStorage.getItem('bungie_refresh_token')).toBe(sessionOf().refreshToken)
    expect(localStorage.getItem('token_expires_at')).toBe('2000000000')
    expect(localStorage.getItem('membership_id')).toBe(sessionOf().membershipId)
    expect(localStorage.getItem('membership_type')).toBe('3')
    expect(localStorage.getItem('display_name')).toBe('Vesper#4102')
  })

  it('F-025 what the callback did not bring is not left over from the sign-in before', () => {
    const store = createSessionStore()
    store.begin(sessionOf())
    store.begin(sessionOf({ refreshToken: null, expiresAt: null, displayName: 'Guardian' }))
    expect(localStorage.getItem('bungie_refresh_token')).toBeNull()
    expect(localStorage.getItem('token_expires_at')).toBeNull()
  })

  it('F-028 a missing value says disconnected and leaves the rest alone', () => {
    writeSession(sessionOf({ membershipType: null }))
    const store = createSessionStore()
    expect(store.check()).toBe(false)
    expect(store.read().status).toBe('disconnected')
    expect(localStorage.getItem(STORAGE_KEYS.accessToken)).toBe(sessionOf().accessToken)
  })

  it.each([{ accessToken: 'x'.repeat(19) }, { membershipId: 'test' }, { membershipType: 'test' }])(
    'F-029 F-030 an invalid session %j is cleared',
    (change) => {
      writeSession(sessionOf(change))
      expect(createSessionStore().check()).toBe(false)
      expect(stored()).toEqual([null, null, null, null, null, null])
    },
  )

  it('F-031 its end clears every stored item and tells whoever listens', () => {
    const store = createSessionStore()
    const listener = vi.fn()
    store.begin(sessionOf())
    store.subscribe(listener)
    store.end()
    expect(stored()).toEqual([null, null, null, null, null, null])
    expect(listener).toHaveBeenCalledWith(
      { status: 'disconnected' },
      expect.objectContaining({ status: 'connected' }),
    )
  })

  it('tells of a change, also to another sign-in, and not of a check that found the same', () => {
    const store = createSessionStore()
    const seen: (string | undefined)[] = []
    store.subscribe((now) => seen.push(now.status === 'connected' ? now.session.membershipId : undefined))
    store.begin(sessionOf())
    store.check()
    writeSession(sessionOf({ membershipId: '2' }))
    store.check()
    store.check()
    store.end()
    store.check()
    expect(seen).toEqual([sessionOf().membershipId, '2', undefined])
  })

  it('F-031 a sign-out in another tab reaches this one', () => {
    const store = createSessionStore()
    store.begin(sessionOf())
    const unfollow = store.followOtherTabs()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.accessToken }))
    expect(store.read().status).toBe('disconnected')
    unfollow()
  })

  it('a setting changed in another tab is none of its business', () => {
    const store = createSessionStore()
    store.begin(sessionOf())
    const unfollow = store.followOtherTabs()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: 'something_else' }))
    expect(store.read().status).toBe('connected')
    unfollow()
  })

  it('works as a visitor where the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied')
    })
    expect(createSessionStore().check()).toBe(false)
  })
})
