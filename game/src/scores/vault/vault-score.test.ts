import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAMAGE_TYPES } from '../../items.ts'
import { makeWeapon } from '../../test-support/make-items.ts'
import { gainOfClearing, NICHE_COUNT, type ScoredWeapon, scoreVault, vaultEfficiency } from './vault-score.ts'

const anyWeapon = fc
  .record({
    element: fc.constantFrom(...DAMAGE_TYPES),
    slot: fc.constantFrom('kinetic' as const, 'energy' as const, 'power' as const),
    ammo: fc.constantFrom('primary' as const, 'special' as const, 'heavy' as const),
    champion: fc.constantFrom(undefined, 'barrier' as const, 'overload' as const),
    score: fc.option(fc.double({ min: 0, max: 10, noNaN: true }), { nil: undefined }),
    dismantle: fc.boolean(),
  })
  .map(({ score, dismantle, champion, ...look }): ScoredWeapon => {
    const weapon = makeWeapon(champion ? { ...look, champion } : look)
    return score === undefined ? { weapon, dismantle } : { weapon, score, dismantle }
  })
const anyVault = fc.array(anyWeapon, { maxLength: 60 })
const anyPower = fc.option(fc.integer({ min: 0, max: 2200 }), { nil: undefined })

const perfect = (changes: Parameters<typeof makeWeapon>[0]): ScoredWeapon => ({
  weapon: makeWeapon(changes),
  score: 10,
  dismantle: false,
})

