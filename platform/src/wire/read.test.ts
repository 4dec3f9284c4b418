import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, count, entries, flag, hash, id, list, number, numbers, object, text, words } from './read.ts'

test('no reader ever throws, whatever the wire brings', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.string()), (value, path) => {
      for (const read of [count, entries, flag, hash, id, list, number, numbers, object, text, words])
        read(value)
      at(value, ...path)
    }),
  )
})

test('int64 values are read from strings, other strings are not numbers', () => {
  expect(number('75957')).toBe(75957)
  expect(number('')).toBeUndefined()
  expect(number('many')).toBeUndefined()
  expect(number(Number.NaN)).toBeUndefined()
})

test('a hash that says "none" names nothing', () => {
  expect([hash(0), hash(2166136261), hash(null), hash(5)]).toEqual([undefined, undefined, undefined, 5])
})

test('a path never leads into what objects inherit', () => {
  expect(at({}, 'constructor')).toBeUndefined()
  expect(at({}, '__proto__', 'toString')).toBeUndefined()
})
