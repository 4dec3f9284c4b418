import type { GuardianClass } from '@ai-vault/game/items.ts'
import type {
  DestinyPublicVendorsResponse,
  DestinyVendorComponent,
  DestinyVendorResponse,
  DestinyVendorsResponse,
} from 'bungie-api-ts/destiny2'
import { COMPONENTS } from '../wire/components.ts'
import type { Wire } from '../world/definitions.ts'
import { isoSeconds } from './calendar.ts'
import type { Catalogue } from './catalogue.ts'
import { currenciesOf } from './gear/currencies.ts'
import type { Moment } from './guardian-state.ts'
import type { Viewer } from './guardians.ts'
import { lightOf } from './profile/characters.ts'
import { reputationWire, seasonRankLevel } from './progress/progressions.ts'
import { categoriesWire, goodsComponents, hasGoodsComponents, offerWire, saleWire } from './sale-wire.ts'
import { type OnSale, offeredTo, openStalls, type Stall, vendorGroups } from './stock.ts'
import { asAnswer, PRIVACY_PRIVATE, PRIVACY_PUBLIC } from './wire.ts'

/** What anybody may know of the vendors: who is there, until when, and what they sell to all classes. */
export const publicVendorsAnswer = (
  catalogue: Catalogue,
  seed: number,
  now: number,
  components: ReadonlySet<number>,
): DestinyPublicVendorsResponse => {
  const stalls = openStalls(catalogue, seed, now)
  const part = (component: number, data: () => object) =>
    components.has(component) ? { data: data(), privacy: PRIVACY_PUBLIC } : { privacy: PRIVACY_PRIVATE }
  const byVendor = (of: (stall: Stall) => object) => () =>
    Object.fromEntries(stalls.map((stall) => [stall.vendor.hash, of(stall)]))
  const answer: Wire<DestinyPublicVendorsResponse> = {
    vendorGroups: part(COMPONENTS.Vendors, () => vendorGroups(stalls)),
    vendors: part(
      COMPONENTS.Vendors,
      byVendor(({ vendor, closesAt }) => ({
        vendorHash: vendor.hash,
        nextRefreshDate: isoSeconds(closesAt),
        enabled: true,
      })),
    ),
    categories: part(
      COMPONENTS.VendorCategories,
      byVendor(({ goods }) => categoriesWire(goods)),
    ),
    sales: part(
      COMPONENTS.VendorSales,
      byVendor(({ goods }) => ({
        saleItems: Object.fromEntries(goods.map((offer) => [offer.good.index, offerWire(offer)])),
      })),
    ),
    stringVariables: part(COMPONENTS.StringVariables, () => ({ integerValuesByHash: {} })),
  }
  return asAnswer<DestinyPublicVendorsResponse>(answer)
}

/** Whom the vendors serve. */
export interface Shopper {
  readonly moment: Moment
  readonly character: number
  readonly viewer: Viewer
}

/** What a component that was not asked for, or is not for this caller, looks like. */
const WITHHELD = { privacy: PRIVACY_PRIVATE }

/** Details of goods come with a single vendor alone: for all of them together they would be too much. */
const SINGLE_ONLY: ReadonlySet<number> = new Set([
  COMPONENTS.ItemStats,
  COMPONENTS.ItemSockets,
  COMPONENTS.ItemReusablePlugs,
])

const stallsFor = ({ moment }: Shopper): readonly Stall[] =>
  openStalls(moment.state.catalogue, moment.state.account.seed, moment.now)

const offersFor = ({ moment, character }: Shopper, stall: Stall): readonly OnSale[] => {
  const classType = moment.state.account.persona.characters[character]?.classType as GuardianClass
  return offeredTo(stall, classType)
}

const vendorWire = (
  { moment }: Shopper,
  { vendor, place, closesAt }: Stall,
): Wire<DestinyVendorComponent> => {
  const faction = moment.state.catalogue.world.factions.find(({ vendorHash }) => vendorHash === vendor.hash)
  return {
    canPurchase: true,
    ...(faction ? { progression: reputationWire(moment, faction.progressionHash) } : {}),
    vendorLocationIndex: place,
    vendorHash: vendor.hash,
    nextRefreshDate: isoSeconds(closesAt),
    enabled: true,
  }
}

