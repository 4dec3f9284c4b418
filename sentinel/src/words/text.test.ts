import { expect, it } from 'vitest'
import { withOneArticle } from './text.ts'

it('a name that has an article keeps none behind another word of that kind', () => {
  expect(withOneArticle('Keep the [The Palindrome](/forge/1) with Rampage.')).toBe(
    'Keep the [Palindrome](/forge/1) with Rampage.',
  )
  expect(withOneArticle('Every The Palindrome is the same. Your The Last Word stays.')).toBe(
    'Every Palindrome is the same. Your Last Word stays.',
  )
  expect(withOneArticle('2 copies of The Palindrome on the Moon')).toBe(
    '2 copies of The Palindrome on the Moon',
  )
})
