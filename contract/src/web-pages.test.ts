import { describe, expect, it } from 'vitest'
import { matchesAddress } from './web-pages.ts'

describe('F-014 the addresses of the web app', () => {
  const ADDRESSES = ['/', '/dashboard', '/forge', '/forge/*', '/build/*', '/auth/callback']
  const isOne = (path: string) => ADDRESSES.some((address) => matchesAddress(address, path))

  it.each(['/', '/dashboard', '/dashboard/', '/forge', '/forge/123', '/build/my-build', '/auth/callback'])(
    '%s is one',
    (path) => expect(isOne(path)).toBe(true),
  )
  it.each(['/nowhere', '/dashboard/x', '/forge/1/2', '/build', '/auth/other', '/Dashboard'])(
    '%s is not',
    (path) => expect(isOne(path)).toBe(false),
  )
})
