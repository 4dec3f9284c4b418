import { expect, test } from 'vitest'
import { trim } from './trim.ts'

test('named fields stay, others go, deep inside too', () => {
  const definition = { hash: 1, index: 7, displayProperties: { name: 'Ace', iconSequences: [1] } }
  expect(trim(definition, { hash: true, displayProperties: { name: true } })).toEqual({
    hash: 1,
    displayProperties: { name: 'Ace' },
  })
})

test('a shape reaches into the entries of lists and dictionaries', () => {
  const definition = {
    perks: [{ perkHash: 1, visible: true }, { perkHash: 2 }],
    stats: { 10: { value: 5, maximum: 9 }, 11: { value: 6 } },
  }
  expect(trim(definition, { perks: { perkHash: true }, stats: { '*': { value: true } } })).toEqual({
    perks: [{ perkHash: 1 }, { perkHash: 2 }],
    stats: { 10: { value: 5 }, 11: { value: 6 } },
  })
})

test('what is missing or null stays missing, and a surprise in place of an object is dropped', () => {
  expect(trim({ a: null, b: 'text' }, { a: true, b: { c: true }, d: true })).toEqual({ b: undefined })
})
