import { expect, it } from 'vitest'
import { readForgeSearch } from './forge-search.ts'

it('the address of the Forge says what is looked for and which roll stands', () => {
  expect(readForgeSearch({ q: 'rose', of: 'all', for: 'pvp', mode: 'pve', roll: '1-22-333' })).toEqual({
    q: 'rose',
    of: 'all',
    for: 'pvp',
    mode: 'pve',
    roll: '1-22-333',
  })
  expect(readForgeSearch({ q: 77, roll: 1234567890 })).toMatchObject({ q: '77', roll: '1234567890' })
  expect(readForgeSearch({ q: 'x'.repeat(300) }).q).toHaveLength(200)
  expect(readForgeSearch({ roll: Array(12).fill('1').join('-') }).roll).toBeDefined()
})

it('what means nothing in it is left out', () => {
  const odd = [
    { q: '', of: 'mine', for: 'pve', mode: 'both', roll: '' },
    { q: null, of: true, for: 1, mode: 2, roll: '1-' },
    { roll: '12345678901' },
    { roll: Array(13).fill('1').join('-') },
    { roll: 'abc' },
    {},
  ]
  for (const raw of odd) {
    expect(Object.values(readForgeSearch(raw)).filter((value) => value !== undefined)).toEqual([])
  }
})
