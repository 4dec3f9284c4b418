import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveTriumph, pin, planTriumphs, unpin } from './planner.ts'
import { byPriority, type Candidate } from './priority.ts'
import { objectivesShare, progressPercent, triumphPercent } from './progress-share.ts'

const candidate = fc.record({
  hash: fc.nat(1_000_000),
  name: fc.string({ maxLength: 8 }),
  share: fc.double({ min: 0, max: 0.999, noNaN: true }),
  left: fc.nat(10_000),
  points: fc.nat(150),
  sealShare: fc.double({ min: 0, max: 1, noNaN: true }),
  neighbours: fc.nat(10),
})

const candidates = fc.uniqueArray(candidate, { selector: ({ hash }) => hash, maxLength: 12 })

/** Points and neighbours count up to a limit, so only the other two decide what is strictly better. */
const isBetter = (one: Candidate, other: Candidate) =>
  one.share >= other.share &&
  one.left <= other.left &&
  one.points >= other.points &&
  one.sealShare >= other.sealShare &&
  one.neighbours >= other.neighbours &&
  (one.share > other.share + 1e-9 || one.sealShare > other.sealShare + 1e-3)

describe('which triumphs to do next', () => {
  it('F-193 puts what asks for more power than the guardian has after all that does not', () => {
    const one = { name: 'Raid', share: 0.99, left: 1, points: 50, sealShare: 1, neighbours: 6 }
    const raid = { ...one, hash: 1, beyondPower: true }
    const walk = { ...one, hash: 2, name: 'Walk', share: 0.1, left: 900, points: 5, beyondPower: false }
    expect(byPriority([raid, walk]).map(({ name }) => name)).toEqual(['Walk', 'Raid'])
  })

  it('F-193 puts none after one that is ahead of it in nothing and behind it in something', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const ranked = byPriority(all)
        expect(new Set(ranked)).toEqual(new Set(all))
        ranked.forEach((later, at) => {
          const wrong = ranked.slice(0, at).filter((earlier) => isBetter(later, earlier))
          expect(wrong).toEqual([])
        })
      }),
    )
  })

  it('F-193 is the same list every time, in whatever order they come', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        expect(byPriority(all.toReversed())).toEqual(byPriority(all))
      }),
    )
  })

  it('F-193 prefers what is nearly done, and of two as near the one that brings a title closer', () => {
    const plain = { name: 'a', share: 0.5, left: 5, points: 10, sealShare: 0, neighbours: 0 }
    const ranked = byPriority([
      { ...plain, hash: 1 },
      { ...plain, hash: 2, share: 0.9 },
      { ...plain, hash: 3, sealShare: 0.9 },
    ])
    expect(ranked.map(({ hash }) => hash)).toEqual([2, 3, 1])
  })

  it('F-193 one champion or medal that is left comes before thousands of kills, whatever these are worth', () => {
    const worthMost = { points: 100, sealShare: 1, neighbours: 6 }
    const worthLeast = { points: 0, sealShare: 0, neighbours: 0 }
    const ranked = byPriority([
      { ...worthMost, hash: 1, name: 'kills', share: 0.98, left: 2_544 },
      { ...worthMost, hash: 2, name: 'more kills', share: 0.98, left: 5_626 },
      { ...worthLeast, hash: 3, name: 'a champion', share: 0.93, left: 1 },
      { ...worthLeast, hash: 4, name: 'a medal', share: 0.99, left: 1 },
    ])
    expect(ranked.map(({ hash }) => hash)).toEqual([4, 3, 1, 2])
  })
})

describe('the planner', () => {
  const known = new Map([1, 2, 3, 4, 5].map((hash) => [hash, { hash }]))
  const plan = (pinned: readonly number[], open = [...known.values()]) =>
    planTriumphs(pinned, open, known).map(({ hash }) => hash)

  it('F-195 holds the first three in sequence, pinned ones before them in the player’s order', () => {
    expect(plan([])).toEqual([1, 2, 3])
    expect(plan([5, 2])).toEqual([5, 2, 1])
    expect(plan([4, 3, 2, 1])).toEqual([4, 3, 2])
    expect(plan([99])).toEqual([1, 2, 3])
    expect(plan([], [])).toEqual([])
  })

  it('F-195 shows them in the order that the player gave, without pinning any', () => {
    const ordered = (pinned: readonly number[], order: readonly number[]) =>
      planTriumphs(pinned, [...known.values()], known, order).map(({ hash }) => hash)
    expect(ordered([], [2, 3, 1])).toEqual([2, 3, 1])
    expect(ordered([5], [1, 5, 2])).toEqual([1, 5, 2])
    // One that is new to the planner comes last, one that left it is passed over.
    expect(ordered([4], [2, 9, 1])).toEqual([2, 1, 4])
  })

  it('F-195 pins, unpins and moves without losing or doubling any', () => {
    expect(pin(pin([1], 2), 2)).toEqual([1, 2])
    expect(unpin([1, 2], 1)).toEqual([2])
    expect(moveTriumph([1, 2, 3], 3, -1)).toEqual([1, 3, 2])
    expect(moveTriumph([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
    expect(moveTriumph([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9)), fc.nat(9), fc.constantFrom<-1 | 1>(-1, 1), (pins, hash, by) => {
        expect(moveTriumph(pins, hash, by).toSorted()).toEqual(pins.toSorted())
      }),
    )
  })
})

describe('progress', () => {
  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [0, 0, 0],
    [5, 0, 0],
    [3, 3, 100],
    [998, 1_000, 99],
    [1_000, 1_000, 100],
  ])('F-204 %i of %i is %i percent', (current, total, percent) => {
    expect(progressPercent(current, total)).toBe(percent)
  })

  it('F-204 of a triumph is all that is counted over all that is asked for', () => {
    const done = { progress: 1, completionValue: 1, complete: true }
    const half = { progress: 250, completionValue: 499, complete: false }
    const open = { complete: false, stepped: false }
    expect(triumphPercent([done, half], open)).toBe(50)
    expect(
      triumphPercent(
        [
          { ...half, progress: 900 },
          { ...half, progress: 0 },
        ],
        open,
      ),
    ).toBe(50)
    expect(triumphPercent([], open)).toBe(0)
    expect(triumphPercent([], { ...open, complete: true })).toBe(100)
    expect(objectivesShare([done, half])).toBeCloseTo(0.75, 2)
  })

  it('F-204 is not 100 while a triumph is open, however little is left', () => {
    const nearly = { progress: 9_998, completionValue: 10_000, complete: false }
    const full = { progress: 10, completionValue: 10, complete: false }
    for (const stepped of [false, true]) {
      expect(triumphPercent([nearly], { complete: false, stepped })).toBe(99)
      expect(triumphPercent([full], { complete: false, stepped })).toBe(99)
      expect(triumphPercent([nearly], { complete: true, stepped })).toBe(100)
    }
  })

  it('F-204 of a stepped triumph is the counter over its last step', () => {
    const step = (completionValue: number) => ({
      progress: 20,
      completionValue,
      complete: completionValue <= 20,
    })
    expect(triumphPercent([step(5), step(10), step(25), step(50)], { complete: false, stepped: true })).toBe(
      40,
    )
  })
})
