import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FIXTURE_CLOCK, namesOfFixture } from '../test-support/phrase-files.ts'
import { read } from './read.ts'
import { MOST_BYTES, tokensOf } from './text/tokens.ts'

const context = { names: namesOfFixture(), ...FIXTURE_CLOCK }

it('reads any text, and looks at no more than its first kilobyte', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
      expect(['read', 'ask', 'out_of_scope']).toContain(read(text, context).is)
      const { tokens } = tokensOf(text)
      expect(new TextEncoder().encode(tokens.map(({ typed }) => typed).join('')).length).toBeLessThanOrEqual(
        MOST_BYTES,
      )
    }),
    { numRuns: 60 },
  )
})
