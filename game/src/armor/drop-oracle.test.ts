import { describe, expect, it } from 'vitest'
import { ARMOR_STATS, type StatLine } from '../items.ts'
import { ARCHETYPES, findDrops, pieceOf } from './drop-oracle.ts'
import type { ArmorProblem, SlotIndex, SolverPiece } from './problem.ts'
import { solveArmor } from './solver.ts'

const LINES: readonly StatLine[] = [
  [25, 0, 18, 0, 20, 0],
  [0, 22, 24, 15, 0, 0],
]
const SLOTS: readonly SlotIndex[] = [0, 1, 2, 3, 4]
const PIECES: readonly SolverPiece[] = SLOTS.flatMap((slot) =>
  LINES.map(
    (stats, at) => ({ id: `${slot}.${at}`, slot, stats, tier: 3, energy: 10, masterwork: 5 }) as const,
  ),
)

const total = (problem: ArmorProblem) =>
  Object.values(solveArmor(problem).shortfall?.missing ?? []).reduce(
    (sum: number, gap) => sum + Number(gap),
    0,
  )

describe('the drop oracle', () => {
  it.each([[[200, 50, 60, 40, 100, 0]], [[60, 150, 100, 100, 0, 30]]])(
    'F-161 names drops that close the gap of %j by exactly what it says',
    (minimums) => {
      const problem: ArmorProblem = {
        pieces: PIECES,
        priority: [],
        minimums: minimums as unknown as StatLine,
      }
      const missing = total(problem)
      expect(missing).toBeGreaterThan(0)
      const hints = findDrops(problem, missing)
      expect(hints.length).toBeGreaterThan(0)
      for (const hint of hints) {
        const after = total({ ...problem, pieces: [...PIECES, pieceOf(hint, 'dropped')] })
        expect(after).toBe(hint.missingAfter)
        expect(missing - after).toBe(hint.closes)
        // Power has two scales, and the one shown is not the one of the game's own requirement.
        expect(hint.source).not.toMatch(/\d/)
      }
    },
  )
})

describe('the hints', () => {
  it('F-161 name one drop for each slot, the one that closes most first, and how likely it is', () => {
    const problem: ArmorProblem = { pieces: PIECES, priority: [], minimums: [60, 150, 100, 100, 0, 30] }
    const hints = findDrops(problem, total(problem))
    expect(hints.map(({ slot }) => slot).toSorted()).toEqual([...SLOTS])
    const closed = hints.map(({ closes }) => closes)
    expect(closed).toEqual(closed.toSorted((one, other) => other - one))
    for (const { chance, chanceInSlot, tunedAsGood, tuned } of hints) {
      // 12 archetypes, 4 third stats and 6 tuned stats fall equally often.
      expect(Math.round(chanceInSlot * 288) / 288).toBeCloseTo(chanceInSlot)
      expect(chance).toBeCloseTo(chanceInSlot / 5)
      expect(tunedAsGood).toContain(tuned)
      expect(chanceInSlot * 288).toBeGreaterThanOrEqual(tunedAsGood.length - 0.001)
    }
  })

  it('F-161 count every drop that would close as much, one by one', () => {
    const problem: ArmorProblem = { pieces: PIECES, priority: [], minimums: [60, 150, 100, 100, 0, 30] }
    const [hint] = findDrops(problem, total(problem))
    if (!hint) throw new Error('a hint')
    const drops = ARCHETYPES.flatMap(({ name, primary, secondary }) =>
      ARMOR_STATS.filter((stat) => stat !== primary && stat !== secondary).flatMap((tertiary) =>
        ARMOR_STATS.map((tuned) => ({ slot: hint.slot, archetype: name, tertiary, tuned })),
      ),
    )
    expect(drops).toHaveLength(288)
    const asGood = drops.filter(
      (drop) => total({ ...problem, pieces: [...PIECES, pieceOf(drop, 'dropped')] }) === hint.missingAfter,
    )
    expect(Math.round(hint.chanceInSlot * 288)).toBe(asGood.length)
    const families = Map.groupBy(asGood, ({ archetype, tertiary }) => `${archetype} ${tertiary}`)
    const alike = families.get(`${hint.archetype} ${hint.tertiary}`) ?? []
    expect(hint.tunedAsGood).toEqual(alike.map(({ tuned }) => tuned))
    expect(alike.length).toBe(Math.max(...[...families.values()].map(({ length }) => length)))
  })

  it('F-161 name nothing for a slot whose piece is given', () => {
    const problem: ArmorProblem = {
      ...{ pieces: PIECES, priority: [], pinned: ['2.0'] },
      minimums: [60, 150, 100, 100, 0, 30],
    }
    expect(findDrops(problem, total(problem)).map(({ slot }) => slot)).not.toContain(2)
  })
})

describe('a drop that may still come', () => {
  const gunner = { slot: 2, archetype: 'Gunner', tertiary: 'melee', tuned: 'super' } as const

  it('F-161 is the best that the game rolls: 30, 25 and 20 points as its archetype says, fully masterworked', () => {
    expect(pieceOf(gunner, 'dropped')).toEqual({
      id: 'dropped',
      slot: 2,
      // Weapons first and grenade second, as of every Gunner.
      stats: [30, 0, 0, 0, 25, 20],
      tier: 5,
      energy: 11,
      masterwork: 5,
      tuned: 'super',
    })
  })

  it('F-161 belongs to a set where one is sought', () => {
    expect(pieceOf({ ...gunner, set: 7 }, 'dropped').set).toBe(7)
  })
})
