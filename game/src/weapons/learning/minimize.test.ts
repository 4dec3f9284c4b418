import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minimize } from './minimize.ts'

it('finds the lowest point of any bowl', () => {
  const side = fc.record({
    at: fc.double({ min: -20, max: 20, noNaN: true }),
    steep: fc.double({ min: 0.05, max: 50, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(side, { minLength: 1, maxLength: 8 }), (sides) => {
      const lowest = minimize(
        (point, slope) =>
          sides.reduce((sum, { at, steep }, place) => {
            const distance = (point[place] ?? 0) - at
            slope[place] = 2 * steep * distance
            return sum + steep * distance ** 2
          }, 0),
        sides.length,
        200,
      )
      sides.forEach(({ at, steep }, place) => {
        expect(steep * ((lowest[place] ?? 0) - at) ** 2).toBeLessThan(1e-4)
      })
    }),
  )
})
