import { expect, test } from 'vitest'
import { elementOfSubclass } from './subclass-element.ts'

test.each([
  ['Gunslinger', 'solar'],
  ['Sentinel', 'void'],
  ['Prismatic Hunter', 'prismatic'],
  ['Broodweaver', 'strand'],
  ['Ghost Shell', undefined],
  ['', undefined],
])('the subclass %s is of %s', (name, element) => {
  expect(elementOfSubclass(name)).toBe(element)
})
