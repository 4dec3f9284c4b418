import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingLookup } from '../../../../items/rating/shown-rating.ts'
import { nameOf } from '../../../../items/weapon-item.ts'
import { makeRating, makeVerdict, makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { ADVICE_LISTS } from '../advice-lists.ts'
import { countFilters } from './count-filters.ts'
import { FILTER_GROUPS, type Filter, filtersAsSearch, toggleFilter } from './filters.ts'
import { narrowestClause } from './narrowest-clause.ts'
import { searchFacts } from './search-facts.ts'
import { countAdvice, countStats, isSameView, viewVault } from './vault-view.ts'

const plain = ratingLookup(new Set())
const god = makeWeaponItem({ name: 'Fatebringer', power: 510 }, { rating: makeRating('God-Tier', 9.8) })
const exotic = makeWeaponItem(
  { name: 'Gjallarhorn', typeName: 'Rocket Launcher', rarity: 'exotic', power: 500 },
  { rating: makeRating('Excellent', 8.8) },
)
const good = makeWeaponItem({ name: 'Eyasluna', power: 490 }, { rating: makeRating('Good', 6) })
const poor = makeWeaponItem(
  { name: 'Drang', power: 480 },
  { rating: makeRating('Poor', 3), verdict: makeVerdict({ recommendation: 'consider-dismantling' }) },
)
const lockedPoor = makeWeaponItem(
  { name: 'Enigma', power: 470, locked: true },
  { rating: makeRating('Poor', 2), verdict: makeVerdict({ protections: ['locked'] }) },
)
const unrated = makeWeaponItem({ name: 'Glorbo', power: 460 })
const VAULT = [god, exotic, good, poor, lockedPoor, unrated]

function view(q: string, filters: readonly Filter[] = [], failed: readonly string[] = []) {
  const ratingOf = ratingLookup(new Set(failed))
  const items = VAULT.map(({ item }) => item)
  const searches = [q, filtersAsSearch(filters, [])]
  const facts = searchFacts(VAULT, ratingOf)
  return viewVault(
    VAULT,
    searches.map((search) => compileSearch(search, items, facts)),
    ratingOf,
  )
}

const counts = (q: string, filters: readonly Filter[] = []) =>
  countFilters(VAULT, { q, filters }, searchFacts(VAULT, plain), {})

describe('what the vault shows', () => {
  it('F-116 a plain word finds names and types', () => {
    expect(view('fate').shown.map(nameOf)).toEqual(['Fatebringer'])
    expect(view('launcher').shown.map(nameOf)).toEqual(['Gjallarhorn'])
  })

  it('F-116 the query language asks for ratings and verdicts', () => {
    expect(view('is:godroll or is:poor').shown.map(nameOf)).toEqual(['Fatebringer', 'Drang', 'Enigma'])
    expect(view('rating:>=8').shown.map(nameOf)).toEqual(['Fatebringer', 'Gjallarhorn'])
    expect(view('is:dismantle').shown.map(nameOf)).toEqual(['Drang'])
  })

  it('F-117 qualities combine with the search, and each says how many it would show', () => {
    expect(view('', ['exotic']).shown).toEqual([exotic])
    expect(view('fate', ['exotic']).shown).toEqual([])
    const qualities = (q: string) =>
      (['all', 'god-tier', 'excellent', 'exotic', 'legendary'] as const).map((each) => counts(q).get(each))
    expect(qualities('')).toEqual([6, 1, 1, 1, 5])
    expect(qualities('fate')).toEqual([1, 1, 0, 0, 1])
  })

  it('shows any of a group, and what all groups ask for', () => {
    expect(view('', ['good', 'poor']).shown).toEqual([good, poor, lockedPoor])
    expect(view('', ['good', 'poor', 'locked']).shown).toEqual([lockedPoor])
    expect(view('', ['excellent', 'legendary']).shown).toEqual([])
  })

  it('finds what a character carries by the class, and nothing where there is no such character', () => {
    const characters = [
      { classType: 'titan', lastPlayed: '2026-01-01' },
      { classType: 'hunter', lastPlayed: '2026-02-01' },
    ] as const
    expect(filtersAsSearch(['titan'], characters)).toBe('is:inmiddlechar')
    expect(filtersAsSearch(['vault', 'hunter'], characters)).toBe('(is:invault or is:inleftchar)')
    expect(view('', ['warlock']).shown).toEqual([])
  })

  it('is the same for two questions with the same answer, and another as soon as a weapon differs', () => {
    expect(isSameView(view('fate'), view('fateb'))).toBe(true)
    expect(isSameView(view('fate'), view('e'))).toBe(false)
    expect(isSameView(view('gjal'), view('', ['exotic']))).toBe(true)
  })

  it('F-117 every count is the length of the list it promises', () => {
    const words = fc.constantFrom('', 'e', 'is:poor', 'power:>=480', '-is:exotic', 'nothing at all')
    fc.assert(
      fc.property(words, fc.constantFrom(...Object.values(FILTER_GROUPS).flat()), (q, filter) => {
        expect(view(q, toggleFilter([], filter)).shown.length).toBe(counts(q).get(filter))
      }),
    )
  })

  it('F-120 the figures are of what is shown', () => {
    expect(view('').stats).toEqual({ weapons: 6, godRolls: 1, exotics: 1, averagePower: 485 })
    expect(view('is:exotic').stats).toEqual({ weapons: 1, godRolls: 0, exotics: 1, averagePower: 500 })
    expect(countStats([], plain)).toEqual({ weapons: 0, godRolls: 0, exotics: 0 })
  })

  it('F-120 F-151 a weapon without an instance has no power and does not pull the average down', () => {
    const { instance: _, ...bare } = makeWeaponItem()
    expect(countStats([bare], plain)).toEqual({ weapons: 1, godRolls: 0, exotics: 0 })
    expect(countStats([bare, god], plain).averagePower).toBe(510)
  })

  it('F-124, F-125, F-126 by the roll alone keep is God-Tier or Excellent, review is Good, dismantling is Poor', () => {
    expect(countAdvice(VAULT, plain).byTier).toEqual({ keep: 2, review: 1, dismantle: 2 })
  })

  it('F-124, F-125, F-126 the counts are the verdicts’, and each opens just as many', () => {
    const { byTier: _, ...advice } = countAdvice(VAULT, plain)
    for (const { id, search } of ADVICE_LISTS) expect(view(search).shown).toHaveLength(advice[id])
    expect(advice.dismantle).toBe(1)
  })

  it('F-134 a weapon whose analysis failed is Unrated and counted nowhere', () => {
    const failed = [god.item.instanceId]
    expect(view('', ['god-tier'], failed).shown).toEqual([])
    expect(view('is:rated', [], failed).shown.map(nameOf)).not.toContain('Fatebringer')
    expect(isSameView(view(''), view('', [], failed))).toBe(false)
    const counted = countAdvice(VAULT, ratingLookup(new Set(failed)))
    expect(counted.byTier).toEqual({ keep: 1, review: 1, dismantle: 2 })
  })
})

describe('a question that finds nothing', () => {
  const blame = (q: string, filters: readonly Filter[] = []) =>
    narrowestClause(VAULT, { q, filters }, searchFacts(VAULT, plain), {})

  it('F-136 names the clause that excluded most, and the search without it', () => {
    expect(blame('is:legendary power:>=900')).toMatchObject({
      clause: 'power:>=900',
      excludes: 6,
      without: 'is:legendary',
    })
  })

  it('F-136 may blame a filter', () => {
    expect(blame('power:<500', ['god-tier'])).toMatchObject({
      group: 'quality',
      clause: 'is:godroll',
      excludes: 5,
    })
  })

  it('blames nobody where nothing was asked', () => {
    expect(blame('')).toBeUndefined()
  })
})
