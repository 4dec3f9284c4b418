import { describe, expect, it } from 'vitest'
import { keywordHelp, traitHelp } from './clause-help.ts'
import { completeSearch, completeWords } from './complete-search.ts'
import { FILTERS } from './filters/all-filters.ts'
import { isFilter } from './filters/is.ts'
import { compileSearch } from './search-items.ts'

const offered = (search: string, caret = search.length) =>
  completeSearch(search, caret).map((entry) => entry.term)

describe('completion of a search', () => {
  it('offers filters and traits that begin with the word being typed', () => {
    expect(offered('ma')).toContain('masterwork:')
    expect(offered('han')).toContain('is:handcannon')
    expect(offered('is:')).toHaveLength(8)
  })

  it('offers the values of the filter before the colon', () => {
    expect(offered('is:hand')).toEqual(['is:handcannon'])
    expect(offered('stat:ran')).toEqual(['stat:range:'])
    expect(offered('breaker:')).toEqual([
      'breaker:barrier',
      'breaker:overload',
      'breaker:unstoppable',
      'breaker:intrinsic',
    ])
  })

  it('has a line of help for every filter and trait', () => {
    for (const { keyword } of FILTERS) expect(keywordHelp(keyword), keyword).not.toBe('')
    for (const trait of isFilter.values) expect(traitHelp(trait), trait).not.toBe('')
  })

  it('replaces only the word at the caret and keeps the rest', () => {
    const search = 'rose is:cra or power:>5'
    const [first] = completeSearch(search, 11)
    expect(first).toMatchObject({ search: 'rose is:crafted or power:>5', caret: 15 })
  })

  it('completes behind a dash and inside parentheses', () => {
    expect(offered('-is:hel')).toEqual(['is:helmet'])
    expect(completeSearch('-is:hel', 7)[0]?.search).toBe('-is:helmet')
    expect(offered('(is:hel')).toEqual(['is:helmet'])
  })

  it('stays silent where nothing is being typed', () => {
    expect(offered('')).toEqual([])
    expect(offered('rose ')).toEqual([])
    expect(offered('"ha')).toEqual([])
    expect(offered('(is:exo)')).toEqual([])
    expect(offered('is:exo or')).toEqual([])
  })

  it('offers nothing that the search does not understand', () => {
    const offers = completeSearch('is:', 3, 200)
    expect(offers.map(({ term }) => term)).toEqual(expect.arrayContaining(['is:handcannon', 'is:helmet']))
    for (const { search, term } of offers) {
      expect(compileSearch(search, []).errors, term).toEqual([])
    }
  })
})

describe('several plain words', () => {
  it('F-116 are offered as the one kind of item that they name', () => {
    const offered = (search: string) => completeWords(search, search.length)
    expect(offered('hand cannon')).toMatchObject([{ search: 'is:handcannon', caret: 13 }])
    expect(offered('is:solar linear fusion rifle')).toMatchObject([
      { search: 'is:solar is:linearfusionrifle' },
    ])
    expect(offered('hand cann')).toEqual([])
    expect(offered('hand "cannon"')).toEqual([])
    expect(offered('cannon')).toEqual([])
    expect(offered('helmet')).toEqual([])
  })
})
