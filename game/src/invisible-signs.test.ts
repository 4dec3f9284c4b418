import { expect, it } from 'vitest'
import { cleanLine, withoutInvisible, withoutInvisibleInLines } from './invisible-signs.ts'
import { slugOf } from './shares/slug.ts'
import { expectNoSlowText } from './test-support/slow-texts.ts'

const HIDDEN = 'R\u202eo\u2066s\u200b\u200d\ufeff\u00ad\u{e0041}e\ufe0f\u3164\u0000\ud800\u{f0000}'

it('takes out every sign that nobody sees, and leaves every one that is seen', () => {
  expect(withoutInvisible(HIDDEN)).toBe('Rose')
  expect(withoutInvisibleInLines(HIDDEN)).toBe('Rose')
  const seen = 'Überläufer 夜 Ночь 🚀 ~!'
  expect(withoutInvisible(seen)).toBe(seen)
})

it('treats lines and columns as it is asked to', () => {
  expect(withoutInvisible('one\n\ttwo', ' ')).toBe('one  two')
  expect(withoutInvisibleInLines('one\r\n\ttwo')).toBe('one\n\ttwo')
})

it('reads no name out of proportion, whatever is repeated in it', () => {
  expectNoSlowText({
    words: ['\t', 'a', '\u202e', 'é', 'e\u0301', '\n', '-', '_', '夜', '\u{1f680}', '\ud800', '\ufe0f'],
    length: 10_000,
    read: (text) => [cleanLine(text), withoutInvisibleInLines(text), slugOf(text)],
  })
})

it('makes one line of what a person typed', () => {
  expect(cleanLine(' Void\u202e \r\n\tWalker\u0000 ')).toBe('Void Walker')
})
