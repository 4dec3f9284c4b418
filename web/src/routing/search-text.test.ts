import fc, { array, boolean, constantFrom, dictionary, oneof, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearch, searchText } from './search-text.ts'

describe('the search of an address', () => {
  it('keeps every digit of an instance id, and the zeros of a name', () => {
    expect(readSearch('?item=6917529000000000001&code=0042')).toEqual({
      item: '6917529000000000001',
      code: '0042',
    })
    expect(searchText({ item: '6917529000000000001' })).toBe('?item=6917529000000000001')
  })

  it('has no numbers: what looks like one is text', () => {
    expect(readSearch('?a=1.5&b=1e3')).toEqual({ a: '1.5', b: '1e3' })
    expect(searchText({ a: 1.5 })).toBe('?a=1.5')
  })

  it('leaves out what is undefined, and is empty where nothing is left', () => {
    expect(searchText({ q: undefined })).toBe('')
    expect(searchText({ q: undefined, tab: 'armor' })).toBe('?tab=armor')
  })

  it('writes a blank as a plus and reads both ways of writing it', () => {
    expect(searchText({ q: 'kill clip' })).toBe('?q=kill+clip')
    expect(readSearch('?q=kill%20clip')).toEqual({ q: 'kill clip' })
  })

  it('takes a name that every object has as any other', () => {
    expect(Object.keys(readSearch('?__proto__=x&toString=y'))).toEqual(['__proto__', 'toString'])
  })

  it('comes back as it was written, whatever was in it', () => {
    const text = oneof(
      string(),
      string({ unit: 'binary' }),
      constantFrom('true', 'null', '"quoted"', '[1]', '7'),
    )
    const value = oneof(text, boolean(), array(text, { maxLength: 3 }))
    const key = string({ minLength: 1 })
    fc.assert(
      fc.property(dictionary(key, value, { noNullPrototype: true }), (search) => {
        expect(readSearch(searchText(search))).toEqual(search)
      }),
    )
  })
})
