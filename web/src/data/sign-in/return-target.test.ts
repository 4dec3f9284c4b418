// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { returnAddress, returnTarget } from './return-target.ts'

describe('where a finished sign-in leads', () => {
  it.each([null, '', '/', '/command-center', '/login', '/auth?x=1', '/auth/callback'])(
    'F-021 from %s to the dashboard',
    (remembered) => expect(returnTarget(remembered)).toBe('/dashboard'),
  )

  it.each(['/armory?filter=god-tier', '/atlas', '/forge/123'])(
    'F-040 back to %s, which asked for it',
    (remembered) => expect(returnTarget(remembered)).toBe(remembered),
  )

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'armory'])(
    'never out of the app: %s',
    (remembered) => expect(returnTarget(remembered)).toBe('/dashboard'),
  )

  it('F-150 a way in may name where it leads', () => {
    const search = '?return=%2Farmory%3Fq%3Dis%253Aarc'
    expect(returnAddress({ pathname: '/login', search })).toBe('/armory?q=is%3Aarc')
    expect(returnAddress({ pathname: '/login', search: '' })).toBe('/login')
    expect(returnAddress({ pathname: '/armory', search: '?return=/atlas' })).toBe('/armory?return=/atlas')
  })

  it('a sign-in that is tried again keeps where the first try began', () => {
    expect(returnAddress({ pathname: '/auth/callback', search: '' })).toBeUndefined()
  })
})
