import { expect, it } from 'vitest'
import type { ArmorProblem, SlotIndex, SolverPiece } from '../problem.ts'
import { solveArmor } from '../solver.ts'

const [AION, HELM, BOOTS] = [7, 91, 92]
const piece = (slot: SlotIndex, changes: Partial<SolverPiece> = {}): SolverPiece => ({
  id: `${slot} ${JSON.stringify(changes)}`,
  slot,
  stats: [10, 10, 10, 0, 0, 0],
  tier: 3,
  energy: 10,
  masterwork: 0,
  ...changes,
})
const ofSlots = (...slots: readonly SlotIndex[]) => slots.map((slot) => piece(slot))
const reasonFor = (pieces: readonly SolverPiece[], changes: Partial<ArmorProblem> = {}) =>
  solveArmor({ pieces, minimums: [0, 0, 0, 0, 0, 0], priority: [], ...changes }).shortfall?.reason

it.each([
  ['a slot without a piece', reasonFor(ofSlots(0, 1, 2, 3)), 'slots'],
  [
    'a set that four other pieces do not make',
    reasonFor(ofSlots(0, 1, 2, 3, 4), { sets: [{ hash: AION, pieces: 2 }] }),
    'sets',
  ],
  [
    'a set beside a named exotic that takes one of its slots',
    reasonFor([...ofSlots(1, 2, 3, 4), piece(0, { exotic: HELM }), piece(1, { set: AION })], {
      exotic: { hash: HELM },
      sets: [{ hash: AION, pieces: 2 }],
    }),
    'sets',
  ],
  [
    'two slots that hold nothing but exotics',
    reasonFor([...ofSlots(1, 2, 4), piece(0, { exotic: HELM }), piece(3, { exotic: BOOTS })]),
    'exotic',
  ],
])('F-161 says what no set of five is there for: %s', (_, reason, expected) => {
  expect(reason).toBe(expected)
})
