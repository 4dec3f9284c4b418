import type { Home } from '../gear/slots.ts'
import type { Moment } from '../guardian-state.ts'
import { COMPONENT } from '../platform-codes.ts'
import { playTimesOf } from '../play/play-times.ts'
import { characterWire } from './characters.ts'
import { profileWire } from './profile-component.ts'

/** One property of a profile answer: which component asks for it, who may see it, and where its data comes from. */
export interface Source {
  readonly component: number
  readonly property: string
  /** Needs the owner's token. */
  readonly ownerOnly?: boolean
  /** The player can hide it from everyone. */
  readonly hideable?: boolean
  /** Undefined: nothing to tell at the moment, as with the fireteam of somebody offline. */
  data(moment: Moment): object | undefined
}

const perCharacter = (moment: Moment, build: (character: number) => object): object =>
  Object.fromEntries(moment.state.characterIds.map((id, character) => [id, build(character)]))

const itemsIn = ({ state, day }: Moment, accepts: (home: Home) => boolean, kinds: readonly string[]) => ({
  items: state
    .inventoryOn(day)
    .items.filter((item) => kinds.includes(item.kind) && accepts(item.home))
    .map(({ wire }) => wire),
})

const isCarriedBy = (character: number) => (home: Home) =>
  (home.in === 'character' || home.in === 'postmaster') && home.character === character
const isWornBy = (character: number) => (home: Home) => home.in === 'equipped' && home.character === character
const isInVault = (home: Home) => home.in === 'vault'

export const SOURCES: readonly Source[] = [
  { component: COMPONENT.profiles, property: 'profile', data: profileWire },
  {
    component: COMPONENT.profileInventories,
    property: 'profileInventory',
    ownerOnly: true,
    hideable: true,
    data: (moment) => itemsIn(moment, isInVault, ['gear', 'other']),
  },
  {
    component: COMPONENT.profileCurrencies,
    property: 'profileCurrencies',
    ownerOnly: true,
    hideable: true,
    data: (moment) => itemsIn(moment, isInVault, ['currency']),
  },
  {
    component: COMPONENT.characters,
    property: 'characters',
    data: (moment) => {
      const { account, belongings, catalogue, played } = moment.state
      const runs = played.until(moment.now)
      const underWay = played.during(moment.now)
      return perCharacter(moment, (character) =>
        characterWire(
          account,
          character,
          belongings.on(moment.day),
          playTimesOf(account.persona, character, runs, underWay, moment.now),
          undefined,
          catalogue,
        ),
      )
    },
  },
  {
    component: COMPONENT.characterInventories,
    property: 'characterInventories',
    ownerOnly: true,
    hideable: true,
    data: (moment) =>
      perCharacter(moment, (character) => itemsIn(moment, isCarriedBy(character), ['gear', 'other'])),
  },
  {
    component: COMPONENT.characterEquipment,
    property: 'characterEquipment',
    data: (moment) =>
      perCharacter(moment, (character) => itemsIn(moment, isWornBy(character), ['gear', 'other'])),
  },
]
