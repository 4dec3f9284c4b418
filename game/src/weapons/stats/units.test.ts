import { describe, expect, it } from 'vitest'
import { WEAPON_TYPES } from '../../items.ts'
import { inUnits } from './units.ts'

describe('F-281 stats in the units players speak in', () => {
  it('F-281 a hand cannon of range 46 and zoom 14 holds its damage to about 28.7 m', () => {
    expect(inUnits('range', { range: 46, zoom: 14 }, 'hand-cannon')).toEqual({ value: 28.7, unit: 'metres' })
    expect(inUnits('reload', { reload: 51 }, 'hand-cannon')).toEqual({ value: 2.68, unit: 'seconds' })
    expect(inUnits('zoom', { zoom: 14 }, 'hand-cannon')).toEqual({ value: 1.4, unit: 'times' })
  })

  it('F-281 more range is never nearer, more reload and handling never slower, for every type of weapon', () => {
    for (const type of WEAPON_TYPES) {
      for (let points = 0; points < 100; points += 5) {
        const [low, high] = [points, points + 5].map((value) => ({
          range: inUnits('range', { range: value, zoom: 16 }, type)?.value ?? 0,
          reload: inUnits('reload', { reload: value }, type)?.value ?? 0,
          handling: inUnits('handling', { handling: value }, type)?.value ?? 0,
        }))
        expect(high?.range).toBeGreaterThanOrEqual(low?.range ?? 0)
        expect(high?.reload).toBeLessThanOrEqual(low?.reload ?? 0)
        expect(high?.handling).toBeLessThanOrEqual(low?.handling ?? 0)
      }
    }
  })

  it('F-281 says nothing where nothing was measured or the stat is missing', () => {
    expect(inUnits('range', { range: 40 }, 'rocket-launcher')).toBeUndefined()
    expect(inUnits('stability', { stability: 40 }, 'sidearm')).toBeUndefined()
    expect(inUnits('reload', {}, 'sidearm')).toBeUndefined()
  })
})
