import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVEN_MIX, PLAY_SIDES, type PlayMix } from '../../history/play-mix.ts'
import type { Weapon } from '../../items.ts'
import { makeDefinition } from '../../test-support/make-definition.ts'
import { makePlug, makeWeapon } from '../../test-support/make-weapon.ts'
import { BASE } from '../knowledge/compiled-knowledge.ts'
import { dreamCopy } from '../odds/god-roll.ts'
import { lookUp } from '../odds/perk-steps.ts'
import { evaluate } from '../rating/evaluate.ts'
import { rateRoll } from '../rating/rate.ts'
import { wayOfPlaying } from '../rating/role-shifts.ts'
import type { RatedRoll, RollColumn } from '../roll.ts'
import { parseWishList } from '../wish-list/parse-wish-list.ts'
import { indexWishLists } from '../wish-list/wish-list-index.ts'
import {
  comparedWith,
  mixOfSide,
  personalGodRoll,
  rankCopies,
  scoreInMix,
  targetFor,
} from './personal-god-roll.ts'
import { personalRoll, personalScore } from './personal-roll.ts'

const PVE: PlayMix = { pve: 1, endgame: 0, pvp: 0 }
const PVP: PlayMix = { pve: 0, endgame: 0, pvp: 1 }

/** Every roll with one perk a column. */
function everyRoll(roll: RatedRoll): RatedRoll[] {
  return roll.columns.reduce<RatedRoll[]>(
    (rolls, column) =>
      rolls.flatMap((each) =>
        column.options.map((option): RatedRoll => {
          const narrow: RollColumn = { ...column, options: [option], active: 0 }
          return { ...each, columns: [...each.columns, narrow] }
        }),
      ),
    [{ ...roll, columns: [] }],
  )
}

/** The engine's own sum for a whole roll, each side weighed. */
function weighedSum(roll: RatedRoll, mix: PlayMix): number {
  return PLAY_SIDES.reduce((sum, side) => {
    const activity = side === 'pvp' ? 'pvp' : 'pve'
    const { type, ammo, frame } = roll
    const way = wayOfPlaying(side)
    const table = BASE.tables({ type, ammo, frame, input: undefined, way })[activity]
    return sum + mix[side] * evaluate(roll, lookUp(roll, BASE), table, BASE, activity).sum
  }, 0)
}

const mixes = fc
  .tuple(fc.nat(10), fc.nat(10), fc.nat(10))
  .filter((parts) => parts.some((part) => part > 0))
  .map(([pve, endgame, pvp]) => {
    const all = pve + endgame + pvp
    return { pve: pve / all, endgame: endgame / all, pvp: pvp / all }
  })
const TRAITS = BASE.source.traits.map(({ name }) => name)
const traits = fc.uniqueArray(fc.constantFrom(...TRAITS), { minLength: 1, maxLength: 5 })

describe('F-282 what a player lacks of the best roll', () => {
  it('F-282 is worth on the only side that is played what it is worth, and something else on the other', () => {
    const definition = makeDefinition()
    const found = targetFor(definition, [], PVE)
    if (!found) throw new Error('a target')
    expect(scoreInMix(definition, found, mixOfSide('pve'))).toBe(found.target.score)
    expect(scoreInMix(definition, found, mixOfSide('pvp'))).not.toBe(found.target.score)
    expect(scoreInMix(definition, found, mixOfSide('pvp'))).toBeLessThanOrEqual(
      targetFor(definition, [], PVP)?.target.score ?? 0,
    )
  })

  it('is nothing for a copy that is that roll, and no other drop is to be looked for', () => {
    const definition = makeDefinition()
    const wanted = targetFor(definition, [], PVE)?.target
    const [first = '', second = ''] = wanted?.traits.map(({ name }) => name) ?? []
    const owned = makeWeapon(
      {
        masterwork: {
          hash: 1,
          name: '',
          level: 10,
          ...(wanted?.masterwork ? { stat: wanted.masterwork } : {}),
        },
      },
      {
        barrel: [wanted?.barrel?.name ?? ''],
        magazine: [wanted?.magazine?.name ?? ''],
        first: [first],
        second: [second],
      },
    )
    expect(targetFor(definition, [owned], PVE)).toMatchObject({ gap: 0, hasTraits: true })
    const other = makeWeapon({ instanceId: '2' }, { first: ['Genesis'], second: ['Genesis'] })
    const lacking = targetFor(definition, [other], PVE)
    expect(lacking?.gap).toBeGreaterThan(0)
    expect(lacking?.hasTraits).toBe(false)
    expect(targetFor(definition, [other, owned], PVE)?.gap).toBe(0)
  })
})

