// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

describe('F-014 a suggestion for a mistyped path', () => {
  it.each([
    ['/armoury', '/armory'],
    ['/atals', '/atlas'],
    ['/Dashboard', '/dashboard'],
    ['/dashbord/', '/dashboard'],
    ['/sentinal', '/sentinel'],
    ['/comand-center', '/command-center'],
    ['/logn', '/login'],
    ['/settings', '/profile'],
    ['/alert', '/profile'],
    ['/shares', '/profile'],
    ['/help', '/sentinel'],
    ['/Vault/', '/armory'],
  ])('%s meant %s', (typed, meant) => expect(didYouMean(typed)).toBe(meant))

  it.each(['/', '/zzzzzzzz', '/wp-admin.php', '/a/very/long/path/that/means/nothing/at/all/to/anyone'])(
    '%s meant nothing we know',
    (typed) => expect(didYouMean(typed)).toBeUndefined(),
  )
})
