import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeDefinition, makePool } from '../../test-support/make-definition.ts'
import { makeWeapon } from '../../test-support/make-weapon.ts'
import { BASE_KNOWLEDGE } from '../knowledge/base-knowledge.ts'
import { BASE } from '../knowledge/compiled-knowledge.ts'
import { rateRoll } from '../rating/rate.ts'
import { wayOfPlaying } from '../rating/role-shifts.ts'
import { scoreOfShare } from '../rating/score-curve.ts'
import { dropOdds, generalOdds } from './drop-odds.ts'

const definition = makeDefinition({ masterworks: [] })
const context = { definitionOf: () => definition }
const namesOf = (place: number) => definition.columns[place]?.possible.map(({ name }) => name) ?? []

/** Every drop that offers two barrels, two magazines and one trait a column. */
function everyDrop() {
  const twoOf = (names: readonly string[]) =>
    names.flatMap((one, place) => names.slice(place + 1).map((other) => [one, other]))
  return twoOf(namesOf(0)).flatMap((barrel) =>
    twoOf(namesOf(1)).flatMap((magazine) =>
      namesOf(2).flatMap((first) =>
        namesOf(3).map((second) => makeWeapon({}, { barrel, magazine, first: [first], second: [second] })),
      ),
    ),
  )
}

describe('what a score stands for', () => {
  it('F-133 is the share of drops that are at least as good, told by counting all of them', () => {
    const drops = everyDrop().map((copy) => rateRoll(copy, context))
    expect(drops.length).toBeGreaterThan(20)
    for (const activity of ['pve', 'pvp'] as const) {
      const sums = drops.map((rating) => rating[activity].evaluation.sum)
      for (const rating of drops) {
        const { sum } = rating[activity].evaluation
        const above = sums.filter((other) => other > sum + 0.1).length / sums.length
        const atLeast = sums.filter((other) => other >= sum - 0.1).length / sums.length
        const share = rating[activity].share ?? Number.NaN
        expect(share).toBeGreaterThanOrEqual(above - 0.02)
        expect(share).toBeLessThanOrEqual(atLeast + 0.02)
      }
    }
  })

  it('falls strictly with the steps, also beyond the pool', () => {
    const way = wayOfPlaying(undefined, undefined, undefined)
    const table = BASE.tables({ type: 'hand-cannon', ammo: 'primary', frame: 'adaptive', way }).pve
    const step = fc.double({ min: -6, max: 6, noNaN: true })
    fc.assert(
      fc.property(
        fc.boolean(),
        step,
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        (tiered, steps, more) => {
          const { rolls, pairs } = dropOdds({ definition, tiered }, table, BASE)
          const ofType = generalOdds(BASE, 'hand-cannon', 'pve')
          for (const odds of [rolls, pairs, ofType.rolls, ofType.pairs]) {
            expect(odds(steps + more)).toBeLessThan(odds(steps))
            expect(odds(steps)).toBeLessThan(1)
            expect(odds(steps)).toBeGreaterThan(0)
          }
        },
      ),
    )
  })

  it('gives a middling drop 5, one in ten 7.5 and one in a hundred 9', () => {
    expect(scoreOfShare(0.5)).toBe(5)
    expect(scoreOfShare(0.1)).toBeCloseTo(7.5, 5)
    expect(scoreOfShare(0.01)).toBeCloseTo(9.09, 2)
  })

  it('asks more of a weapon with gear tiers, whose drops offer more', () => {
    const plain = makeWeapon({}, { first: ['Rapid Hit'], second: ['Kill Clip'] })
    const [untiered, tiered] = [rateRoll(plain, context), rateRoll({ ...plain, tier: 3 as const }, context)]
    expect(tiered.pvp.score).toBeLessThan(untiered.pvp.score ?? 0)
  })
})

describe('what two good traits hold up', () => {
  const pool = {
    barrel: ['Smallbore', 'Full Bore', 'Fluted Barrel', 'Chambered Compensator', 'Extended Barrel'],
    magazine: ['Tactical Mag', 'Drop Mag', 'Accurized Rounds', 'Steady Rounds', 'Light Mag'],
  }
  const traitNames = fc.uniqueArray(fc.constantFrom(...BASE_KNOWLEDGE.traits.map(({ name }) => name)), {
    minLength: 14,
    maxLength: 14,
  })

  it('F-133 a barrel and a magazine move a good pair by less than three points', () => {
    const best = { first: ['Envious Assassin'], second: ['Bait and Switch'] }
    const launcher = makeDefinition({
      ...{ type: 'grenade-launcher', ammo: 'heavy', typeName: 'Grenade Launcher', masterworks: [] },
      columns: makePool({
        barrel: ['Countermass', 'Linear Compensator', 'Quick Launch', 'Volatile Launch', 'Confined Launch'],
        magazine: ['Spike Grenades', 'Proximity Grenades', 'Mini Frags', 'Augmented Drum', 'Black Powder'],
        first: ['Adhesive Ordnance', 'Blast Distributor', 'Impulse Amplifier', 'Field Prep', ...best.first],
        second: [
          'Built to Blast',
          'Full Court',
          'Adrenaline Junkie',
          'Danger Zone',
          'Frenzy',
          ...best.second,
        ],
      }),
    })
    const names = (kind: 'barrel' | 'magazine') =>
      launcher.columns.flatMap((column) =>
        column.kind === kind ? column.possible.map(({ name }) => name) : [],
      )
    const { hash, type, ammo, typeName } = launcher
    const scores = names('barrel').flatMap((barrel) =>
      names('magazine').map((magazine) => {
        const copy = makeWeapon(
          { hash, type, ammo, typeName },
          { ...best, barrel: [barrel], magazine: [magazine] },
        )
        return rateRoll(copy, { definitionOf: () => launcher }).pve.score ?? 0
      }),
    )
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThan(3)
    expect(Math.max(...scores)).toBeGreaterThan(9)
  })

  it('F-133 a pair among the best 15 % of its pool is never Poor, whatever the barrel and the magazine', () => {
    fc.assert(
      fc.property(traitNames, (names) => {
        const [first, second] = [names.slice(0, 7), names.slice(7)]
        const weapon = makeDefinition({ masterworks: [], columns: makePool({ ...pool, first, second }) })
        const rated = (barrel: string, magazine: string) =>
          first.flatMap((one) =>
            second.map((other) => {
              const copy = { barrel: [barrel], magazine: [magazine], first: [one], second: [other] }
              return rateRoll(makeWeapon({}, copy), { definitionOf: () => weapon })
            }),
          )
        for (const activity of ['pve', 'pvp'] as const) {
          const worst = rated('Full Bore', 'Drop Mag').map((rating) => rating[activity])
          const pairs = worst.map(({ evaluation }) => evaluation.steps + evaluation.pair)
          worst.forEach(({ tier }, place) => {
            const better = pairs.filter((pair) => pair >= (pairs[place] ?? 0) - 0.05).length
            if (better / pairs.length <= 0.15) expect(tier).not.toBe('Poor')
          })
        }
      }),
      { numRuns: 20 },
    )
  })
})
