import { describe, expect, it } from 'vitest'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { bestValue, statRows } from './weapon-stats.ts'

const one = makeWeaponItem({ instanceId: '1', stats: { range: 50, rpm: 140, 'charge-time': 500, zoom: 14 } })
const two = makeWeaponItem({ instanceId: '2', stats: { range: 62, rpm: 140, 'charge-time': 460, zoom: 16 } })

describe('stats of a copy', () => {
  it('F-344 carry their units, and bars are for what runs to 100', () => {
    expect(statRows(one, [one]).map(({ label, shown, bar }) => [label, shown, bar])).toEqual([
      ['Range', '50', true],
      ['Zoom', '14', true],
      ['Rate of fire', '140 RPM', false],
      ['Charge time', '500 ms', false],
    ])
  })

  it('know the best copy’s value: more, or less where less is better, or none where it is taste', () => {
    expect(statRows(one, [one, two]).map(({ stat, best }) => [stat, best])).toEqual([
      ['range', 62],
      ['zoom', undefined],
      ['rpm', undefined],
      ['charge-time', 460],
    ])
    expect(statRows(one, [one])[0]).not.toHaveProperty('best')
    expect(bestValue('range', [undefined])).toBeUndefined()
  })
})
