import { COMPONENTS } from '../../wire/components.ts'
import { currenciesOf } from '../gear/currencies.ts'
import { loadoutsWire } from '../gear/loadouts.ts'
import type { Home } from '../gear/slots.ts'
import type { Moment } from '../guardian-state.ts'
import { perCharacter, type Source } from './source.ts'

/** What a guardian owns and what its items can be changed to. */

const itemsIn = ({ state, day }: Moment, accepts: (home: Home) => boolean, kinds: readonly string[]) => ({
  items: state
    .inventoryOn(day)
    .items.filter((item) => kinds.includes(item.kind) && accepts(item.home))
    .map(({ wire }) => wire),
})

const ITEMS = ['gear', 'other']
const isInVault = (home: Home) => home.in === 'vault'
const isWornBy = (character: number) => (home: Home) => home.in === 'equipped' && home.character === character
const isCarriedBy = (character: number) => (home: Home) =>
  (home.in === 'character' || home.in === 'postmaster') && home.character === character

const loadoutsOf = ({ state, day }: Moment, character: number): object => {
  const { persona, seed } = state.account
  return loadoutsWire(state.belongings.on(day), persona, character, state.catalogue.world, seed)
}

const plugSetsOf = ({ state }: Moment, character: number): object => {
  const classType = state.account.persona.characters[character]?.classType
  return classType ? state.plugSets.byClass[classType] : { plugs: {} }
}

export const INVENTORY_SOURCES: readonly Source[] = [
  {
    component: COMPONENTS.ProfileInventories,
    property: 'profileInventory',
    daily: true,
    ownerOnly: true,
    hideable: true,
    data: (moment) => itemsIn(moment, isInVault, ITEMS),
  },
  {
    component: COMPONENTS.ProfileCurrencies,
    property: 'profileCurrencies',
    daily: true,
    ownerOnly: true,
    hideable: true,
    data: (moment) => itemsIn(moment, isInVault, ['currency']),
  },
  {
    component: COMPONENTS.CharacterInventories,
    property: 'characterInventories',
    daily: true,
    ownerOnly: true,
    hideable: true,
    data: (moment) => perCharacter(moment, (character) => itemsIn(moment, isCarriedBy(character), ITEMS)),
  },
  {
    component: COMPONENTS.CharacterEquipment,
    property: 'characterEquipment',
    daily: true,
    data: (moment) => perCharacter(moment, (character) => itemsIn(moment, isWornBy(character), ITEMS)),
  },
  {
    component: COMPONENTS.CurrencyLookups,
    property: 'characterCurrencyLookups',
    daily: true,
    ownerOnly: true,
    hideable: true,
    data: (moment) => {
      const itemQuantities = Object.fromEntries(currenciesOf(moment.state.belongings.on(moment.day)))
      return perCharacter(moment, () => ({ itemQuantities }))
    },
  },
  {
    component: COMPONENTS.CharacterLoadouts,
    property: 'characterLoadouts',
    daily: true,
    hideable: true,
    data: (moment) => perCharacter(moment, (character) => loadoutsOf(moment, character)),
  },
  {
    component: COMPONENTS.ItemSockets,
    property: 'profilePlugSets',
    hideable: true,
    data: ({ state }) => state.plugSets.profile,
  },
  {
    component: COMPONENTS.ItemSockets,
    property: 'characterPlugSets',
    daily: true,
    hideable: true,
    data: (moment) => perCharacter(moment, (character) => plugSetsOf(moment, character)),
  },
]
