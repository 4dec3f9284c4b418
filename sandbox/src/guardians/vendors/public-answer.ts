import type { DestinyPublicVendorsResponse } from 'bungie-api-ts/destiny2'
import { COMPONENTS } from '../../wire/components.ts'
import type { Wire } from '../../world/definitions.ts'
import { isoSeconds } from '../calendar.ts'
import type { Catalogue } from '../catalogue.ts'
import { asAnswer, PRIVACY_PRIVATE, PRIVACY_PUBLIC } from '../wire.ts'
import { categoriesWire, offerWire } from './sale-wire.ts'
import { openStalls, type Stall, vendorGroups } from './stock.ts'

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
