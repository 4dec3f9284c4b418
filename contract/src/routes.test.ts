import { describe, expect, it } from 'vitest'
import { isClientRoute } from './routes.ts'

describe('F-014 the addresses of the web app', () => {
  it.each(['/', '/dashboard', '/dashboard/', '/forge', '/forge/123', '/build/my-build', '/auth/callback'])(
    '%s is one',
    (path) => expect(isClientRoute(path)).toBe(true),
  )
  it.each(['/nowhere', '/dashboard/x', '/forge/1/2', '/build', '/auth/other', '/Dashboard', '/design'])(
    '%s is not',
    (path) => expect(isClientRoute(path)).toBe(false),
  )
  it('the design page is one in development only', () => {
    expect(isClientRoute('/design', true)).toBe(true)
  })
})
