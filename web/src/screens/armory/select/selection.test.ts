import { describe, expect, it } from 'vitest'
import { leaveOut, NOTHING_SELECTED, selectRange, toggleAll, toggleOne } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const idsOf = ({ ids }: { readonly ids: ReadonlySet<string> }) => [...ids].sort().join('')

describe('selecting weapons', () => {
  it('one press picks, the next takes it out again', () => {
    const picked = toggleOne(NOTHING_SELECTED, 'b')
    expect(idsOf(picked)).toBe('b')
    expect(idsOf(toggleOne(picked, 'b'))).toBe('')
  })

  it('with Shift picks everything from the last press to here, forwards and backwards, and keeps what was picked', () => {
    const picked = toggleOne(toggleOne(NOTHING_SELECTED, 'a'), 'c')
    expect(idsOf(selectRange(picked, order, 'e'))).toBe('acde')
    expect(idsOf(selectRange(picked, order, 'b'))).toBe('abc')
    expect(idsOf(selectRange(selectRange(picked, order, 'd'), order, 'e'))).toBe('acde')
  })

  it('with Shift and nowhere to begin picks that one, and one that is not shown changes nothing', () => {
    expect(idsOf(selectRange(NOTHING_SELECTED, order, 'd'))).toBe('d')
    expect(selectRange(NOTHING_SELECTED, order, 'z')).toBe(NOTHING_SELECTED)
    expect(idsOf(selectRange({ ids: new Set('z'), anchor: 'z' }, order, 'b'))).toBe('bz')
  })

  it('a whole group comes and goes together', () => {
    const some = toggleOne(NOTHING_SELECTED, 'b')
    const all = toggleAll(some, ['a', 'b'])
    expect(idsOf(all)).toBe('ab')
    expect(idsOf(toggleAll(all, ['a', 'b']))).toBe('')
    expect(idsOf(leaveOut(all, ['b']))).toBe('a')
  })
})
