// @vitest-environment node
import { expect, it } from 'vitest'
import { describeMinutes } from './describe-minutes.ts'

it.each([
  [1, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [1_439, '23 h 59 min'],
  [1_620, '1 d 3 h'],
])('F-077 tells %d minutes as %s', (minutes, text) => expect(describeMinutes(minutes)).toBe(text))
