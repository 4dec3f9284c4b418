import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_COMPARED } from '../../../items/sheet/weapon/compare-context.ts'
import { readCompare, togglePick, writeCompare } from './compare-picks.ts'

const there = () => true

describe('what is picked for comparing', () => {
  it('goes in and out by the same press, and no more than six', () => {
    expect(togglePick(togglePick([], '1'), '1')).toEqual([])
    const full = ['1', '2', '3', '4', '5', '6']
    expect(togglePick(full, '7')).toEqual(full)
    expect(togglePick(full, '3')).toEqual(['1', '2', '4', '5', '6'])
  })

  it('travels in the address, where strangers may write anything', () => {
    expect(readCompare('1,2,2, 3', there)).toEqual(['1', '2', '3'])
    expect(readCompare('1,x,2', (id) => id !== 'x')).toEqual(['1', '2'])
    expect(readCompare(undefined, (id) => id !== '')).toEqual([])
    expect(writeCompare([])).toBeUndefined()
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1 }).map(String)), (ids) => {
        expect(readCompare(writeCompare(ids), (id) => id !== '')).toEqual(ids.slice(0, MOST_COMPARED))
      }),
    )
  })
})
