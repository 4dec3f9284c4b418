import { describe, expect, test } from 'vitest'
import { ARMOR_STATS, type ArmorPiece } from '../../items.ts'
import { makeArmor } from '../../test-support/make-items.ts'
import type { ArmorProblem, SolverPiece } from '../problem.ts'
import { solveArmor } from '../solver.ts'
import { randomFrom } from '../testing/random.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { hasKnownStats, standsInFor } from './stands-in.ts'

/** The solver, which a brute force checks on the same problems, says what is missed without a piece. */
const PROBLEMS = Number(process.env.ARMOR_PROBLEMS ?? 250)
const BLOCK = 50

/** Each slot gets pieces that are a little less than one that is there. */
function withLesserPieces(problem: ArmorProblem, seed: number): readonly SolverPiece[] {
  const random = randomFrom(seed)
  const lesser = random
    .shuffle(problem.pieces)
    .slice(0, 2)
    .map((piece): SolverPiece => {
      const { tuned, set, artifice, ...rest } = piece
      return {
        ...rest,
        id: `${piece.id}-less`,
        stats: piece.stats.map((points) =>
          points > 4 && random.chance(0.4) ? points - random.whole(1, 3) : points,
        ) as unknown as SolverPiece['stats'],
        energy: random.chance(0.3) ? Math.max(0, piece.energy - 1) : piece.energy,
        ...(tuned && random.chance(0.6) ? { tuned } : {}),
        ...(set && random.chance(0.6) ? { set } : {}),
        ...(artifice ? { artifice } : random.chance(0.1) && piece.tier === 0 ? { artifice: true } : {}),
      }
    })
  return [...problem.pieces, ...lesser]
}

/** Of pieces that stand in for each other the first stays. */
const needless = (pieces: readonly SolverPiece[]): readonly SolverPiece[] =>
  pieces.filter((piece, at) =>
    pieces.some(
      (other, place) =>
        other !== piece && standsInFor(other, piece) && (place < at || !standsInFor(piece, other)),
    ),
  )

test('F-084 stats are known where there are any, and of a class item from before tiers, which has none', () => {
  const none = [0, 0, 0, 0, 0, 0] as const
  const known = (changes: Partial<ArmorPiece>) => hasKnownStats(makeArmor({ base: none, ...changes }))
  expect(known({ base: [0, 0, 0, 0, 0, 1] })).toBe(true)
  expect(known({ slot: 'class-item', armor3: false })).toBe(true)
  expect([known({ slot: 'class-item', armor3: true }), known({ armor3: false })]).toEqual([false, false])
})

test('F-126 armor from before tiers counts as fully masterworked: ten energy, and two points of every stat', () => {
  const old: SolverPiece = { id: '1', slot: 0, stats: [8, 8, 8, 8, 8, 8], tier: 0, energy: 4, masterwork: 0 }
  const tiered = (energy: number, points: number): SolverPiece => ({
    ...old,
    ...{ id: '2', tier: 1, energy, stats: [points, points, points, points, points, points] },
  })
  expect([standsInFor(tiered(10, 10), old), standsInFor(old, tiered(10, 10))]).toEqual([true, true])
  expect(standsInFor(tiered(9, 10), old)).toBe(false)
  expect(standsInFor(tiered(10, 9), old)).toBe(false)
  expect(standsInFor(old, tiered(11, 10))).toBe(false)
  expect(standsInFor({ ...old, energy: 11 }, tiered(11, 10))).toBe(true)
})

