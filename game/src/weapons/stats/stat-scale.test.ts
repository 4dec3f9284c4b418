import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StatCurve, StatScale } from '../../items.ts'
import { shownOn, statsAfter, statsWith } from './stat-scale.ts'

const MAGAZINE: StatCurve = [
  [0, 8],
  [50, 12],
  [100, 16],
]
const SCALE: StatScale = { invested: { range: 40, magazine: 50, reload: 95 }, curves: { magazine: MAGAZINE } }

describe('the stats that a weapon shows', () => {
  it('F-281 follow the curve of the weapon, and stand still beyond its ends', () => {
    expect([-10, 0, 25, 50, 75, 100, 140].map((invested) => shownOn(MAGAZINE, invested))).toEqual([
      8, 8, 10, 12, 14, 16, 16,
    ])
    expect([-5, 40, 130].map((invested) => shownOn(undefined, invested))).toEqual([0, 40, 100])
  })

  it('F-281 are recomputed when a perk is exchanged: the magazine in rounds, the rest in points', () => {
    const accurized = { stats: { range: 10 } }
    const tactical = { stats: { reload: 10, magazine: 25 } }
    expect(statsWith(SCALE, [accurized])).toEqual({ range: 50, magazine: 12, reload: 95 })
    expect(statsWith(SCALE, [tactical])).toEqual({ range: 40, magazine: 14, reload: 100 })
  })

  it('F-281 keep what a mod gives that nobody told us of', () => {
    const shown = { range: 57, magazine: 12, reload: 95, zoom: 14 }
    const after = statsAfter(shown, SCALE, [{ stats: { range: 10 } }], [{ stats: { range: 5 } }])
    expect(after).toEqual({ range: 52, magazine: 12, reload: 95, zoom: 14 })
  })

  const perks = fc.array(
    fc.record({
      stats: fc.dictionary(fc.constantFrom('range', 'magazine', 'reload'), fc.integer({ min: -20, max: 30 })),
    }),
    { maxLength: 5 },
  )

  it('F-281 a copy without mods shows what the plain weapon with those perks shows, whatever was on it', () => {
    fc.assert(
      fc.property(perks, perks, (active, chosen) => {
        const copy = statsWith(SCALE, active)
        expect(statsAfter(copy, SCALE, active, chosen)).toEqual(statsWith(SCALE, chosen))
        expect(statsAfter(copy, SCALE, active, active)).toEqual(copy)
      }),
    )
  })
})
