import { expect, it } from 'vitest'
import { roughly, signed, sumOf } from './numbers.ts'
import { milliseconds } from './results/milliseconds.ts'

it('a number that nobody reads to the last digit is short from a hundred thousand on', () => {
  expect([99_999, 100_000, 36_311_000].map(roughly)).toEqual(['99,999', '100K', '36.3M'])
})

it('a difference has its sign, and none has none', () => {
  expect([5, 0, -5, 1, -1].map(signed)).toEqual(['+5', '0', '−5', '+1', '−1'])
  expect(sumOf([3, 3, 1])).toBe('3 + 3 + 1')
})

it('a time is told in milliseconds below a second, never as none, and in seconds with a decimal from there', () => {
  expect([0, 0.4, 1.6, 999.4, 1_000, 1_240].map(milliseconds)).toEqual([
    '1 ms',
    '1 ms',
    '2 ms',
    '999 ms',
    '1.0 s',
    '1.2 s',
  ])
})
