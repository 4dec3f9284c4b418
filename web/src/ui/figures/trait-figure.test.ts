import { expect, it } from 'vitest'
import { traitFigure } from './trait-figure.ts'

it.each([
  [9.09, 'percent of runs', '9\u00a0% of runs'],
  [18.18, 'percent finished', '18\u00a0% finished'],
  [0.42, 'kills a minute', '0.42 kills a minute'],
])('%d %s is shown as %s', (figure, unit, shown) => {
  expect(traitFigure(figure, unit)).toBe(shown)
})
