import { describe, expect, it } from 'vitest'
import { makeRating, makeWeaponItem } from '../test-support/make-weapon-items.ts'
import { findItem } from './find-item.ts'
import { idOf, isWeaponItem } from './weapon-item.ts'

const good = makeWeaponItem({ instanceId: '11', hash: 5 }, { rating: makeRating('Good', 6) })
const best = makeWeaponItem({ instanceId: '12', hash: 5 }, { rating: makeRating('God-Tier', 9) })
const other = makeWeaponItem({ instanceId: '13', hash: 6, name: 'Other' })
const items = [good, best, other]

const foundId = (ref: Parameters<typeof findItem>[0]) => {
  const found = findItem(ref, items)
  return found && isWeaponItem(found) ? idOf(found) : undefined
}

describe('the item a screen names', () => {
  it('is the very copy of an instance id', () => {
    expect(foundId({ instanceId: '11' })).toBe('11')
    expect(foundId({ instanceId: '13' })).toBe('13')
  })

  it('is the best roll among the copies of a hash', () => {
    expect(foundId({ itemHash: 5 })).toBe('12')
    expect(foundId({ itemHash: 6 })).toBe('13')
  })

  it('is nothing where the player owns none', () => {
    expect(foundId({ instanceId: '99' })).toBeUndefined()
    expect(foundId({ itemHash: 7 })).toBeUndefined()
  })
})
