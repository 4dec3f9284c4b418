import { findDrops } from '@ai-vault/game/armor/drop-oracle.ts'
import type { ArmorProblem, SlotIndex, SolverPiece } from '@ai-vault/game/armor/problem.ts'
import { solveArmor } from '@ai-vault/game/armor/solver.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noDropCanHelp } from './drop-bound.ts'
import { easeTargets, easingGroups } from './ease-targets.ts'

const SLOTS: readonly SlotIndex[] = [0, 1, 2, 3, 4]
const roll = fc
  .shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 3, maxLength: 3 })
  .map((places) => ARMOR_STATS.map((_, i) => [30, 25, 20][places.indexOf(i)] ?? 0) as unknown as StatLine)
const pieces = fc.array(fc.tuple(...SLOTS.map(() => roll)), { minLength: 1, maxLength: 2 }).map((rows) =>
  rows.flatMap((row, r) =>
    row.map(
      (stats, slot): SolverPiece => ({
        id: `${r}.${slot}`,
        slot: slot as SlotIndex,
        stats,
        tier: 5,
        energy: 11,
        masterwork: 5,
        tuned: 'weapons',
      }),
    ),
  ),
)
const problemWith = (pieces: readonly SolverPiece[], minimums: StatLine): ArmorProblem => ({
  pieces,
  minimums,
  priority: ARMOR_STATS,
})
const never = () => false

describe('F-161 targets that give way', () => {
  it('stand at the level that is named, and not one higher', () => {
    const targets: StatLine = [120, 90, 90, 90, 90, 90]
    let eased = 0
    fc.assert(
      fc.property(pieces, (own) => {
        const problem = problemWith(own, targets)
        for (const stats of easingGroups(problem)) {
          const easing = easeTargets(problem, stats, never)
          const meets = (level: number) => {
            const minimums = targets.map((target, i) =>
              stats.some((stat) => stat === ARMOR_STATS[i]) ? Math.min(target, level) : target,
            ) as unknown as StatLine
            return solveArmor({ ...problem, minimums, limit: 1 }).builds.length > 0
          }
          if (easing) {
            eased++
            expect(meets(easing.level)).toBe(true)
            expect(meets(easing.level + 1)).toBe(false)
          } else expect(meets(0)).toBe(false)
        }
      }),
      { numRuns: 12 },
    )
    expect(eased).toBeGreaterThan(3)
  })

  it('are the two wanted least, then all that ask for something', () => {
    const problem = problemWith([], [100, 0, 50, 60, 0, 70])
    expect(easingGroups(problem)).toEqual([
      ['super', 'melee'],
      ['weapons', 'class', 'super', 'melee'],
    ])
    expect(easingGroups(problemWith([], [100, 0, 0, 0, 0, 0]))).toEqual([])
    // Of two, all are the two that are wanted least.
    expect(easingGroups(problemWith([], [100, 0, 0, 0, 0, 70]))).toEqual([['weapons', 'melee']])
  })

  it('leave the highest as it is, though it stands last in the order', () => {
    const [least] = easingGroups(problemWith([], [100, 100, 100, 100, 150, 100]))
    expect(least).toEqual(['super', 'melee'])
    const [twoOfThree] = easingGroups(problemWith([], [100, 0, 0, 0, 150, 150]))
    expect(twoOfThree).toEqual(['grenade', 'melee'])
  })

  it('may give way altogether, and are not named where even that helps nothing', () => {
    const own = SLOTS.map(
      (slot): SolverPiece => ({
        id: String(slot),
        slot,
        stats: [30, 25, 20, 0, 0, 0],
        tier: 5,
        energy: 0,
        masterwork: 0,
      }),
    )
    const least = ['super', 'melee'] as const
    expect(easeTargets(problemWith(own, [150, 0, 0, 10, 0, 10]), least, never)).toEqual({
      stats: least,
      level: 0,
    })
    expect(easeTargets(problemWith(own, [151, 0, 0, 10, 0, 10]), least, never)).toBeUndefined()
    // One point too much is given up as one point.
    const first = ['weapons'] as const
    expect(easeTargets(problemWith(own, [151, 0, 0, 0, 0, 0]), first, never)).toEqual({
      stats: first,
      level: 150,
    })
  })

  it('stay unnamed where there was no time', () => {
    const own = fc.sample(pieces, 1)[0] ?? []
    expect(
      easeTargets(problemWith(own, [200, 200, 200, 0, 0, 0]), ['health', 'class'], () => true),
    ).toBeUndefined()
  })
})

describe('the quick answer to which drop would help', () => {
  it('says that none can only where the oracle finds none', () => {
    fc.assert(
      fc.property(pieces, fc.constantFrom(100, 60), (own, level) => {
        const problem = problemWith(own, [level, level, level, level, level, level])
        const missing = solveArmor(problem).shortfall?.missingTotal
        if (missing === undefined || !noDropCanHelp(problem, 6 * level - missing)) return
        expect(findDrops(problem, missing)).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('knows at once that nothing helps six times 100 where five perfect pieces are worn', () => {
    const own: readonly SolverPiece[] = SLOTS.map((slot) => ({
      id: String(slot),
      slot,
      stats: [30, 25, 20, 0, 0, 0],
      tier: 5,
      energy: 11,
      masterwork: 5,
      tuned: 'weapons',
    }))
    expect(noDropCanHelp(problemWith(own, [100, 100, 100, 100, 100, 100]), 515)).toBe(true)
    expect(noDropCanHelp(problemWith(own, [100, 100, 100, 100, 100, 100]), 514)).toBe(false)
  })
})
