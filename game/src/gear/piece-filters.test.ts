import { describe, expect, it } from 'vitest'
import type { ArmorPiece } from '../items.ts'
import { usablePieces, wearable } from './piece-filters.ts'

const piece = (instanceId: string, changes: Partial<ArmorPiece>): ArmorPiece =>
  ({ instanceId, locked: false, loadouts: [], place: { in: 'vault' }, ...changes }) as ArmorPiece

const ARMOR = [
  piece('locked', { locked: true, classType: 'hunter' }),
  piece('in a loadout', { loadouts: ['1:0'], classType: 'titan' }),
  piece('at the postmaster', { locked: true, place: { in: 'postmaster', characterId: '1' } }),
]
const ids = (pieces: readonly ArmorPiece[]) => pieces.map(({ instanceId }) => instanceId)

describe('which pieces a build may use', () => {
  it.each([
    [[], ['locked', 'in a loadout', 'at the postmaster']],
    [['locked'], ['locked', 'at the postmaster']],
    [['loadout'], ['in a loadout']],
    [['at-hand'], ['locked', 'in a loadout']],
    [['locked', 'at-hand'], ['locked']],
  ] as const)('F-163 with %j: %j', (only, left) => {
    expect(ids(usablePieces(ARMOR, only))).toEqual(left)
  })

  it('are those of the class and those for every class', () => {
    expect(ids(wearable(ARMOR, 'hunter'))).toEqual(['locked', 'at the postmaster'])
  })
})