describe('a piece that another one stands in for', () => {
  let gone = 0
  for (let from = 0; from < PROBLEMS; from += BLOCK)
    test(`F-126 is missed by no build of random problems ${from} to ${from + BLOCK - 1}`, () => {
      for (let seed = from; seed < from + BLOCK; seed++) {
        const drawn = randomProblem(seed)
        const pieces = withLesserPieces(drawn, seed)
        const out = new Set(needless(pieces))
        gone += out.size
        // All six stats count, so that the best build has one stat line.
        const { weights: _, maximums: __, ...asked } = drawn
        const problem = {
          ...asked,
          ...{ priority: ARMOR_STATS, assumeMasterwork: true, pinned: [], excluded: [], limit: 1 },
        }
        const verdicts = (among: readonly SolverPiece[]) => {
          const { builds, maxima, shortfall } = solveArmor({ ...problem, pieces: among })
          return { total: builds[0]?.total, stats: builds[0]?.stats, maxima, short: shortfall?.missingTotal }
        }
        const left = pieces.filter((piece) => !out.has(piece))
        expect(verdicts(left), `random problem ${seed}`).toEqual(verdicts(pieces))
      }
    })

  test('is met often enough to be judged', () => expect(gone).toBeGreaterThan(PROBLEMS / 2))

  test('F-084 needs the same slot, set, exotic, tuning and energy, and as much of every stat', () => {
    const piece: SolverPiece = {
      ...{ id: '1', slot: 0, stats: [30, 0, 20, 0, 25, 0], tier: 5 },
      ...{ energy: 11, masterwork: 0, set: 1, tuned: 'melee' },
    }
    const isCoveredBy = (changes: Partial<SolverPiece>) =>
      standsInFor({ ...piece, id: '2', ...changes } as SolverPiece, piece)
    expect(isCoveredBy({})).toBe(true)
    expect(isCoveredBy({ set: 'wildcard' })).toBe(true)
    expect(isCoveredBy({ tuned: 'any' })).toBe(true)
    expect(isCoveredBy({ stats: [30, 0, 21, 0, 25, 0] })).toBe(true)
    expect(isCoveredBy({ stats: [30, 0, 19, 0, 26, 0] })).toBe(false)
    const { tuned: none, ...untuned } = { ...piece, stats: [30, 0, 20, 0, 23, 0] as const }
    expect(standsInFor({ ...piece, stats: [30, 0, 20, 0, 20, 0], tuned: 'grenade' }, untuned)).toBe(false)
    expect(isCoveredBy({ slot: 1 })).toBe(false)
    expect(isCoveredBy({ set: 2 })).toBe(false)
    expect(isCoveredBy({ exotic: 9 })).toBe(false)
    expect(isCoveredBy({ tuned: 'super' })).toBe(false)
    expect(isCoveredBy({ energy: 10 })).toBe(false)
    const { set: _, tuned: __, ...plain } = piece
    // Balanced tuning adds a point to each stat that masterwork raises, and takes none.
    expect(standsInFor(piece, { ...plain, stats: [30, 6, 20, 6, 25, 6] })).toBe(true)
    expect(standsInFor(piece, { ...plain, stats: [30, 7, 20, 6, 25, 6] })).toBe(false)
    // One that may raise any stat is met by one that has five points more of all but the stat that it can raise.
    const free = { ...piece, tuned: 'any' } as const
    expect(standsInFor({ ...piece, stats: [35, 10, 25, 10, 30, 0] }, free)).toBe(true)
    expect(standsInFor({ ...piece, stats: [35, 10, 24, 10, 30, 0] }, free)).toBe(false)
    // With an artifice socket the other has three points more of any stat.
    const boosted = { ...plain, artifice: true }
    expect(standsInFor({ ...boosted, id: '2' }, boosted)).toBe(true)
    expect(standsInFor(boosted, plain)).toBe(true)
    expect(standsInFor({ ...plain, stats: [33, 3, 23, 3, 28, 2] }, boosted)).toBe(false)
    expect(standsInFor({ ...plain, stats: [33, 3, 23, 3, 28, 3] }, boosted)).toBe(false)
    // Where a stat is there already, masterwork adds nothing to it.
    const full = [33, 8, 23, 8, 28, 8] as const
    expect(standsInFor({ ...plain, stats: full }, boosted)).toBe(true)
    expect(standsInFor({ ...plain, stats: [33, 8, 23, 8, 28, 7] }, boosted)).toBe(false)
    expect(standsInFor(piece, plain)).toBe(true)
    expect(standsInFor(plain, piece)).toBe(false)
  })
})
