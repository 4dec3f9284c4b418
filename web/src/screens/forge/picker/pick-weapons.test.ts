import type { ForgeListed } from '@ai-vault/contract/advice/forge.ts'
import { describe, expect, it } from 'vitest'
import { ratingLookup } from '../../../items/rating/shown-rating.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { makeRating, makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { sortWeapons } from '../../armory/vault/query/sort-weapons.ts'
import { kindsOf, pickListed, pickOwned } from './pick-weapons.ts'

/** A copy with the score of its roll, and how good it is as a gun. */
function copy(instanceId: string, name: string, score?: number, overall?: number): WeaponItem {
  const { pve, ...rating } = makeRating('Good', score)
  const side = overall === undefined ? pve : { ...pve, overall }
  return makeWeaponItem({ instanceId, name, hash: name.length }, { rating: { ...rating, pve: side } })
}
const idsOf = (weapons: readonly WeaponItem[], search = '') =>
  pickOwned(weapons, search).picks.map(({ id, copies }) => `${id} of ${copies}`)

describe('the player’s own weapons to choose from', () => {
  it('are each shown once, by the copy with the best roll', () => {
    const weapons = [copy('1', 'Rose', 6), copy('2', 'Rose', 9), copy('3', 'Rose'), copy('4', 'Thorn!', 7)]
    expect(idsOf(weapons)).toEqual(['2 of 3', '4 of 1'])
    expect(kindsOf(weapons)).toBe(2)
  })

  it('stand by the score that is shown, as in the armory, however good the gun; what is not rated comes last', () => {
    const unrated = makeWeaponItem({ instanceId: '9', name: 'Unknown', hash: 99 })
    const weapons = [
      unrated,
      copy('1', 'A', 9, 5),
      copy('2', 'BB', 6, 8),
      copy('3', 'CCC', 8, 8),
      copy('4', 'DDDD', 7),
    ]
    expect(idsOf(weapons)).toEqual(['1 of 1', '3 of 1', '4 of 1', '2 of 1', '9 of 1'])
    const inArmory = sortWeapons(weapons, 'tier', ratingLookup(new Set())).map(idOf)
    expect(pickOwned(weapons, '').picks.map(({ id }) => id)).toEqual(inArmory)
  })

  it('are those that the search finds, with what it does not understand', () => {
    const weapons = [copy('1', 'Rose', 6), copy('2', 'Thorn!', 9)]
    expect(idsOf(weapons, 'rose')).toEqual(['1 of 1'])
    expect(idsOf(weapons, 'rating:>8')).toEqual(['2 of 1'])
    expect(pickOwned(weapons, 'is:nonsense').errors.length).toBeGreaterThan(0)
    expect(pickOwned(weapons, '').errors).toEqual([])
  })
})

it('of every weapon there is, those are found whose name, English name or type has the letters', () => {
  const listed = (item_hash: number, name: string, english_name: string | undefined, type_name: string) =>
    ({
      item_hash,
      name,
      english_name,
      type_name,
      type: 'hand-cannon',
      icon: '',
      rarity: 'exotic',
    }) as unknown as ForgeListed
  const all = [listed(1, 'Dorn', 'Thorn', 'Handfeuerwaffe'), listed(2, 'Élan', undefined, 'Bogen')]
  const found = (search: string) => pickListed(all, search).map(({ id }) => id)
  expect([found(''), found(' thorn '), found('elan'), found('BOGEN'), found('x')]).toEqual([
    ['1', '2'],
    ['1'],
    ['2'],
    ['2'],
    [],
  ])
})
