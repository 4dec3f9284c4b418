import { COMPONENTS } from '../../wire/components.ts'
import { currenciesOf } from '../gear/currencies.ts'
import { loadoutsWire } from '../gear/loadouts.ts'
import type { Home } from '../gear/slots.ts'
import type { Moment } from '../guardian-state.ts'
import { EACH_DAY, HIDEABLE, OWNERS_EACH_DAY, perCharacter, type Source } from './source.ts'

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
    ...OWNERS_EACH_DAY,
    component: COMPONENTS.ProfileInventories,
    property: 'profileInventory',
    data: (moment) => itemsIn(moment, isInVault, ITEMS),
  },
  {
    ...OWNERS_EACH_DAY,
    component: COMPONENTS.ProfileCurrencies,
    property: 'profileCurrencies',
    data: (moment) => itemsIn(moment, isInVault, ['currency']),
  },
  {
    ...OWNERS_EACH_DAY,
    component: COMPONENTS.CharacterInventories,
    property: 'characterInventories',
    data: (moment) => perCharacter(moment, (character) => itemsIn(moment, isCarriedBy(character), ITEMS)),
  },
  {
    component: COMPONENTS.CharacterEquipment,
    property: 'characterEquipment',
    daily: true,
    data: (moment) => perCharacter(moment, (character) => itemsIn(moment, isWornBy(character), ITEMS)),
  },
  {
    ...OWNERS_EACH_DAY,
    component: COMPONENTS.CurrencyLookups,
    property: 'characterCurrencyLookups',
    data: (moment) => {
      const itemQuantities = Object.fromEntries(currenciesOf(moment.state.belongings.on(moment.day)))
      return perCharacter(moment, () => ({ itemQuantities }))
    },
  },
  {
    ...EACH_DAY,
    component: COMPONENTS.CharacterLoadouts,
    property: 'characterLoadouts',
    data: (moment) => perCharacter(moment, (character) => loadoutsOf(moment, character)),
  },
  {
    ...HIDEABLE,
    component: COMPONENTS.ItemSockets,
    property: 'profilePlugSets',
    data: ({ state }) => state.plugSets.profile,
  },
  {
    ...EACH_DAY,
    component: COMPONENTS.ItemSockets,
    property: 'characterPlugSets',
    data: (moment) => perCharacter(moment, (character) => plugSetsOf(moment, character)),
  },
]
