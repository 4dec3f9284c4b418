import { expect, it } from 'vitest'
import { featuresOf } from './features.ts'

const featuresIn = (text: string) => {
  const words = text.split(' ')
  const tokens = words.map((word) => ({ text: word, typed: word, gap: '' }))
  const known = words.map(() => true)
  const blocks = featuresOf({
    tokens,
    words,
    mentions: [],
    clauses: [],
    searches: [],
    isKnown: known,
    isWord: known,
  })
  return new Set(blocks.flatMap(({ features }) => features))
}

it('sees that a rare word is about the same as a usual one', () => {
  const sense = (text: string) => [...featuresIn(text)].filter((feature) => /^ss? /.test(feature))
  expect(sense('merchant wares')).toEqual(sense('vendor offers'))
  expect(sense('merchant wares')).toContain('ss sell sell')
  expect(sense('quietly')).toEqual([])
})
