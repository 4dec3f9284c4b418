import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { expect, it } from 'vitest'
import { ratingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import { readWishes } from '../../../../items/wishes/own-wishes.ts'
import { makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { searchFacts } from './search-facts.ts'

const [outlaw, frenzy] = [makeColumn('trait', 3, 'Outlaw'), makeColumn('trait', 3, 'Frenzy')]
const perk = (column: typeof outlaw) => column.selectable[0]?.hash
const wished = makeWeaponItem({ hash: 10, instanceId: '1', columns: [outlaw] })
const warned = makeWeaponItem({ hash: 10, instanceId: '2', columns: [frenzy] })
const unnamed = makeWeaponItem({ hash: 11, instanceId: '3', name: 'Other', columns: [outlaw] })
const VAULT = [wished, warned, unnamed]
const text = `dimwishlist:item=10&perks=${perk(outlaw)}#notes:God of reloads
dimwishlist:item=-10&perks=${perk(frenzy)}#notes:Leave it
`

it('F-287 a search asks the player’s own wish lists: wishes, warnings and notes', () => {
  const wishes = readWishes([{ id: 'a', name: 'Mine', text, on: true }], VAULT)
  const found = (search: string, own = { wishes }) => {
    const facts = searchFacts(VAULT, ratingLookup(new Set()), own)
    const { matches, errors } = compileSearch(
      search,
      VAULT.map(({ item }) => item),
      facts,
    )
    expect(errors).toEqual([])
    return VAULT.filter(({ item }) => matches(item)).map(idOf)
  }
  expect(found('is:wishlist')).toEqual(['1'])
  expect(found('is:trashlist')).toEqual(['2'])
  expect(found('wishlistnotes:god')).toEqual(['1'])
  expect(found('wishlistnotes:"leave it"')).toEqual(['2'])
})