const part = (
  { viewer }: Shopper,
  components: ReadonlySet<number>,
  component: number,
  data: () => object,
): object =>
  viewer === 'owner' && components.has(component) ? { data: data(), privacy: PRIVACY_PRIVATE } : WITHHELD

/** What both answers say besides vendors and goods. */
const shared = (shopper: Shopper, components: ReadonlySet<number>) => {
  const { moment } = shopper
  const { world } = moment.state.catalogue
  return {
    currencyLookups: part(shopper, components, COMPONENTS.CurrencyLookups, () => ({
      itemQuantities: Object.fromEntries(fundsOf(shopper)),
    })),
    stringVariables: part(shopper, components, COMPONENTS.StringVariables, () => ({
      integerValuesByHash: { [world.progressions.seasonRank]: seasonRankLevel(moment) },
    })),
  }
}

const fundsOf = ({ moment }: Shopper) => currenciesOf(moment.state.belongings.on(moment.day))

const powerOf = ({ moment, character }: Shopper): number =>
  lightOf(moment.state.belongings.on(moment.day), character)

export const vendorsAnswer = (shopper: Shopper, components: ReadonlySet<number>): DestinyVendorsResponse => {
  const stalls = stallsFor(shopper)
  const funds = fundsOf(shopper)
  const byVendor = (of: (stall: Stall) => object) => () =>
    Object.fromEntries(stalls.map((stall) => [stall.vendor.hash, of(stall)]))
  const details = new Set([...components].filter((component) => !SINGLE_ONLY.has(component)))
  const answer: Wire<DestinyVendorsResponse> = {
    vendorGroups: part(shopper, components, COMPONENTS.Vendors, () => vendorGroups(stalls)),
    vendors: part(
      shopper,
      components,
      COMPONENTS.Vendors,
      byVendor((stall) => vendorWire(shopper, stall)),
    ),
    categories: part(
      shopper,
      components,
      COMPONENTS.VendorCategories,
      byVendor((stall) => categoriesWire(offersFor(shopper, stall))),
    ),
    sales: part(
      shopper,
      components,
      COMPONENTS.VendorSales,
      byVendor((stall) => ({
        saleItems: Object.fromEntries(
          offersFor(shopper, stall).map((offer) => [offer.good.index, saleWire(offer, funds)]),
        ),
      })),
    ),
    itemComponents:
      shopper.viewer === 'owner' && hasGoodsComponents(details)
        ? byVendor((stall) =>
            goodsComponents(
              offersFor(shopper, stall),
              details,
              powerOf(shopper),
              shopper.moment.state.catalogue,
            ),
          )()
        : {},
    ...shared(shopper, components),
  }
  return asAnswer<DestinyVendorsResponse>(answer)
}

export const vendorAnswer = (
  shopper: Shopper,
  vendorHash: number,
  components: ReadonlySet<number>,
): DestinyVendorResponse | undefined => {
  const stall = stallsFor(shopper).find(({ vendor }) => vendor.hash === vendorHash)
  if (!stall) return undefined
  const offers = offersFor(shopper, stall)
  const funds = fundsOf(shopper)
  const answer: Wire<DestinyVendorResponse> = {
    vendor: part(shopper, components, COMPONENTS.Vendors, () => vendorWire(shopper, stall)),
    categories: part(shopper, components, COMPONENTS.VendorCategories, () => categoriesWire(offers)),
    sales: part(shopper, components, COMPONENTS.VendorSales, () =>
      Object.fromEntries(offers.map((offer) => [offer.good.index, saleWire(offer, funds)])),
    ),
    itemComponents:
      shopper.viewer === 'owner'
        ? goodsComponents(offers, components, powerOf(shopper), shopper.moment.state.catalogue)
        : {},
    ...shared(shopper, components),
  }
  return asAnswer<DestinyVendorResponse>(answer)
}
