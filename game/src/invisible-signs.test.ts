import { expect, it } from 'vitest'
import { withoutInvisible, withoutInvisibleInLines } from './invisible-signs.ts'

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
