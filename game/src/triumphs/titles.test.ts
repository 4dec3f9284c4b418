import { expect, test } from 'vitest'
import { isTitleOpen, isTitleToEarn } from './titles.ts'

test('a title is to be earned while one of its open triumphs can be seen and its year is not over', () => {
  expect(isTitleToEarn({ earned: false, open: [7] })).toBe(true)
  expect(isTitleToEarn({ earned: true, open: [7] })).toBe(false)
  expect(isTitleToEarn({ earned: false, legacy: true, open: [7] })).toBe(false)
  expect(isTitleToEarn({ earned: false, open: [] })).toBe(false)
})

test('a title is open until it is earned or its year is over, also where what is left is secret', () => {
  expect(isTitleOpen({ earned: false })).toBe(true)
  expect(isTitleOpen({ earned: true })).toBe(false)
  expect(isTitleOpen({ earned: false, legacy: true })).toBe(false)
})
