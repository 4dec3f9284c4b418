// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { returnTarget } from './return-target.ts'

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
})
