import { expect, it } from 'vitest'
import { packWords, wordFilter } from './word-filter.ts'

const words = Array.from({ length: 3000 }, (_, at) => `word${at.toString(36)}`)
const strangers = Array.from({ length: 3000 }, (_, at) => `other${at.toString(36)}`)

it('knows every word that was packed, and takes few others for one', () => {
  const has = wordFilter(packWords(words))
  expect(words.filter((word) => !has(word))).toEqual([])
  expect(strangers.filter(has).length).toBeLessThan(strangers.length / 50)
})
