import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Weapon } from '../../items.ts'
import { makeColumn, makePlug, makeWeapon } from '../../test-support/make-weapon.ts'
import { BASE_KNOWLEDGE } from '../knowledge/base-knowledge.ts'
import { CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import { describeRoll } from '../roll.ts'
import { rateRoll } from './rate.ts'
import { letterOf, tierOf } from './tiers.ts'

const traitNames = BASE_KNOWLEDGE.traits.map((trait) => trait.name)
const partNames = BASE_KNOWLEDGE.parts.map((part) => part.name)
const trait = fc.constantFrom(...traitNames)
const perks = fc.uniqueArray(fc.constantFrom(...traitNames, ...partNames), { minLength: 1, maxLength: 8 })
const types = fc.constantFrom('Hand Cannon', 'Rocket Launcher', 'Sword', 'Shotgun', 'Combat Bow', 'Glaive')
const unknown = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `Unheard-of ${text}`)

const rate = (names: readonly string[], weaponType = 'Hand Cannon') =>
  rateRoll(describeRoll({ weaponName: 'Some Weapon', weaponType, perks: names }))

describe('rating a roll', () => {
  it('gives PvE and PvP their own tier, score and letter, and a headline that is the better of them', () => {
    const rating = rate(
      ['Opening Shot', 'Snapshot Sights', 'Fluted Barrel', 'Accurized Rounds'],
      'Sniper Rifle',
    )
    expect(rating.pvp.tier).toBe('God-Tier')
    expect(rating.pve.score).toBeLessThan(rating.pvp.score ?? 0)
    expect(rating).toMatchObject({ activity: 'pvp', tier: 'God-Tier', godRollScore: rating.pvp.score })
  })

  it('F-133 keeps score, tier and letter consistent and within 0 and 10', () => {
    fc.assert(
      fc.property(perks, types, (names, type) => {
        const rating = rate(names, type)
        for (const side of [rating.pve, rating.pvp]) {
          const score = side.score ?? Number.NaN
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(10)
          expect(side.tier).toBe(tierOf(score))
          expect(side.letter).toBe(letterOf(score))
        }
      }),
    )
  })

  it('F-133 lets no roll without a strong trait reach God-Tier, whatever its barrel and magazine', () => {
    fc.assert(
      fc.property(perks, types, (names, type) => {
        for (const side of [rate(names, type).pve, rate(names, type).pvp]) {
          if (side.tier !== 'God-Tier') continue
          expect(Math.max(...side.evaluation.traits.map(({ steps }) => steps))).toBeGreaterThanOrEqual(0.75)
        }
      }),
    )
  })

  it('gives the same answer to the same input', () => {
    fc.assert(
      fc.property(perks, types, (names, type) => {
        expect(rate(names, type)).toEqual(rate(names, type))
      }),
    )
  })

  it('does not care about the order of perks', () => {
    fc.assert(
      fc.property(perks, fc.infiniteStream(fc.nat()), (names, order) => {
        const shuffled = names
          .map((name) => [order.next().value ?? 0, name] as const)
          .sort(([a], [b]) => a - b)
        const [one, other] = [rate(names), rate(shuffled.map(([, name]) => name))]
        expect(other.pve.score).toBe(one.pve.score)
        expect(other.pvp.score).toBe(one.pvp.score)
        expect(other.confidence).toBe(one.confidence)
      }),
    )
  })

  it('does not count a perk twice', () => {
    fc.assert(
      fc.property(perks, (names) => {
        expect(rate([...names, ...names])).toEqual(rate(names))
      }),
    )
  })

  it('lets unknown perks lower the confidence, never the score', () => {
    fc.assert(
      fc.property(perks, unknown, (names, stranger) => {
        const [without, withStranger] = [rate(names), rate([...names, stranger])]
        expect(withStranger.pve.score).toBe(without.pve.score)
        expect(withStranger.pvp.score).toBe(without.pvp.score)
        expect(withStranger.confidence).toBeLessThan(without.confidence)
      }),
    )
  })

  it('F-132 is Unrated where nothing is known, with scores absent instead of zero', () => {
    const rating = rateRoll(describeRoll({ weaponName: 'X', perks: ['Unheard-of'] }))
    expect(rating).toMatchObject({ tier: 'Unrated', confidence: 0 })
    expect(rating.godRollScore).toBeUndefined()
    expect(rating.pve.community).toBeUndefined()
    expect(rating.pve.synergy).toBeUndefined()
    expect(rating.pve.meta).toBeUndefined()
  })

  it('knows synergy only of two traits and meta relevance only of a type', () => {
    expect(rate(['Rampage']).pve.synergy).toBeUndefined()
    expect(rate(['Rampage', 'Outlaw']).pve.synergy).toBeGreaterThan(5)
    expect(rateRoll(describeRoll({ weaponName: 'X', perks: ['Rampage'] })).pve.meta).toBeUndefined()
    expect(rate(['Rampage']).pve.meta).toBeGreaterThan(0)
  })

  it('counts an enhanced perk as its base perk, slightly better', () => {
    fc.assert(
      fc.property(trait, types, (name, type) => {
        const [base, enhanced] = [rate([name], type), rate([`Enhanced ${name}`], type)]
        expect(enhanced.pve.score).toBeGreaterThan(base.pve.score ?? 0)
        expect((enhanced.pve.score ?? 0) - (base.pve.score ?? 0)).toBeLessThan(0.5)
      }),
    )
  })
})

