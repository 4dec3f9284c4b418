import { expect, it } from 'vitest'
import { classIn, withClass } from './class-clause.ts'

it('a class is one clause of the search, and another takes its place', () => {
  expect(withClass('bushido', 'hunter')).toBe('bushido is:hunter')
  expect(withClass('is:hunter bushido', 'titan')).toBe('bushido is:titan')
  expect(withClass('bushido is:titan', 'titan')).toBe('bushido is:titan')
  expect(withClass('is:titan bushido', undefined)).toBe('bushido')
  expect(classIn('bushido is:hunter')).toBe('hunter')
  expect(classIn('is:hunter or is:titan')).toBeUndefined()
})
