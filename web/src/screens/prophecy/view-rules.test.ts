import { expect, it } from 'vitest'
import { letterOf, numberOf } from './pieces/marks.ts'
import { oneIn } from './pieces/one-in.ts'
import { readProphecySearch } from './prophecy-search.ts'

it('what lies behind is numbered from 1, what lies ahead has letters from A that begin anew after Z', () => {
  expect([0, 9].map(numberOf)).toEqual(['1', '10'])
  expect([0, 25, 26].map(letterOf)).toEqual(['A', 'Z', 'A'])
})

it('odds are whole numbers, and small ones have a decimal where it says something', () => {
  expect([1, 0.5, 0.4, 0.11, 0.1, 1 / 36, 1 / 1_296].map(oneIn)).toEqual([
    '1',
    '2',
    '2.5',
    '9.1',
    '10',
    '36',
    '1,296',
  ])
})

it('the address names a part other than the usual one', () => {
  expect(readProphecySearch({ part: 'farming' })).toEqual({ part: 'farming' })
  for (const part of ['overview', 'x', undefined, 3]) {
    expect(readProphecySearch({ part })).toEqual({ part: undefined })
  }
})
