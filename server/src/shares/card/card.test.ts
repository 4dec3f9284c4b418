import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutToFit, fitTitle, writable } from './fit-text.ts'

const SIZES = [132, 112, 96, 80, 68]

describe('a text on a card', () => {
  it('keeps what the typeface can write, and is nothing where it can write none of it', () => {
    expect(writable('Nighthawk \u202e<b>&</b> 🚀 é')).toBe('Nighthawk <b>&</b> é')
    expect(writable('夜鷹 🚀')).toBeUndefined()
    expect(writable('---')).toBeUndefined()
  })

  it('is as large as its room allows, in two lines at most', () => {
    expect(fitTitle('Nighthawk, 160 weapons', 640, SIZES)).toEqual({
      lines: ['NIGHTHAWK,', '160 WEAPONS'],
      size: 96,
    })
    expect(fitTitle('Short', 640, SIZES)).toEqual({ lines: ['SHORT'], size: 132 })
  })

  it('never leaves its room, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 120 }), (text) => {
        const { lines, size } = fitTitle(text, 640, SIZES)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(Math.floor(640 / (size * 0.53)))
        expect(cutToFit(text, 44, 640).length).toBeLessThanOrEqual(Math.floor(640 / (44 * 0.46)))
      }),
    )
  })
})
