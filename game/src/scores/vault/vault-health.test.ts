import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../cleanup/verdict.ts'
import type { StatLine } from '../../items.ts'
import { makeArmor, makeWeapon } from '../../test-support/make-items.ts'
import { dominatedArmor, findDominated } from './dominated-armor.ts'
import { countVaultHealth } from './vault-health.ts'

describe('the health of a vault', () => {
  it('F-084 counts duplicates, dominated copies, never used ones and what loadouts keep', () => {
    const weapons = [
      makeWeapon({ hash: 1, kills: 0 }),
      makeWeapon({ hash: 1, kills: 0, loadouts: ['c:0'] }),
      makeWeapon({ hash: 2 }),
      makeWeapon({ hash: 3, kills: 12 }),
    ]
    const verdict: Verdict = {
      recommendation: 'consider-dismantling',
      protections: [],
      ground: 'dominated',
      reason: '',
    }
    const verdicts = new Map([[weapons[0]?.instanceId ?? '', verdict]])
    expect(countVaultHealth(weapons, verdicts)).toEqual({ duplicates: 2, dominated: 1, unused: 1, kept: 1 })
  })
})

describe('dominated armor', () => {
  const piece = (base: StatLine, changes = {}) => makeArmor({ base, ...changes })

  it('F-084 is beaten in every stat by a piece of the same slot, class and set', () => {
    const worse = piece([20, 0, 20, 0, 20, 0])
    const better = piece([30, 0, 20, 0, 20, 0])
    expect(dominatedArmor([worse, better])).toEqual([worse])
    for (const other of [
      { slot: 'legs' },
      { classType: 'titan' },
      { set: { hash: 9, name: 'Other' } },
      { tier: 4 },
    ]) {
      expect(dominatedArmor([worse, piece([30, 0, 20, 0, 20, 0], other)])).toEqual([])
    }
  })

  it('F-084 a piece without known stats is neither proof nor proven needless', () => {
    const unknown: StatLine = [0, 0, 0, 0, 0, 0]
    expect(dominatedArmor([piece(unknown), piece(unknown), piece([30, 0, 20, 0, 20, 0])])).toEqual([])
  })

  it('a piece that can be tuned is only beaten by one that can be tuned the same way', () => {
    const tunable = piece([20, 0, 20, 0, 20, 0], { tunable: 'melee' })
    expect(dominatedArmor([tunable, piece([30, 0, 20, 0, 20, 0])])).toEqual([])
    expect(dominatedArmor([tunable, piece([30, 0, 20, 0, 20, 0], { tunable: 'any' })])).toEqual([tunable])
  })

  it('F-084 each has its proof: a better piece that none beats', () => {
    const stat = fc.constantFrom(0, 10, 20)
    const roll = fc.record({
      base: fc.tuple(stat, stat, stat, stat, stat, stat),
      tier: fc.constantFrom(4 as const, 5 as const),
      tunable: fc.constantFrom(undefined, 'melee' as const, 'any' as const),
      setWildcard: fc.boolean(),
    })
    let judged = 0
    fc.assert(
      fc.property(fc.array(roll, { maxLength: 12 }), (rolls) => {
        const armor = rolls.map(({ tunable, ...rest }) => makeArmor(tunable ? { ...rest, tunable } : rest))
        const dominated = dominatedArmor(armor)
        const proofs = findDominated(armor)
        expect(proofs.map(({ piece: needless }) => needless)).toEqual(dominated)
        for (const { piece: needless, by } of proofs) {
          expect(dominated).not.toContain(by)
          expect(dominatedArmor([needless, by])).toEqual([needless])
          judged++
        }
      }),
    )
    expect(judged).toBeGreaterThan(10)
  })

  it('F-084 always leaves at least one piece of a kind', () => {
    const stat = fc.constantFrom(0, 10, 20)
    const line = fc.tuple(stat, stat, stat, stat, stat, stat)
    let judged = 0
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const armor = lines.map((base) => piece(base))
        const gone = new Set(dominatedArmor(armor))
        const left = armor.filter((each) => !gone.has(each))
        expect(left.length).toBeGreaterThan(0)
        for (const each of gone) {
          expect(left.some((stays) => stays.base.every((value, at) => value >= (each.base[at] ?? 0)))).toBe(
            true,
          )
          judged++
        }
      }),
    )
    expect(judged).toBeGreaterThan(10)
  })
})
