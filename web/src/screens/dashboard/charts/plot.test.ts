import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRAME, linePath, namedPoints, nearestPoint, placesInTime, plotScores } from './plot.ts'

const anyScores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 40 })

describe('the score line', () => {
  it('F-089 stays inside its frame, walks to the right and rises with the score', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { points } = plotScores(scores)
        expect(points).toHaveLength(scores.length)
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(FRAME.left)
          expect(x).toBeLessThanOrEqual(FRAME.right + 1e-9)
          expect(y).toBeGreaterThanOrEqual(FRAME.top - 1e-9)
          expect(y).toBeLessThanOrEqual(FRAME.bottom + 1e-9)
        }
        for (const [at, point] of points.entries()) {
          const next = points[at + 1]
          if (!next) continue
          expect(next.x).toBeGreaterThan(point.x)
          expect(Math.sign(point.y - next.y)).toBe(Math.sign((scores[at + 1] ?? 0) - (scores[at] ?? 0)))
        }
      }),
    )
  })

  it('F-089 has a scale of whole tens that holds every score', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const lines = plotScores(scores).lines.map(({ score }) => score)
        expect(lines.every((score) => score % 10 === 0 && score >= 0 && score <= 100)).toBe(true)
        expect(Math.min(...lines)).toBeLessThanOrEqual(Math.min(...scores))
        expect(Math.max(...lines)).toBeGreaterThanOrEqual(Math.max(...scores))
      }),
    )
  })

  it.each([
    [[70, 72], 70, 100],
    [[50], 50, 80],
    [[61, 94], 60, 100],
    [[95, 100], 70, 100],
    [[0, 100], 0, 100],
    [[3], 0, 30],
  ])('F-089 the scale of %j is drawn from %i to %i', (scores, least, most) => {
    const { lines } = plotScores(scores)
    expect([lines[0], lines.at(-1)]).toEqual([
      { score: least, y: FRAME.bottom },
      { score: most, y: FRAME.top },
    ])
    expect(lines).toHaveLength((most - least) / 10 + 1)
    expect(lines[1]?.y).toBeCloseTo(FRAME.bottom - ((FRAME.bottom - FRAME.top) * 10) / (most - least))
  })

  it('F-089 leaves room for the days that were not measured', () => {
    const places = placesInTime(['2026-10-31', '2026-11-01', '2026-11-10'])
    expect(places).toEqual([0, 1, 10])
    const [first, second, third] = plotScores([70, 71, 72], places).points.map(({ x }) => x)
    expect([first, third]).toEqual([FRAME.left, FRAME.right])
    expect(second).toBeCloseTo(FRAME.left + (FRAME.right - FRAME.left) / 10)
    expect(placesInTime(['0', '1', '2'])).toEqual([0, 1, 2])
    expect([0, 4, 5.2, 6, 99].map((place) => nearestPoint(places, place))).toEqual([0, 1, 1, 2, 2])
  })

  it('F-089 names only points that have room for it, the newest in any case', () => {
    const at = (x: number) => ({ x, y: 0 })
    expect([...namedPoints([at(52), at(340), at(364)], 2, 60)].toSorted()).toEqual([0, 2])
    expect([...namedPoints([at(52), at(200), at(364)], 2, 60)].toSorted()).toEqual([0, 1, 2])
    expect([...namedPoints([at(52)], 0, 60)]).toEqual([0])
    expect([...namedPoints([at(304), at(364)], 1, 60)].toSorted()).toEqual([0, 1])
    expect([...namedPoints([at(305), at(364)], 1, 60)]).toEqual([1])
  })

  it('is drawn from point to point', () => {
    expect(
      linePath([
        { x: 1, y: 2 },
        { x: 3.0625, y: 4 },
      ]),
    ).toBe('M1 2L3.1 4')
  })
})
