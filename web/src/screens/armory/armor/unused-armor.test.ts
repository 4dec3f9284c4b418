import type { SavedTarget } from '@ai-vault/contract/items/armor.ts'
import { solveArmor } from '@ai-vault/game/armor/solver.ts'
import { ARMOR_SLOTS, ARMOR_STATS, type ArmorPiece, type StatLine } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeArmor, makeFive } from '../../../test-support/make-armor.ts'
import { problemOf, sameBuilds, unusedPieces, without } from './unused-armor.ts'

const target = (targets: string, changes: Partial<SavedTarget> = {}): SavedTarget => ({
  id: targets,
  name: targets,
  class: 'hunter',
  search: `targets=${targets}`,
  ...changes,
})
const check = (one: SavedTarget, armor: readonly ArmorPiece[]) => ({
  target: one,
  solved: solveArmor(problemOf(one, armor)),
})

const roll = fc
  .shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 3, maxLength: 3 })
  .map((places) => ARMOR_STATS.map((_, i) => [30, 25, 20][places.indexOf(i)] ?? 0) as unknown as StatLine)
const vault = fc
  .array(fc.tuple(fc.constantFrom(...ARMOR_SLOTS), roll, fc.constantFrom(3 as const, 5 as const)), {
    maxLength: 12,
  })
  .map((pieces) => [
    ...makeFive(10),
    ...pieces.map(([slot, base, tier], i) => makeArmor(String(100 + i), { slot, base, tier })),
  ])

describe('armor that no build of the saved targets uses', () => {
  it('can all go, and every target keeps the same builds to the last point', () => {
    fc.assert(
      fc.property(
        vault,
        fc.subarray(['150_0_0_0_0_0', '0_0_0_80_80_0', '100_100_100_100_100_100']),
        (armor, lines) => {
          const checks = lines.map((line) => check(target(line), armor))
          const unused = unusedPieces(armor, checks)
          for (const { target: one, solved } of checks) {
            expect(sameBuilds(solved, solveArmor(without(problemOf(one, armor), unused)))).toBe(true)
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('leaves exotics out, and pieces of a class without a saved target', () => {
    const weak = { base: [1, 1, 1, 0, 0, 0], tier: 1 } as const
    const armor = [
      ...makeFive(10),
      makeArmor('20', { ...weak, rarity: 'exotic' }),
      makeArmor('21', { ...weak, classType: 'titan' }),
    ]
    expect(unusedPieces(armor, [check(target('0_0_0_0_0_0'), armor)])).toEqual([])
  })

  it('names pieces that only lengthen the list', () => {
    const twin = makeArmor('30')
    const armor = [...makeFive(10), twin]
    const checks = [check(target('0_0_0_0_0_0'), armor)]
    // The twin could stand in for the first without changing a number, so it is used.
    expect(unusedPieces(armor, checks)).toEqual([])
    const worse = makeArmor('31', { base: [0, 0, 20, 30, 25, 0], tier: 1 })
    const asked = [check(target('200_125_100_0_0_0'), [...armor, worse])]
    expect(unusedPieces([...armor, worse], asked).map(({ instanceId }) => instanceId)).toEqual(['31'])
  })
})
