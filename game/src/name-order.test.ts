import { expect, it } from 'vitest'
import { nameCollator } from './name-order.ts'

it('names stand in the same order whatever the locale of the machine, and numbers by their value', () => {
  expect(nameCollator.resolvedOptions().locale).toBe('en')
  const inOrder = ['Ace 9', 'Ace 10', 'Åska', 'Rose', 'Zaouli']
  expect(inOrder.toReversed().toSorted(nameCollator.compare)).toEqual(inOrder)
})
