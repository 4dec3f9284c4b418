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

  it('begin with the highest target kept and all others free, as it was the one that was raised', () => {
    const raised = { ...DEFAULT_QUERY, targets: [100, 100, 100, 100, 150, 100] as const }
    const maxima = [null, null, null, null, 15, null]
    const easings = [{ stats: ['super', 'melee'] as const, level: 30 }]
    const [first] = relaxations(raised, SHORTFALL, { maxima, easings })
    expect(first).toEqual({
      label: 'Keep grenade 150, the others free',
      why: 'holds the highest target',
      changes: { targets: [0, 0, 0, 0, 150, 0] },
    })
  })

  it('leave the target of an ignored stat as it stands', () => {
    const raised = {
      ...DEFAULT_QUERY,
      targets: [100, 100, 100, 70, 150, 100] as const,
      ignored: ['super'] as const,
    }
    const [first] = relaxations(raised, SHORTFALL, { maxima: [], easings: [] })
    expect(first?.changes.targets).toEqual([0, 0, 0, 70, 150, 0])
  })

  it('keep the highest only where it is sure to be met', () => {
    const first = (targets: StatLine, changes: Partial<Shortfall>) =>
      relaxations({ ...DEFAULT_QUERY, targets }, { ...SHORTFALL, ...changes }, { maxima: [], easings: [] })[0]
        ?.label
    const kept = 'Keep grenade 150 and melee 150, the others free'
    const [two, one] = [[100, 0, 0, 0, 150, 150] as const, [100, 0, 0, 0, 190, 100] as const]
    expect(first(two, { group: ['weapons', 'grenade', 'melee'] })).toBe(kept)
    expect(first(two, { group: ['grenade', 'melee'] })).not.toMatch(/^Keep/)
    expect(first(one, { group: ['grenade'] })).not.toMatch(/^Keep/)
    // The search was stopped: no group is known, but the nearest build may have the target.
    expect(first(one, { group: [] })).not.toMatch(/^Keep/)
    expect(first(one, { group: [], missing: [10, 0, 0, 0, 0, 75] })).toBe('Keep grenade 190, the others free')
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