describe('the AI Vault Score', () => {
  it('F-358 lies between 0 and 100, is whole, and is the sum of its parts', () => {
    fc.assert(
      fc.property(anyVault, anyPower, (weapons, power) => {
        const { score, parts } = scoreVault(weapons, power)
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        expect(Math.abs(parts.reduce((sum, part) => sum + part.points, 0) - score)).toBeLessThanOrEqual(
          0.5 + 1e-9,
        )
      }),
    )
  })

  it('F-358 does not depend on the order of the vault', () => {
    fc.assert(
      fc.property(anyVault, anyPower, (weapons, power) => {
        expect(scoreVault(weapons.toReversed(), power).score).toBe(scoreVault(weapons, power).score)
      }),
    )
  })

  it('reaches 100 with thirty perfect rolls over every niche at full power in a clean vault', () => {
    const base = DAMAGE_TYPES.flatMap((element) => [
      perfect({ element, slot: 'kinetic', ammo: 'primary', champion: 'barrier' }),
      perfect({ element, slot: 'kinetic', ammo: 'special', champion: 'overload' }),
      perfect({ element, slot: 'energy', ammo: 'primary', champion: 'unstoppable' }),
      perfect({ element, slot: 'energy', ammo: 'special' }),
      perfect({ element, slot: 'power', ammo: 'heavy' }),
    ])
    const result = scoreVault(base, 2000)
    expect(result.score).toBe(100)
    expect(result.actions).toEqual([])
  })

  it('counts nothing for what everybody has: Good rolls, half of the power, a vault full of clutter', () => {
    const usual = Array.from(
      { length: 40 },
      (_, at): ScoredWeapon => ({ weapon: makeWeapon(), score: 7.4, dismantle: at < 8 }),
    )
    expect(scoreVault(usual, 1000).score).toBe(0)
  })

  it('counts a niche as covered by an Excellent roll, not by a Good one', () => {
    const coverage = (score: number) =>
      scoreVault([{ ...perfect({ element: 'void', slot: 'power', ammo: 'heavy' }), score }], 1800).parts.find(
        ({ name }) => name === 'coverage',
      )?.value
    expect(coverage(7.4)).toBe(0)
    expect(coverage(7.45)).toBeCloseTo(2 / 14)
    expect(coverage(9.5)).toBeCloseTo(2 / 14)
  })

  it('counts an exotic that is rated by its use for the niches and the champion that it covers, and for no roll', () => {
    const roll: ScoredWeapon = { weapon: makeWeapon(), score: 5, dismantle: false }
    const fits = { element: 'void', slot: 'power', ammo: 'heavy', champion: 'barrier' } as const
    const exotic: ScoredWeapon = { ...perfect({ ...fits, rarity: 'exotic' }), fixed: true }
    const shareOf = (part: string) =>
      scoreVault([roll, exotic], 1800).parts.find(({ name }) => name === part)?.value
    expect(shareOf('coverage')).toBeCloseTo(3 / NICHE_COUNT)
    expect(shareOf('rolls')).toBe(0)
  })

  it('never falls when a weapon gets a better roll', () => {
    fc.assert(
      fc.property(fc.array(anyWeapon, { minLength: 1, maxLength: 60 }), anyPower, (weapons, power) => {
        const [first, ...rest] = weapons as [ScoredWeapon, ...ScoredWeapon[]]
        if (first.score === undefined) return
        const better = [{ ...first, score: Math.min(10, first.score + 1) }, ...rest]
        expect(scoreVault(better, power).score).toBeGreaterThanOrEqual(scoreVault(weapons, power).score)
      }),
    )
  })

  it('names at most three actions, best first, each with a real gain', () => {
    fc.assert(
      fc.property(anyVault, anyPower, (weapons, power) => {
        const { actions } = scoreVault(weapons, power)
        expect(actions.length).toBeLessThanOrEqual(3)
        for (const action of actions) expect(action.gain).toBeGreaterThan(0)
        expect(actions.map((action) => action.gain)).toEqual(
          actions.map((action) => action.gain).toSorted((a, b) => b - a),
        )
      }),
    )
  })

  it('leaves out what it cannot know and lets the other parts carry the weight', () => {
    const unrated = scoreVault([{ weapon: makeWeapon(), dismantle: false }], 1500)
    expect(unrated.parts.map(({ name, most }) => [name, most])).toEqual([
      ['power', 62.5],
      ['hygiene', 37.5],
    ])
    expect(unrated.score).toBe(69)
  })

  it('is no score where only one part is known', () => {
    const none = { score: 0, parts: [], actions: [] }
    expect(scoreVault([], undefined)).toEqual(none)
    expect(scoreVault([], 1500)).toEqual(none)
  })

  it('says what clearing out any number of what could go would add', () => {
    const junk = { weapon: makeWeapon(), score: 1, dismantle: true }
    const all = [...Array.from({ length: 90 }, () => perfect({})), ...Array.from({ length: 10 }, () => junk)]
    const score = scoreVault(all, 1800)
    const after = (cleared: number) => scoreVault(all.slice(0, all.length - cleared), 1800)
    for (const cleared of [1, 4, 10]) {
      const gain = gainOfClearing(score, { weapons: 100, canGo: 10, cleared })
      const points = ({ parts }: typeof score) => parts.find(({ name }) => name === 'hygiene')?.points ?? 0
      expect(gain).toBeCloseTo(points(after(cleared)) - points(score), 1)
    }
    expect(gainOfClearing(scoreVault([], 1500), { weapons: 0, canGo: 0, cleared: 0 })).toBe(0)
  })

  it('keeps its promise: clearing out the advised weapons gains what the action said', () => {
    const clean = Array.from({ length: 30 }, () => perfect({}))
    const junk = Array.from(
      { length: 10 },
      (): ScoredWeapon => ({ weapon: makeWeapon(), score: 1, dismantle: true }),
    )
    const before = scoreVault([...clean, ...junk], 1800)
    const cleanUp = before.actions.find((action) => action.kind === 'clean-up')
    expect(cleanUp?.amount).toBe(10)
    // Both scores are rounded, so the difference may be off by one.
    const gained = scoreVault(clean, 1800).score - before.score
    expect(Math.abs(gained - (cleanUp?.gain ?? 0))).toBeLessThanOrEqual(1)
  })
})

describe('vault efficiency', () => {
  it('is the share of weapons worth their place, and 0 for an empty vault', () => {
    expect(vaultEfficiency([])).toBe(0)
    expect(vaultEfficiency([perfect({}), { ...perfect({}), dismantle: true }, perfect({})])).toBe(67)
  })
})
