import fc from 'fast-check'
import { expect, it } from 'vitest'
import { watchedTime } from './observation-store.ts'

const span = fc
  .tuple(fc.nat(40), fc.nat(10))
  .map(([began_at, length]) => ({ began_at, seen_until: began_at + length }))

it('the watched time counts every moment once, however the spans of several nodes overlap', () => {
  fc.assert(
    fc.property(fc.array(span), fc.nat(30), fc.nat(20), (spans, from, length) => {
      const inOrder = spans.toSorted((one, other) => one.began_at - other.began_at)
      const to = from + length
      let moments = 0
      for (let at = from; at < to; at++) {
        if (spans.some(({ began_at, seen_until }) => began_at <= at && at < seen_until)) moments++
      }
      expect(watchedTime(inOrder, from, to)).toBe(moments)
    }),
  )
})
