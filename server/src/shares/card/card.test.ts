import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CardRequest, createCardCache } from './card-cache.ts'
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

  it('fills its line to the last sign', () => {
    const room = (signs: number) => Math.ceil(signs * 100 * 0.53)
    expect(fitTitle('NIGHTHAWK', room(9), [100, 50])).toEqual({ lines: ['NIGHTHAWK'], size: 100 })
    expect(fitTitle('NIGHTHAWK', room(8), [100, 50])).toEqual({ lines: ['NIGHTHAWK'], size: 50 })
    expect(fitTitle('AB CDE', room(3), [100])).toEqual({ lines: ['AB', 'CDE'], size: 100 })
    expect(cutToFit('abcdef', 100, Math.ceil(6 * 46))).toBe('abcdef')
    expect(cutToFit('abcdefg', 100, Math.ceil(6 * 46))).toBe('abcde…')
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

describe('the cards', () => {
  const profile = { kind: 'profile', name: 'Vesper', characters: [] } as const
  const request = (version: number): CardRequest => ({
    membershipId: '1',
    shareId: 'a',
    version,
    document: profile,
    author: 'Vesper',
  })
  /** Pictures that are finished by hand. */
  function stage() {
    const begun: (() => void)[] = []
    const cards = createCardCache(
      () => new Promise((resolve) => begun.push(() => resolve(Buffer.from('png')))),
    )
    const settle = () => new Promise(setImmediate)
    return { begun, cards, settle }
  }

  it('F-328 are drawn once for all who ask at the same time, and kept', async () => {
    const { begun, cards, settle } = stage()
    const asked = [cards.get(request(1)), cards.get(request(1)), cards.get(request(1))]
    await settle()
    expect(begun).toHaveLength(1)
    begun[0]?.()
    await Promise.all(asked)
    await cards.get(request(1))
    expect(begun).toHaveLength(1)
  })

  it('are kept up to eight megabytes, those that were asked for last', async () => {
    const drawn: string[] = []
    const cards = createCardCache(async (key) => {
      drawn.push(key)
      return Buffer.alloc(1_048_576)
    })
    const askFor = async (...versions: number[]) => {
      for (const version of versions) await cards.get(request(version))
      return drawn.length
    }
    expect(await askFor(1, 2, 3, 4, 5, 6, 7, 8, 1)).toBe(8)
    expect(await askFor(9, 1)).toBe(9)
    expect(await askFor(2)).toBe(10)
  })

  it('of a share that was taken back are gone, also one that was just being drawn', async () => {
    const { begun, cards, settle } = stage()
    const asked = cards.get(request(1))
    await settle()
    cards.drop('1', 'a')
    begun[0]?.()
    await asked
    void cards.get(request(1))
    await settle()
    expect(begun).toHaveLength(2)
  })

  it('of one share are gone alone, and those of a player all together', async () => {
    const drawn: string[] = []
    const cards = createCardCache(async (key) => {
      drawn.push(key)
      return Buffer.from('png')
    })
    const shares = ['a', 'ab', 'b'].map((shareId) => ({ ...request(1), shareId }))
    const drawnAnew = async () => {
      drawn.length = 0
      for (const each of shares) await cards.get(each)
      return drawn.length
    }
    await drawnAnew()
    cards.drop('1', 'a')
    expect(await drawnAnew()).toBe(1)
    cards.drop('2')
    expect(await drawnAnew()).toBe(0)
    cards.drop('1')
    expect(await drawnAnew()).toBe(3)
  })
})
