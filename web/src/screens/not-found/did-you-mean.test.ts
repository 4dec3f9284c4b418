// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { didYouMean, editDistance } from './did-you-mean.ts'

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

describe('the edit distance', () => {
  it('is zero for the same word only, symmetric, and no longer than the longer word', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b)
        expect(distance === 0).toBe(a === b)
        expect(distance).toBe(editDistance(b, a))
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })

  it('obeys the triangle', () => {
    const word = fc.string({ maxLength: 8 })
    fc.assert(
      fc.property(
        word,
        word,
        word,
        (a, b, c) => editDistance(a, c) <= editDistance(a, b) + editDistance(b, c),
      ),
    )
  })
})
