import { describe, expect, it } from 'vitest'
import type { ArmorPiece } from '../items.ts'
import { makeArmor } from '../test-support/make-items.ts'
import { difficultyOf, GEAR_TIERS } from './gear-tiers.ts'
import { solverPiece } from './solver-piece.ts'

const piece = (changes: Partial<ArmorPiece> = {}): ArmorPiece =>
  makeArmor({
    instanceId: '7',
    hash: 99,
    base: [30, 0, 25, 0, 0, 20],
    stats: [30, 5, 25, 5, 5, 20],
    masterworkLevel: 3,
    energy: { capacity: 11, used: 4 },
    tunable: 'melee',
    set: { hash: 5, name: 'Bushido' },
    ...changes,
  })

describe('an owned piece as the solver reads it', () => {
  it('keeps base values, energy, tuned stat and set', () => {
    expect(solverPiece(piece())).toEqual({
      id: '7',
      slot: 0,
      stats: [30, 0, 25, 0, 0, 20],
      tier: 5,
      energy: 11,
      masterwork: 3,
      set: 5,
      tuned: 'melee',
    })
  })

  it('marks exotics by hash, event armor as wildcard, and armor before tiers as tier 0', () => {
    expect(solverPiece(piece({ rarity: 'exotic' })).exotic).toBe(99)
    expect(solverPiece(piece({ setWildcard: true })).set).toBe('wildcard')
    const { tier: _tier, tunable: _tunable, set: _set, ...older } = piece({ armor3: false, artifice: true })
    expect(solverPiece(older)).toMatchObject({ tier: 0, artifice: true })
  })
})

describe('gear tiers', () => {
  it.each([
    ['F-166', 1, '48-53'],
    ['F-167', 2, '54-63'],
    ['F-168', 3, '64-69'],
    ['F-169', 4, '70-75'],
    ['F-170', 5, '73-75'],
  ])('%s tier %i is %s', (_row, tier, range) => {
    expect(GEAR_TIERS.find((row) => row.tier === tier)?.range).toBe(range)
  })

  it.each([
    [[3, 5, 4, 5, 5], 'Expert Portal Required'],
    [[5, 5, 5, 5, 5], 'Grandmaster Portal Required'],
    [[0, 4, 4, 4, 4], 'Master Portal Required'],
    [[0, 0, 0, 0, 0], 'Normal Portal Required'],
  ])('F-160 a build of tiers %j says %s', (tiers, text) => {
    expect(difficultyOf(tiers)).toBe(text)
  })
})
