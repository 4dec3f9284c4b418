import type { Query, Slots } from '@ai-vault/contract/advice/query.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeQuery } from './change-query.ts'
import { additionsFor, armoryOf, chipsOf, searchOf } from './chips.ts'
import { ALL_INTENTS } from './intents/all-intents.ts'
import { queryInWords } from './query-in-words.ts'
import { narrow } from './rows/narrow.ts'
import { ARMOR, VOCABULARY, WEAPONS } from './rows/tagged.ts'
import { makeVault, query } from './test-support/account.ts'

const asked = query('best_owned_slot', { weapon_type: ['hand_cannon'], mode: 'pvp' }, 'exotic')
const intent = ALL_INTENTS.best_owned_slot
const labels = (each: Query) => chipsOf(each, ALL_INTENTS[each.intent]).map(({ label }) => label)

describe('the chips of a query', () => {
  it('name every part of it, and what is ruled out', () => {
    expect(labels(asked)).toEqual(['best owned', 'hand cannon', 'PvP', 'not exotic'])
    expect(chipsOf(asked, intent).map(({ ruled_out }) => ruled_out)).toEqual([
      undefined,
      undefined,
      undefined,
      true,
    ])
  })

  it('can be taken out one by one', () => {
    const without = chipsOf(asked, intent).map(({ at }) => labels(changeQuery(asked, at)))
    expect(without).toEqual([
      ['best owned', 'hand cannon', 'PvP', 'not exotic'],
      ['best owned', 'PvP', 'not exotic'],
      ['best owned', 'hand cannon', 'not exotic'],
      ['best owned', 'hand cannon', 'PvP'],
    ])
  })

  it('can be changed to the other values of their slot, and added to', () => {
    const mode = chipsOf(asked, intent).find(({ at }) => at === 'mode')
    expect(mode?.choices).toEqual([{ label: 'PvE', value: 'pve' }])
    expect(changeQuery(asked, 'mode', 'pve').slots.mode).toBe('pve')
    const more = additionsFor(asked, intent).map(({ at }) => at)
    expect(more).toContain('element')
    expect(more).not.toContain('mode')
  })

  it('make one line of a query', () => {
    expect(queryInWords(asked)).toBe('best owned, hand cannon, PvP, not exotic')
    const named = query('where_from', {
      item: { name: 'Fatebringer', hash: 31 },
      period: { is: 'last_days', days: 3 },
      limit: 5,
    })
    expect(queryInWords(named)).toBe('where from, Fatebringer, 5 of them, the last 3 days')
  })
})

describe('the search of a query', () => {
  const vault = makeVault()
  const found = (each: Query, items: typeof vault.weapons | typeof vault.armor) => {
    const search = compileSearch(searchOf(each), items)
    expect(search.errors).toEqual([])
    return items.filter(search.matches).map(({ instanceId }) => instanceId)
  }
  const applied = () => ({ slots: new Set<keyof Slots>(), exclusions: new Set<never>() })

  it('opens in the armory, armor on its own tab', () => {
    expect(armoryOf(asked)).toBe('/armory?q=is%3Ahandcannon+-is%3Aexotic')
    expect(armoryOf(query('do_i_have', { slot: 'helmet', class: 'hunter' }))).toBe(
      '/armory?tab=armor&pieces=all&find=is%3Ahelmet+is%3Ahunter',
    )
    expect(armoryOf(query('dupes'))).toBe('/armory')
  })

  const several = <T>(values: readonly T[]) =>
    fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), { nil: undefined })
  const one = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const slots = fc.record({
    weapon_type: several(VOCABULARY.weapon_type),
    element: several(VOCABULARY.element),
    rarity: one(['exotic', 'legendary', 'rare'] as const),
    slot: one(['kinetic', 'energy', 'power'] as const),
    ammo: one(VOCABULARY.ammo),
    place: one(VOCABULARY.place),
    champion: several(VOCABULARY.champion),
    perk: one([
      [{ name: 'Frenzy' }],
      [{ name: 'Feeding Frenzy' }],
      [{ name: 'Slideshot' }, { name: 'Explosive Payload' }],
    ]),
  })
  const words = [
    ...VOCABULARY.weapon_type,
    ...VOCABULARY.rarity,
    ...VOCABULARY.element,
    ...VOCABULARY.ammo,
    ...VOCABULARY.champion,
    ...VOCABULARY.state,
  ]
  const exclude = fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 })

  it('finds in the armory exactly what the answer goes by', () => {
    fc.assert(
      fc.property(slots, exclude, (random, out) => {
        const each = query('do_i_have', random as Slots, ...out)
        const kept = narrow(vault.weapons, WEAPONS, each, applied()).map(({ instanceId }) => instanceId)
        expect(found(each, vault.weapons)).toEqual(kept)
      }),
    )
  })

  it('does so for armor, and for a name that is ruled out', () => {
    const each = query('do_i_have', { item_kind: 'armor', class: 'hunter', rarity: 'legendary' })
    expect(found(each, vault.armor)).toEqual(
      narrow(vault.armor, ARMOR, each, applied()).map(({ instanceId }) => instanceId),
    )
    const named = { ...asked, exclude: [{ value: 'rose', thing: { name: 'Rose', hash: 1 } }] }
    expect(found(named, vault.weapons)).toEqual(['103', '104'])
  })
})
