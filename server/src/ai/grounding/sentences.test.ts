import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSentenceReader, splitSentences } from './sentences.ts'

describe('reading sentences', () => {
  test('a decimal point, an abbreviation and a list number end no sentence', () => {
    expect(splitSentences('It scores 9.6 of 10. Keep it, e.g. for raids.\n1. First one. 2 more.')).toEqual([
      'It scores 9.6 of 10.',
      ' Keep it, e.g. for raids.\n',
      '1. First one.',
      ' 2 more.',
    ])
  })

  test('a text without an end is one sentence once the text is over', () => {
    const reader = createSentenceReader()
    expect(reader.add('Keep {{i1}}')).toEqual([])
    expect(reader.end()).toEqual(['Keep {{i1}}'])
  })

  test('however the text is cut into pieces, the sentences are the same and nothing is lost', () => {
    const words = fc.array(
      fc.constantFrom('Keep', ' it', '.', ' 9.6', '!', '\n', ' {{i1}}', ' e.g.', '?"', ' ok'),
      {
        maxLength: 30,
      },
    )
    fc.assert(
      fc.property(words, fc.infiniteStream(fc.nat(6)), (parts, sizes) => {
        const text = parts.join('')
        const reader = createSentenceReader()
        const pieces: string[] = []
        for (let at = 0; at < text.length; ) {
          const size = 1 + (sizes.next().value ?? 0)
          pieces.push(text.slice(at, at + size))
          at += size
        }
        const read = [...pieces.flatMap((piece) => reader.add(piece)), ...reader.end()]
        expect(read).toEqual(splitSentences(text))
        expect(read.join('')).toBe(text)
      }),
    )
  })
})
