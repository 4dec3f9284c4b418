import type {
  DestinyPublicVendorSaleItemComponent,
  DestinyVendorCategoriesComponent,
  DestinyVendorSaleItemComponent,
} from 'bungie-api-ts/destiny2'
import { COMPONENTS } from '../wire/components.ts'
import type { Wire } from '../world/definitions.ts'
import type { Catalogue } from './catalogue.ts'
import type { OwnedGear } from './gear/belongings.ts'
import {
  gearInstance,
  perksWire,
  reusablePlugsWire,
  socketsWire,
  statsWire,
} from './gear/wire/item-components.ts'
import type { OnSale } from './stock.ts'
import { PRIVACY_PRIVATE } from './wire.ts'

/** What one offer looks like on the wire. */

const NO_FUNDS = 2
const CANNOT_PAY = 0

export const offerWire = ({ good }: OnSale): Wire<DestinyPublicVendorSaleItemComponent> => ({
  vendorItemIndex: good.index,
  itemHash: good.itemHash,
  quantity: 1,
  costs: good.costs.map(([itemHash, quantity]) => ({
    itemHash,
    quantity,
    hasConditionalVisibility: false,
  })),
})

export const saleWire = (
  offer: OnSale,
  funds: ReadonlyMap<number, number>,
): Wire<DestinyVendorSaleItemComponent> => {
  const affordable = offer.good.costs.every(([item, quantity]) => (funds.get(item) ?? 0) >= quantity)
  return {
    ...offerWire(offer),
    saleStatus: affordable ? 0 : NO_FUNDS,
    failureIndexes: affordable ? [] : [CANNOT_PAY],
    augments: 0,
  }
}

export const categoriesWire = (offers: readonly OnSale[]): Wire<DestinyVendorCategoriesComponent> => ({
  categories: [...Map.groupBy(offers, ({ shelf }) => shelf)].map(([displayCategoryIndex, onShelf]) => ({
    displayCategoryIndex,
    itemIndexes: onShelf.map(({ good }) => good.index),
  })),
})

const asGear = ({ good, roll }: OnSale, power: number): OwnedGear | undefined =>
  roll && {
    instanceId: String(good.index),
    slot: {
      ...(roll.kind === 'weapon'
        ? { kind: 'weapon', bucket: roll.definition.slot }
        : { kind: 'armor', bucket: roll.definition.slot, classType: roll.definition.classType }),
      index: good.index,
      ordinal: 0,
      home: { in: 'vault' },
      fresh: true,
      fill: 1,
    },
    dropDay: 0,
    roll,
    power,
  }

const PARTS: readonly (readonly [
  component: number,
  name: string,
  of: (gear: OwnedGear, catalogue: Catalogue) => object | undefined,
])[] = [
  [COMPONENTS.ItemInstances, 'instances', gearInstance],
  [COMPONENTS.ItemPerks, 'perks', ({ roll }, catalogue) => perksWire(roll.sockets, catalogue)],
  [COMPONENTS.ItemStats, 'stats', ({ roll }) => statsWire(roll)],
  [COMPONENTS.ItemSockets, 'sockets', ({ roll }) => socketsWire(roll.sockets)],
  [COMPONENTS.ItemReusablePlugs, 'reusablePlugs', ({ roll }) => reusablePlugsWire(roll)],
]

/** Whether any of these says something of a vendor's goods. */
export const hasGoodsComponents = (components: ReadonlySet<number>): boolean =>
  PARTS.some(([component]) => components.has(component))

/** Item components of a vendor's goods; their keys are the places in the vendor's list. */
export const goodsComponents = (
  offers: readonly OnSale[],
  components: ReadonlySet<number>,
  power: number,
  catalogue: Catalogue,
): object => {
  const gear = offers.flatMap((offer) => asGear(offer, power) ?? [])
  return Object.fromEntries(
    PARTS.filter(([component]) => components.has(component)).map(([, name, of]) => [
      name,
      {
        data: Object.fromEntries(
          gear.flatMap((item) => {
            const part = of(item, catalogue)
            return part ? [[item.instanceId, part]] : []
          }),
        ),
        privacy: PRIVACY_PRIVATE,
      },
    ]),
  )
}