describe('F-282 the target beside a copy that can select more than one perk a column', () => {
  const pool = makeDefinition()
  const names = (at: number) => pool.columns[at]?.possible.map(({ name }) => name) ?? []
  const some = (at: number) => fc.uniqueArray(fc.constantFrom(...names(at)), { minLength: 1, maxLength: 3 })
  const rolls = fc.tuple(some(0), some(1), some(2), some(3))
  const withEnhancedTraits = (weapon: Weapon): Weapon => ({
    ...weapon,
    columns: weapon.columns.map((column) => {
      const selectable = column.selectable.map(({ name }) => makePlug(name, column.kind === 'trait'))
      return { ...column, selectable, active: selectable[0] }
    }),
  })

  it('F-282 is never worth less than the copy, and nothing is missing where the gap is none', () => {
    fc.assert(
      fc.property(
        fc.oneof(mixes, fc.constant(EVEN_MIX)),
        rolls,
        fc.constantFrom(undefined, 1, 3, 5),
        (mix, [barrel, magazine, first, second], tier) => {
          const masterwork = { hash: 1, name: '', level: 10, stat: 'range' as const }
          const dropped = makeWeapon(
            { masterwork, ...(tier ? { tier } : {}) },
            { barrel, magazine, first, second },
          )
          const copy = tier && tier >= 2 ? withEnhancedTraits(dropped) : dropped
          const found = targetFor(pool, [copy], mix)
          const [standing] = found?.ranked ?? []
          if (!found || !standing) throw new Error('no target')
          expect(found.target.score).toBeGreaterThanOrEqual(standing.score)
          expect(found.gap).toBeCloseTo(found.target.score - standing.score, 2)
          const missing = comparedWith(found.target, copy).filter(({ has }) => !has)
          expect(missing.length > 0).toBe(found.gap !== 0)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('F-282 names all that the copy can select where a part is missing', () => {
    const target = personalGodRoll(pool, PVE)
    const others = names(1).filter((name) => name !== target?.magazine?.name)
    const copy = makeWeapon({}, { magazine: others })
    const parts = target ? comparedWith(target, copy) : []
    expect(parts.find(({ place }) => place === 'magazine')).toMatchObject({ has: false, instead: others })
  })
})

describe('F-282 the best roll for one player', () => {
  it('F-282 is the best of all rolls that the weapon can have, by whatever share is played', () => {
    fc.assert(
      fc.property(mixes, traits, traits, (mix, first, second) => {
        const base = makeDefinition()
        const definition = makeDefinition({
          columns: [
            ...base.columns.filter(({ kind }) => kind !== 'trait'),
            { kind: 'trait', socketIndex: 3, possible: first.map((name) => makePlug(name)) },
            { kind: 'trait', socketIndex: 4, possible: second.map((name) => makePlug(name)) },
          ],
        })
        const dream = dreamCopy(definition)
        const best = Math.max(...everyRoll(dream).map((roll) => weighedSum(roll, mix)))
        expect(personalRoll(dream, mix)?.steps).toBeCloseTo(best, 9)
      }),
      { numRuns: 60 },
    )
  })

  it('F-282 for PvE alone is what the rating engine gives the same copy', () => {
    const copy = makeWeapon()
    expect(personalScore(copy, PVE)).toBe(rateRoll(copy).pve.score)
    expect(personalScore(copy, PVP)).toBe(rateRoll(copy).pvp.score)
    const half = personalScore(copy, { pve: 0.5, endgame: 0, pvp: 0.5 }) ?? 0
    expect(half).toBeCloseTo(((rateRoll(copy).pve.score ?? 0) + (rateRoll(copy).pvp.score ?? 0)) / 2, 1)
  })

  it('F-282 differs for a player of the Crucible and a player of strikes', () => {
    const names = (mix: PlayMix) => personalGodRoll(makeDefinition(), mix)?.traits.map(({ name }) => name)
    expect(names(PVE)).not.toEqual(names(PVP))
  })

  it('F-282 takes in what the wish lists agree on', () => {
    const definition = makeDefinition()
    const hashes = new Map(
      definition.columns.flatMap(({ possible }) => possible.map(({ name, hash }) => [name, hash] as const)),
    )
    const alone = personalGodRoll(definition, PVE)
    const wished = ['Moving Target', 'Genesis'].map((name) => hashes.get(name))
    const lists = ['One', 'Two', 'Three'].map((title) =>
      parseWishList(
        `title:${title}\ndimwishlist:item=${definition.hash}&perks=${wished.join(',')}#notes:${title} likes it\n`,
      ),
    )
    const together = personalGodRoll(definition, PVE, { wishLists: indexWishLists(lists) })
    expect(alone?.traits.map(({ name }) => name)).not.toEqual(['Moving Target', 'Genesis'])
    expect(together?.score).toBeGreaterThanOrEqual(alone?.score ?? 10)
  })

  it('F-282 says which copy is nearest, what it has, and what stands there instead', () => {
    const definition = makeDefinition()
    const target = personalGodRoll(definition, PVE)
    if (!target) throw new Error('no target')
    const [first = '', second = ''] = target.traits.map(({ name }) => name)
    const other = definition.columns[3]?.possible.find(({ name }) => name !== second)?.name ?? ''
    const copyOf = (instanceId: string, one: string, two: string) =>
      makeWeapon({ instanceId }, { first: [one], second: [two] })
    const near = copyOf('2', first, other)
    const whole = copyOf('1', first, second)
    expect(rankCopies([near, whole], PVE).map(({ instanceId }) => instanceId)).toEqual(['1', '2'])
    const parts = comparedWith(target, near).filter(({ place }) => place === 'trait')
    expect(parts).toEqual([
      expect.objectContaining({ name: first, has: true }),
      expect.objectContaining({ name: second, has: false, instead: [other] }),
    ])
    expect(comparedWith(target, undefined).every(({ has }) => !has)).toBe(true)
  })
})
