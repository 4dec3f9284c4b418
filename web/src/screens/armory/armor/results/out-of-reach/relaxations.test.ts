import type { Shortfall } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import { describe, expect, it } from 'vitest'
import { DEFAULT_QUERY } from '../../query/armor-query.ts'
import { describeGroup } from './out-of-reach-text.ts'
import { relaxations } from './relaxations.ts'

const REACHED: StatLine = [100, 100, 100, 100, 90, 25]
const SHORTFALL: Shortfall = {
  reason: 'targets',
  nearest: {
    pieces: ['0', '1', '2', '3', '4'],
    mods: [null, null, null, null, null],
    tuning: [null, null, null, null, null],
    artifice: [null, null, null, null, null],
    stats: REACHED,
    total: 515,
    modCost: 0,
    energyLeft: [10, 10, 10, 10, 10],
    alternatives: [[], [], [], [], []],
  },
  missing: [0, 0, 0, 0, 10, 75],
  missingTotal: 85,
  group: ['grenade', 'melee'],
  groupNeeds: 200,
  groupReaches: 115,
}

describe('F-161 the ways to give in', () => {
  const offered = relaxations(DEFAULT_QUERY, SHORTFALL, {
    maxima: [null, null, null, null, 15, 20],
    easings: [
      { stats: ['grenade', 'melee'], level: 57 },
      { stats: ARMOR_STATS, level: 85 },
    ],
  })

  it('name one stat that gives way while all others stand, the smallest loss first', () => {
    expect(offered.slice(0, 2).map(({ label, changes }) => [label, changes.targets])).toEqual([
      ['Melee to 20', [100, 100, 100, 100, 100, 20]],
      ['Grenade to 15', [100, 100, 100, 100, 15, 100]],
    ])
  })

  it('name levels that were tried, and the nearest build’s own numbers', () => {
    expect(offered.slice(2).map(({ label, why, changes }) => [label, why, changes.targets])).toEqual([
      ['Grenade and melee to at most 57', 'holds the other 4 targets', [100, 100, 100, 100, 57, 57]],
      ['All 6 to at most 85', 'an even build', [85, 85, 85, 85, 85, 85]],
      ['Grenade to 90 and melee to 25', 'holds the other 4 targets', [100, 100, 100, 100, 90, 25]],
    ])
  })

  it('count only what was asked among the targets that hold', () => {
    const three = { ...DEFAULT_QUERY, targets: [100, 0, 0, 0, 100, 100] as const }
    const [toNearest] = relaxations(three, SHORTFALL, { maxima: [], easings: [] })
    expect(toNearest?.why).toBe('holds the other target')
  })

  it('name each set of targets once', () => {
    const twice = relaxations(DEFAULT_QUERY, SHORTFALL, {
      maxima: [],
      easings: [
        { stats: ['melee'], level: 57 },
        { stats: ['melee'], level: 57 },
      ],
    })
    expect(twice).toHaveLength(2)
  })

  it('name nothing where no five pieces fit together', () => {
    const { nearest: _none, ...blocked } = SHORTFALL
    expect(relaxations(DEFAULT_QUERY, { ...blocked, reason: 'sets' }, { maxima: [], easings: [] })).toEqual(
      [],
    )
  })

  it('say which targets cannot stand together', () => {
    expect(describeGroup(SHORTFALL)).toContain(
      'Grenade and melee cannot stand together: they ask for 200 and can have 115',
    )
  })
})