describe('the best selectable combination of a copy', () => {
  const owned = (first: readonly string[], second: readonly string[]): Weapon =>
    makeWeapon({}, { first, second })

  it('is what the copy is rated by', () => {
    const poor = rateRoll(owned(['Compulsive Reloader'], ['Genesis']))
    const mixed = rateRoll(owned(['Compulsive Reloader', 'Rapid Hit'], ['Genesis', 'Kill Clip']))
    const best = rateRoll(owned(['Rapid Hit'], ['Kill Clip']))
    expect(mixed.pvp.score).toBe(best.pvp.score)
    expect(mixed.pvp.score).toBeGreaterThan(poor.pvp.score ?? 0)
    expect(mixed.pvp.evaluation.traits.map((choice) => choice.option)).toEqual([1, 1])
  })

  it('never gets worse by a further selectable perk', () => {
    const names = fc.uniqueArray(trait, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(names, names, trait, (first, second, more) => {
        const [before, after] = [rateRoll(owned(first, second)), rateRoll(owned([...first, more], second))]
        expect(after.pve.score).toBeGreaterThanOrEqual(before.pve.score ?? 0)
        expect(after.pvp.score).toBeGreaterThanOrEqual(before.pvp.score ?? 0)
      }),
    )
  })

  it('never gets worse when a trait becomes worth more', () => {
    fc.assert(
      fc.property(trait, trait, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, more) => {
        const traits = BASE_KNOWLEDGE.traits.map((known) =>
          known.name === one ? { ...known, pve: Math.min(5.5, known.pve + more) } : known,
        )
        const knowledge = new CompiledKnowledge({ ...BASE_KNOWLEDGE, traits })
        const weapon = owned([one], [other])
        const [before, after] = [rateRoll(weapon), rateRoll(weapon, { knowledge })]
        expect(after.pve.score).toBeGreaterThanOrEqual(before.pve.score ?? 0)
      }),
      { numRuns: 30 },
    )
  })

  it('judges a part of unknown name by the stats that the platform tells', () => {
    const withBarrel = (stats: Record<string, number>) => {
      const barrel = { ...makePlug('Barrel of Tomorrow'), stats }
      const weapon = makeWeapon()
      const column = { ...makeColumn('barrel', []), active: barrel, selectable: [barrel] }
      return rateRoll({ ...weapon, columns: [column, ...weapon.columns.slice(1)] })
    }
    expect(withBarrel({ range: 20 }).pvp.score).toBeGreaterThan(withBarrel({ range: -20 }).pvp.score ?? 0)
  })

  it('is the same for an owned copy and for its names', () => {
    const weapon = makeWeapon({
      masterwork: { hash: 1, name: 'Masterworked: Range', stat: 'range', level: 10 },
    })
    const named = describeRoll({
      weaponName: weapon.name,
      weaponType: weapon.typeName,
      perks: ['Adaptive Frame', 'Smallbore', 'Tactical Mag', 'Outlaw', 'Rampage', 'Masterworked: Range'],
    })
    expect(rateRoll(named).pve.score).toBe(rateRoll(weapon).pve.score)
    expect(rateRoll(named).pvp.score).toBe(rateRoll(weapon).pvp.score)
  })
})
