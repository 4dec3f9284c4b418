// @vitest-environment node
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampStep } from './controls/fader-value.ts'
import { describeAge } from './figures/age.ts'
import { percentOf } from './figures/percent.ts'
import { arcPath, bladePath, openingFor, pointAt, tickPath } from './glyphs/aperture.ts'
import { GLYPH_NAMES } from './glyphs/glyph-names.ts'

describe('a percentage', () => {
  it('of a zero whole is 0 (G-40)', () => expect(percentOf(5, 0)).toBe(0))
  it('always lies between 0 and 100', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (part, whole) => {
        const percent = percentOf(part, whole)
        return percent >= 0 && percent <= 100
      }),
    )
  })
})

describe('a slider’s value', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [100.4, 100],
    [200, 200],
    [201, 200],
    [Number.NaN, 0],
  ])('%d becomes %d', (given, kept) => expect(clampStep(given, 200)).toBe(kept))
})

describe('an age', () => {
  it.each([
    [-5, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 min ago'],
    [3_599_999, '59 min ago'],
    [3_600_000, '1 h ago'],
    [86_400_000, '1 d ago'],
  ])('%i ms is %s', (age, words) => expect(describeAge(age)).toBe(words))
})

describe('the aperture', () => {
  it('has its zero at the top and turns clockwise', () => {
    expect(pointAt({ x: 0, y: 0, radius: 10 }, 0)).toEqual([0, -10])
    expect(pointAt({ x: 0, y: 0, radius: 10 }, 90)).toEqual([10, 0])
  })

  it('draws as many ticks as it is asked for', () => {
    const ring = { x: 0, y: 0, inner: 8, outer: 9, outerMajor: 10, count: 100 }
    expect(tickPath(ring, 0, 78).match(/M/g)).toHaveLength(78)
    expect(tickPath(ring, 95, 140).match(/M/g)).toHaveLength(5)
    expect(tickPath(ring, 10, 10)).toBe('')
  })

  it('takes the long way round past half a turn', () => {
    expect(arcPath({ x: 0, y: 0, radius: 10 }, 180)).toContain(' 0 0 1 ')
    expect(arcPath({ x: 0, y: 0, radius: 10 }, 181)).toContain(' 0 1 1 ')
  })

  it('opens with the score, and its six blades end on the rim', () => {
    expect(openingFor(0)).toBeLessThan(openingFor(100))
    const ends = [...bladePath({ x: 0, y: 0, radius: 100 }, 0.5).matchAll(/L(-?[\d.]+) (-?[\d.]+)/g)]
    expect(ends).toHaveLength(6)
    for (const [, x, y] of ends) expect(Math.hypot(Number(x), Number(y))).toBeCloseTo(100, 0)
  })
})

describe('the glyphs', () => {
  const sprite = readFileSync(new URL('glyphs/glyphs.svg', import.meta.url), 'utf8')

  it('are named exactly as the sprite holds them', () => {
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...GLYPH_NAMES])
  })

  it('stand in a file that is XML: no comment holds two dashes', () => {
    for (const [, comment] of sprite.matchAll(/<!--([\s\S]*?)-->/g)) expect(comment).not.toContain('--')
  })
})

describe('F-343 the elements', () => {
  it('each have a colour token and a glyph of their own', () => {
    const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
    const colours = ['kinetic', 'arc', 'solar', 'void', 'stasis', 'strand', 'prismatic'].map((element) => {
      expect(GLYPH_NAMES).toContain(`el-${element}`)
      return new RegExp(`--${element}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
    })
    expect(new Set(colours).size).toBe(7)
    expect(colours).not.toContain(undefined)
  })
})
