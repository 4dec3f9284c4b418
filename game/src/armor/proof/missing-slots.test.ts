import { describe, expect, it } from 'vitest'
import type { ArmorProblem, SlotIndex, SolverPiece } from '../problem.ts'
import { emptySlots, exclusionsToBlame, pinsToBlame, shortSets } from './missing-slots.ts'

const AION = 7
const piece = (id: string, slot: SlotIndex, changes: Partial<SolverPiece> = {}): SolverPiece => ({
  id,
  slot,
  stats: [10, 10, 10, 0, 0, 0],
  tier: 3,
  energy: 10,
  masterwork: 0,
  ...changes,
})
const plain = ([0, 1, 2, 3, 4] as const).map((slot) => piece(`plain ${slot}`, slot))
const asking = (pieces: readonly SolverPiece[], changes: Partial<ArmorProblem> = {}): ArmorProblem => ({
  pieces: [...plain, ...pieces],
  minimums: [0, 0, 0, 0, 0, 0],
  priority: [],
  sets: [{ hash: AION, pieces: 4 }],
  ...changes,
})
const ofSet = (...slots: readonly SlotIndex[]) =>
  slots.map((slot, at) => piece(`aion ${at}`, slot, { set: AION }))

describe('which slots a wanted set lacks', () => {
  it('F-161 four pieces that share slots fill fewer than four', () => {
    expect(shortSets(asking(ofSet(0, 0, 2, 3)))).toEqual([
      { hash: AION, pieces: 4, filled: [0, 2, 3], open: [1, 4] },
    ])
    expect(shortSets(asking(ofSet(0, 1, 2, 3)))).toEqual([])
  })

  it('F-161 a named exotic takes its slot, and a piece that counts for any set fills one', () => {
    const exotic = piece('exotic', 3, { exotic: 99 })
    const named = asking([...ofSet(0, 1, 2, 3), exotic], { exotic: { hash: 99 } })
    expect(shortSets(named)).toMatchObject([{ filled: [0, 1, 2], open: [3, 4] }])
    expect(shortSets({ ...named, pieces: [...named.pieces, piece('any', 4, { set: 'wildcard' })] })).toEqual(
      [],
    )
  })

  it('F-163 blames the exclusions that would fill what is missing, and no others', () => {
    const problem = asking(ofSet(0, 1, 2, 3), { excluded: ['aion 1', 'plain 4'] })
    expect(exclusionsToBlame(problem)).toEqual(['plain 4', 'aion 1'])
    expect(emptySlots(problem)).toEqual([4])
    expect(exclusionsToBlame(asking(ofSet(0, 1, 2, 3, 4), { excluded: ['aion 1'] }))).toEqual([])
  })

  it('F-163 blames the pins that take the slot of the wanted exotic, and no others', () => {
    const exotics = [piece('one', 0, { exotic: 98 }), piece('other', 0, { exotic: 99 })]
    const pinning = (pinned: readonly string[], exotic: ArmorProblem['exotic']) =>
      pinsToBlame(asking(exotics, { sets: [], pinned, ...(exotic && { exotic }) }))
    expect(pinning(['plain 0', 'plain 1'], { hash: 99 })).toEqual(['plain 0'])
    expect(pinning(['plain 0', 'plain 1'], 'required')).toEqual(['plain 0'])
    expect(pinning(['one'], { hash: 99 })).toEqual(['one'])
    expect(pinning(['one'], 'none')).toEqual(['one'])
    expect(pinning(['other', 'plain 1'], { hash: 99 })).toEqual([])
    expect(pinning(['plain 0'], 'any')).toEqual([])
  })
})
