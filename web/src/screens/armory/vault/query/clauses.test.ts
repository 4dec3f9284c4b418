import { parseSearch } from '@ai-vault/game/search/parse-search.ts'
import { describe, expect, it } from 'vitest'
import { toggleClause, topClauses } from './clauses.ts'

describe('the clauses of a search', () => {
  it.each([
    ['is:weapon power:>=450', ['is:weapon', 'power:>=450']],
    ['is:arc or is:solar -is:exotic', ['is:arc or is:solar', '-is:exotic']],
    ['(is:arc is:bow)', ['(is:arc is:bow)']],
    ['', []],
  ])('%j are %j', (search, clauses) => {
    const found = topClauses(parseSearch(search).query)
    expect(found.map(({ start, end }) => search.slice(start, end))).toEqual(clauses)
  })

  it('F-345 one more comes in at the end, and goes out again', () => {
    expect(toggleClause('fate', 'is:arc')).toBe('fate is:arc')
    expect(toggleClause('is:arc fate', 'is:arc')).toBe('fate')
    expect(toggleClause('is:bow is:arc fate', 'is:arc')).toBe('is:bow fate')
    expect(toggleClause('is:arc or is:bow', 'is:exotic')).toBe('is:arc or is:bow is:exotic')
    expect(toggleClause('', 'is:arc')).toBe('is:arc')
  })
})
