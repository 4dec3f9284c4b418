import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settleSearch, splitClauses, toggleClause, withDraft, withoutChip } from './clauses.ts'

describe('a search as chips and text', () => {
  it.each([
    ['is:weapon power:>=450 ', ['is:weapon', 'power:>=450'], ''],
    ['is:weapon power:>=4', ['is:weapon'], 'power:>=4'],
    ['-is:exotic rose', ['-is:exotic'], 'rose'],
    ['is:arc or is:solar ', ['is:arc or is:solar'], ''],
    ['(is:arc is:bow) fate', ['(is:arc is:bow)'], 'fate'],
    ['perkname:"kill clip" ', ['perkname:"kill clip"'], ''],
    ['hand cannon', [], 'hand cannon'],
    ['rose is:arc ', [], 'rose is:arc '],
    ['/* mine */ is:arc ', [], '/* mine */ is:arc '],
    ['', [], ''],
  ])('F-116 %j is the chips %j and the text %j', (search, chips, draft) => {
    expect(splitClauses(search)).toMatchObject({ chips, draft })
  })

  it('keeps a clause that was not understood as text, where it can be marked', () => {
    expect(splitClauses('is:arc is:nonsense ', [{ start: 7, end: 18 }])).toMatchObject({
      chips: ['is:arc'],
      draft: 'is:nonsense ',
    })
  })

  it('finishes the last clause when someone stops writing, but never a word', () => {
    expect(settleSearch('is:arc')).toBe('is:arc ')
    expect(settleSearch('rose ')).toBe('rose')
    expect(settleSearch('')).toBe('')
  })

  it('chips and text together are the search, whatever it is', () => {
    const word = fc.constantFrom(
      'is:arc',
      '-',
      'or',
      '(',
      ')',
      'rose',
      '"a b"',
      'power:>5',
      '/* x',
      'not',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const search = words.join(' ')
        const { chips, draft, draftStart } = splitClauses(search)
        expect(search.slice(draftStart)).toBe(draft)
        const again = splitClauses(withDraft({ chips, draft, draftStart }, draft))
        expect(again.chips).toEqual(chips)
      }),
    )
  })

  it('loses a chip and keeps the rest', () => {
    expect(withoutChip(splitClauses('is:arc is:bow fate'), 0)).toBe('is:bow fate')
  })

  it('F-345 takes a clause in before the words, and out again', () => {
    expect(toggleClause('fate', 'is:arc')).toBe('is:arc fate')
    expect(toggleClause('is:arc fate', 'is:arc').trim()).toBe('fate')
    expect(toggleClause('', 'is:arc')).toBe('is:arc ')
  })
})
