import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TableEntries, TruncatedTableError } from './table-entries.ts'

/** Feeds the text in chunks that end at the given byte offsets. */
function split(bytes: Uint8Array, cuts: readonly number[]): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const entries = new TableEntries((key, json) => found.set(key, JSON.parse(json)))
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
  let from = 0
  for (const end of [...ends, bytes.length]) {
    entries.push(bytes.subarray(from, end))
    from = end
  }
  entries.end()
  return found
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const splitText = (text: string, cuts: readonly number[] = []) =>
  Object.fromEntries(split(bytesOf(text), cuts))

test('a table is split into its entries', () => {
  expect(splitText('{"1":{"a":1},"4294967295":{"b":[{"c":{}}]}}')).toEqual({
    1: { a: 1 },
    4294967295: { b: [{ c: {} }] },
  })
})

test.each([
  ['blanks and line ends', ' {\n\t"1" :\r\n {"a" : 1 } , "2":{} } \n', { 1: { a: 1 }, 2: {} }],
  ['an empty table', '{}', {}],
  ['brackets and quotes in texts', '{"1":{"a":"} \\" ] { \\\\"},"2":{}}', { 1: { a: '} " ] { \\' }, 2: {} }],
  [
    'values that are not objects',
    '{"1":null,"2":"x,}","3":-1.5e3,"4":[1,[2]]}',
    { 1: null, 2: 'x,}', 3: -1500, 4: [1, [2]] },
  ],
  ['a byte order mark', '\uFEFF{"1":{}}', { 1: {} }],
])('%s are understood', (_, text, expected) => {
  expect(splitText(text)).toEqual(expected)
})

test('characters of several bytes survive a cut in their middle', () => {
  const text = '{"1":{"name":"Ñ 🜁 漢"}}'
  const length = bytesOf(text).length
  for (let cut = 1; cut < length; cut++) expect(splitText(text, [cut])).toEqual(JSON.parse(text))
})

test('any table in any chunks equals what JSON.parse makes of the whole', () => {
  const table = fc.dictionary(
    fc.nat().map(String),
    fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 3 })),
    { maxKeys: 8 },
  )
  fc.assert(
    fc.property(table, fc.array(fc.nat(), { maxLength: 12 }), fc.boolean(), (value, cuts, spaced) => {
      const text = JSON.stringify(value, undefined, spaced ? 2 : 0)
      expect(Object.fromEntries(split(bytesOf(text), cuts))).toEqual(JSON.parse(text))
    }),
  )
})

test('a table that is cut off anywhere is noticed', () => {
  const whole = bytesOf('{"1":{"a":"x"},"2":{"b":[1,2]}}')
  for (let length = 0; length < whole.length; length++) {
    expect(() => split(whole.subarray(0, length), [])).toThrow(TruncatedTableError)
  }
})

test.each(['<html></html>', '[1]', '{"1":{}}{"2":{}}', '{"1":{},}', '{"1" {}}', '{1:{}}', '{"1":}'])(
  '%j is not taken for a table',
  (text) => {
    expect(() => splitText(text)).toThrow(TruncatedTableError)
  },
)
