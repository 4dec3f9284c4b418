import { expect, it } from 'vitest'
import { between, number, optional, plainSchema, text, whole } from './plain-schema.ts'

const passing = (check: (value: unknown) => boolean, values: readonly unknown[]) => values.filter(check)

it('a check takes what is of its kind, up to its ends, and nothing else', () => {
  const values = ['', 'a', 0, -1, 1.5, 100, 100.1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, {}]
  expect(passing(text, values)).toEqual(['', 'a'])
  expect(passing(number, values)).toEqual([0, -1, 1.5, 100, 100.1])
  expect(passing(whole, values)).toEqual([0, -1, 100])
  expect(passing(between(0, 100), values)).toEqual([0, 1.5, 100])
  expect(passing(optional(text), values)).toEqual(['', 'a', undefined])
})

it('an answer is taken whole where every field passes, and refused otherwise', () => {
  const schema = plainSchema<{ name: string; size?: number }>({ name: text, size: optional(number) })
  const answer = { name: 'a', more: true }
  expect(schema.safeParse(answer)).toEqual({ success: true, data: answer })
  for (const body of [null, undefined, 'a', {}, { name: 1 }, { name: 'a', size: 'x' }]) {
    expect(schema.safeParse(body)).toMatchObject({ success: false, error: new Error('unexpected answer') })
  }
})
