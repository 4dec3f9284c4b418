// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionOf } from '../../test-support/sessions.ts'
import { checkSession, needsRefresh } from './session-check.ts'

const tokenOf = (length: number) => 'x'.repeat(length)

describe('the authenticated check', () => {
  it.each(['accessToken', 'membershipId', 'membershipType'] as const)(
    'F-028 without %s nobody is signed in, and nothing is to be cleared',
    (key) => {
      expect(checkSession(sessionOf({ [key]: null })).verdict).toBe('missing')
      expect(checkSession(sessionOf({ [key]: '' })).verdict).toBe('missing')
    },
  )

  it('F-028 a missing value wins over an invalid one, so the storage stays', () => {
    expect(checkSession(sessionOf({ accessToken: 'short', membershipType: null })).verdict).toBe('missing')
    expect(checkSession(sessionOf({ accessToken: null, membershipId: 'test' })).verdict).toBe('missing')
  })

  it('F-029 a token of 19 characters is invalid, one of 20 is not', () => {
    expect(checkSession(sessionOf({ accessToken: tokenOf(19) })).verdict).toBe('invalid')
    expect(checkSession(sessionOf({ accessToken: tokenOf(20) })).verdict).toBe('authenticated')
  })

  it('F-029 every length below 20 is invalid and every other one is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (length) => {
        const { verdict } = checkSession(sessionOf({ accessToken: tokenOf(length) }))
        return verdict === (length < 20 ? 'invalid' : 'authenticated')
      }),
    )
  })

  it.each(['membershipId', 'membershipType'] as const)('F-030 the word test as %s is invalid', (key) => {
    expect(checkSession(sessionOf({ [key]: 'test' })).verdict).toBe('invalid')
    expect(checkSession(sessionOf({ [key]: 'tested' })).verdict).toBe('authenticated')
    expect(checkSession(sessionOf({ [key]: 'Test' })).verdict).toBe('authenticated')
  })

  it('needs neither a refresh token, an expiry nor a name', () => {
    const bare = sessionOf({ refreshToken: null, expiresAt: null, displayName: null })
    expect(checkSession(bare).verdict).toBe('authenticated')
  })
})

describe('when a call refreshes first', () => {
  const now = 1_000_000

  it.each([
    [299, true],
    [300, true],
    [301, false],
    [0, true],
    [-1, true],
    [-86_400, true],
  ])('F-032 with %i s left: %s', (left, refresh) => {
    expect(needsRefresh(now + left, now)).toBe(refresh)
  })

  it('does not, where no expiry is known', () => {
    expect(needsRefresh(null, now)).toBe(false)
  })
})
