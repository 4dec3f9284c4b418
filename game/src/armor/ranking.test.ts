import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Ranking } from './ranking.ts'

it('holds the best distinct values, best first, each with the choice that reached it first', () => {
  const anyValues = fc.array(fc.integer({ min: -3, max: 12 }), { maxLength: 40 })
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 6 }), (values, limit) => {
      const lowest = 0
      const ranking = new Ranking(limit, lowest)
      const firstAt = new Map<number, number>()
      for (const [at, value] of values.entries()) {
        const rank = ranking.place(value)
        if (rank < 0) continue
        ranking.insert(rank, value, Int32Array.of(at))
        if (!firstAt.has(value)) firstAt.set(value, at)
      }
      const best = [...new Set(values)].filter((value) => value > lowest).sort((a, b) => b - a)
      const wanted = best.slice(0, limit)
      expect(ranking.count).toBe(wanted.length)
      expect(wanted.map((_, rank) => ranking.valueAt(rank))).toEqual(wanted)
      expect(wanted.map((_, rank) => ranking.choiceAt(rank)[0])).toEqual(
        wanted.map((value) => firstAt.get(value)),
      )
      expect(ranking.isFull).toBe(best.length >= limit)
      expect(ranking.threshold).toBe(ranking.isFull ? wanted.at(-1) : lowest)
      expect(ranking.insertions).toBeGreaterThanOrEqual(ranking.count)
    }),
  )
})
