import type { ArmorProblem, SlotIndex, SolverPiece } from '@ai-vault/game/armor/problem.ts'
import { describe, expect, it } from 'vitest'
import { noDropCanHelp } from './drop-bound.ts'

/** A perfect drop: 75 rolled, masterworked by five in three stats, tuned evenly, with a large mod. */
const PERFECT = 75 + 15 + 3 + 10
const SLOTS: readonly SlotIndex[] = [0, 1, 2, 3, 4]

const piece = (slot: SlotIndex, changes: Partial<SolverPiece> = {}): SolverPiece => ({
  id: String(slot),
  slot,
  stats: [20, 20, 10, 0, 0, 0],
  tier: 3,
  energy: 10,
  masterwork: 0,
  ...changes,
})
const withMod = 50 + 10

/** From how many points on the targets are so near that no drop can bring them nearer. */
function boundOf(pieces: readonly SolverPiece[], changes: Partial<ArmorProblem> = {}): number {
  const problem = {
    pieces,
    minimums: [200, 200, 200, 200, 200, 200],
    priority: [],
    ...changes,
  } as ArmorProblem
  for (let reached = 0; reached < 1_200; reached++) if (noDropCanHelp(problem, reached)) return reached
  throw new Error('no bound')
}
/** Five pieces, of which the first is changed; the drop takes the place of one of the others. */
const boundWith = (changes: Partial<SolverPiece>) =>
  boundOf([piece(0, changes), ...[1, 2, 3, 4].map((slot) => piece(slot as SlotIndex))])

describe('what five pieces with a perfect drop among them can bring', () => {
  it('is the perfect piece in place of the worst, and all that the others have rolled with a large mod each', () => {
    expect(boundOf(SLOTS.map((slot) => piece(slot)))).toBe(4 * withMod + PERFECT)
    expect(boundOf([])).toBe(PERFECT)
  })

  it('counts the best piece of a slot, wherever it lies', () => {
    const better = { stats: [30, 20, 10, 0, 0, 0] as const }
    for (const own of [
      [piece(0, better), piece(0)],
      [piece(0), piece(0, better)],
    ]) {
      const others = [1, 2, 3, 4].map((slot) => piece(slot as SlotIndex))
      expect(boundOf([...own, ...others])).toBe(4 * withMod + PERFECT + 10)
    }
  })

  it('counts what a masterwork gives three stats, tuning evenly, and the mod of artifice armor', () => {
    const plain = 4 * withMod + PERFECT
    expect(boundWith({ masterwork: 2 })).toBe(plain + 6)
    expect(boundWith({ tuned: 'weapons' })).toBe(plain + 3)
    expect(boundWith({ artifice: true })).toBe(plain + 3)
  })

  it('counts the twelve points of an older masterwork only where it is whole', () => {
    const plain = 4 * withMod + PERFECT
    expect(boundWith({ tier: 0, masterwork: 9 })).toBe(plain)
    expect(boundWith({ tier: 0, masterwork: 10 })).toBe(plain + 12)
  })

  it('counts every piece as masterworked where that is assumed', () => {
    const whole = SLOTS.map((slot) => piece(slot))
    expect(boundOf(whole, { assumeMasterwork: true })).toBe(4 * (withMod + 15) + PERFECT)
    const old = SLOTS.map((slot) => piece(slot, { tier: 0 }))
    expect(boundOf(old, { assumeMasterwork: true })).toBe(4 * (withMod + 12) + PERFECT)
  })

  it('counts what fragments give, and nothing for what they take', () => {
    const pieces = SLOTS.map((slot) => piece(slot))
    expect(boundOf(pieces, { bonus: [10, 0, -10, 0, 5, 0] })).toBe(4 * withMod + PERFECT + 15)
  })
})
