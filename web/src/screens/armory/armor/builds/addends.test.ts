import type { ArmorProblem, SolverPiece } from '@ai-vault/game/armor/problem.ts'
import { solveArmor } from '@ai-vault/game/armor/solver.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addendsOf } from './addends.ts'

const roll = fc
  .shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 3, maxLength: 3 })
  .map((places) => ARMOR_STATS.map((_, i) => [30, 25, 20][places.indexOf(i)] ?? 0) as unknown as StatLine)

const pieceIn = (slot: SolverPiece['slot']) =>
  fc
    .record({
      stats: roll,
      tier: fc.constantFrom(0 as const, 3 as const, 5 as const),
      masterwork: fc.integer({ min: 0, max: 5 }),
      tuned: fc.constantFrom(...ARMOR_STATS, 'any' as const),
      artifice: fc.boolean(),
    })
    .map(
      ({ tuned, artifice, masterwork, ...piece }): Omit<SolverPiece, 'id'> => ({
        ...piece,
        slot,
        energy: 10,
        masterwork: piece.tier === 0 ? (masterwork > 2 ? 10 : 0) : masterwork,
        ...(piece.tier === 5 && { tuned }),
        ...(piece.tier === 0 && artifice && { artifice }),
      }),
    )

const problem = fc.record({
  pieces: fc
    .tuple(pieceIn(0), pieceIn(1), pieceIn(2), pieceIn(3), pieceIn(4))
    .map((pieces) => pieces.map((piece, i): SolverPiece => ({ ...piece, id: String(i) }))),
  assumeMasterwork: fc.boolean(),
  tuning: fc.boolean(),
  bonus: fc.tuple(
    ...ARMOR_STATS.map(() => fc.constantFrom(0, 10, -10, 120)),
  ) as unknown as fc.Arbitrary<StatLine>,
})

describe('the addends of a build', () => {
  it('F-162 add up to the solver’s own number in every stat', () => {
    fc.assert(
      fc.property(problem, (drawn) => {
        const asked: ArmorProblem = { ...drawn, minimums: [0, 0, 0, 0, 0, 0], priority: [], limit: 3 }
        const { builds } = solveArmor(asked)
        expect(builds.length).toBeGreaterThan(0)
        for (const build of builds) {
          expect(addendsOf(asked, build).reached).toEqual([...build.stats])
        }
      }),
      { numRuns: 60 },
    )
  })
})
