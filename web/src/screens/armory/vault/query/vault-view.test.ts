import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingLookup } from '../../../../items/rating/shown-rating.ts'
import { nameOf } from '../../../../items/weapon-item.ts'
import { makeRating, makeVerdict, makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { ADVICE_LISTS } from '../advice-lists.ts'
import { narrowestClause } from './narrowest-clause.ts'
import { searchFacts } from './search-facts.ts'
import { QUALITIES, type Quality } from './vault-query.ts'
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

function view(q: string, quality: Quality = 'all', failed: readonly string[] = []) {
  const ratingOf = ratingLookup(new Set(failed))
  const search = compileSearch(
    q,
    VAULT.map(({ item }) => item),
    searchFacts(VAULT, ratingOf),
  )
  return viewVault(VAULT, search, quality, ratingOf)
}

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
    expect(view('', 'exotic').shown).toEqual([exotic])
    expect(view('fate', 'exotic').shown).toEqual([])
    expect(view('').counts).toEqual({ all: 6, 'god-tier': 1, excellent: 1, exotic: 1, legendary: 5 })
    expect(view('fate').counts).toEqual({ all: 1, 'god-tier': 1, excellent: 0, exotic: 0, legendary: 1 })
  })

  it('is the same for two questions with the same answer, and another as soon as a weapon or a count differs', () => {
    expect(isSameView(view('fate'), view('fateb'))).toBe(true)
    expect(isSameView(view('fate'), view('e'))).toBe(false)
    expect(isSameView(view('gjal', 'exotic'), view('', 'exotic'))).toBe(false)
  })

  it('F-117 every count is the length of the list it promises', () => {
    const words = fc.constantFrom('', 'e', 'is:poor', 'power:>=480', '-is:exotic', 'nothing at all')
    fc.assert(
      fc.property(words, fc.constantFrom(...QUALITIES), (q, quality) => {
        expect(view(q, quality).shown.length).toBe(view(q).counts[quality])
      }),
    )
  })

  it('F-120 the figures are of what is shown', () => {
    expect(view('').stats).toEqual({ weapons: 6, godRolls: 1, exotics: 1, averagePower: 485 })
    expect(view('is:exotic').stats).toEqual({ weapons: 1, godRolls: 0, exotics: 1, averagePower: 500 })
    expect(countStats([], plain)).toEqual({ weapons: 0, godRolls: 0, exotics: 0 })
  })

  it('F-151 a weapon without an instance has no power and does not pull the average down', () => {
    const { instance: _, ...bare } = makeWeaponItem()
    expect(countStats([bare], plain)).not.toHaveProperty('averagePower')
    expect(countStats([bare, god], plain).averagePower).toBe(510)
  })

  it('F-124, F-125, F-126 by the roll alone keep is God-Tier or Excellent, review is Good, dismantling is Poor', () => {
    expect(countAdvice(VAULT, plain).byTier).toEqual({ keep: 2, review: 1, dismantle: 2 })
  })

  it('F-124, F-125, F-126 the counts are the verdicts’, and each opens just as many', () => {
    const { byTier: _, ...counts } = countAdvice(VAULT, plain)
    for (const { id, search } of ADVICE_LISTS) expect(view(search).shown).toHaveLength(counts[id])
    expect(counts.dismantle).toBe(1)
  })

  it('F-134 a weapon whose analysis failed is Unrated and counted nowhere', () => {
    const failed = [god.item.instanceId]
    expect(view('', 'god-tier', failed).shown).toEqual([])
    expect(view('is:rated', 'all', failed).shown.map(nameOf)).not.toContain('Fatebringer')
    const counts = countAdvice(VAULT, ratingLookup(new Set(failed)))
    expect(counts.byTier).toEqual({ keep: 1, review: 1, dismantle: 2 })
  })
})

describe('a question that finds nothing', () => {
  const blame = (q: string, quality: Quality = 'all') =>
    narrowestClause(VAULT, { q, quality }, searchFacts(VAULT, plain), plain)

  it('F-136 names the clause that excluded most, and the search without it', () => {
    expect(blame('is:legendary power:>=900')).toMatchObject({
      clause: 'power:>=900',
      excludes: 6,
      without: 'is:legendary',
    })
  })

  it('F-136 may blame the quality filter', () => {
    expect(blame('power:<500', 'god-tier')).toMatchObject({
      kind: 'quality',
      clause: 'god-tier',
      excludes: 5,
    })
  })

  it('blames nobody where nothing was asked', () => {
    expect(blame('')).toBeUndefined()
  })
})
