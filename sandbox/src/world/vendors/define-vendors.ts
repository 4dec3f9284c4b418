import { iconPath } from '../../icons/icon-path.ts'
import type { Body, Definitions } from '../definitions.ts'
import { hashFor, knownOr } from '../hash.ts'
import { destinationHash } from '../places/destinations.ts'
import { BUCKETS } from '../reference/stats-and-buckets.ts'
import { display } from '../shapes/item-shapes.ts'
import { BUCKET } from '../tables/platform.ts'
import type { World, WorldShelf, WorldVendor } from '../world.ts'
import { factionOf, vendorGroupHash } from './factions.ts'
import { goodsOf } from './goods.ts'
import { VENDORS, type VendorRow } from './vendor-rows.ts'

type VendorBody = Body<'DestinyVendorDefinition'>

const DAY_MINUTES = 24 * 60
const VAULT = 1037843411
/** What can be put away lies in the vault's general bucket, whatever its own is. */
const VAULTED = BUCKETS.filter(([, , , , , , , transferable]) => transferable).map(([hash]) => ({
  acceptedInventoryBucketHash: hash,
  destinationInventoryBucketHash: BUCKET.vault,
}))
const RANKED = 1
const FAILURES = ['You cannot pay for this.']

const vendorHash = ({ hash, name }: VendorRow): number => knownOr(hash, 'vendor', name)

const shelvesOf = (row: VendorRow, stores: Parameters<typeof goodsOf>[2]): WorldShelf[] => {
  let next = 0
  return row.shelves.map((shelf) => {
    const goods = goodsOf(shelf, next, stores)
    next += goods.length
    return { ...(shelf.shown === undefined ? {} : { shown: shelf.shown }), goods }
  })
}

/** How a vendor's screen is laid out, and in which order its goods come. */
const categoriesOf = (
  { shelves }: VendorRow,
  stock: readonly WorldShelf[],
): Pick<VendorBody, 'categories' | 'originalCategories' | 'displayCategories'> => {
  const categories = shelves.map(({ identifier }, place) => ({
    categoryIndex: place,
    sortValue: place,
    categoryHash: hashFor('vendor-category', identifier),
    quantityAvailable: 0,
    showUnavailableItems: true,
    hideIfNoCurrency: false,
    hideFromRegularPurchase: false,
    buyStringOverride: '',
    disabledDescription: '',
    vendorItemIndexes: stock[place]?.goods.map(({ index }) => index) ?? [],
    isPreview: false,
    isDisplayOnly: false,
    resetIntervalMinutesOverride: 0,
    resetOffsetMinutesOverride: 0,
  }))
  return {
    categories,
    originalCategories: categories,
    displayCategories: shelves.map(({ name, identifier }, index) => ({
      index,
      identifier,
      displayCategoryHash: hashFor('vendor-category', identifier),
      displayProperties: display(name, ''),
      displayInBanner: false,
      sortOrder: 0,
    })),
  }
}

const itemListOf = (definitions: Definitions, stock: readonly WorldShelf[]): VendorBody['itemList'] =>
  stock.flatMap(({ goods }, shelf) =>
    goods.map(({ index, itemHash, costs }) => ({
      vendorItemIndex: index,
      itemHash,
      quantity: 1,
      failureIndexes: [],
      currencies: costs.map(([currency, quantity]) => ({
        itemHash: currency,
        quantity,
        hasConditionalVisibility: false,
      })),
      refundPolicy: 0,
      refundTimeLimit: 0,
      creationLevels: [],
      displayCategoryIndex: shelf,
      categoryIndex: shelf,
      originalCategoryIndex: shelf,
      minimumLevel: 0,
      maximumLevel: 0,
      displayCategory: '',
      inventoryBucketHash: definitions.item(itemHash).inventory?.bucketTypeHash ?? 0,
      visibilityScope: 0,
      purchasableScope: 0,
      exclusivity: -1,
      sortValue: 0,
      expirationTooltip: '',
      redirectToSaleIndexes: [],
      socketOverrides: [],
    })),
  )

/** Who sells something changes it; who sells nothing is known by name alone. */
export const defineVendors = (
  definitions: Definitions,
  stores: Pick<World, 'weapons' | 'armor' | 'bounties'>,
): World['vendors'] =>
  VENDORS.map((row, variant): WorldVendor => {
    const hash = vendorHash(row)
    const icon = iconPath({ kind: 'vendor', variant, seed: hash })
    const stock = shelvesOf(row, stores)
    const scene = iconPath({ kind: 'activity-scene', seed: hash })
    const faction = factionOf(hash)
    definitions.define('DestinyVendorDefinition', hash, {
      displayProperties: {
        ...display(row.name, row.text, icon),
        subtitle: row.subtitle,
        largeIcon: icon,
        requirementsDisplay: [],
      },
      vendorProgressionType: faction === undefined ? 0 : RANKED,
      buyString: 'Buy',
      sellString: 'Sell',
      displayItemHash: 0,
      inhibitBuying: false,
      inhibitSelling: true,
      factionHash: faction ?? 0,
      resetIntervalMinutes: row.changes === 'daily' ? DAY_MINUTES : 7 * DAY_MINUTES,
      resetOffsetMinutes: 0,
      failureStrings: FAILURES,
      unlockRanges: [],
      vendorIdentifier: `vendor_${variant}`,
      enabled: true,
      visible: true,
      consolidateCategories: false,
      actions: [],
      ...categoriesOf(row, stock),
      interactions: [],
      inventoryFlyouts: [],
      itemList: itemListOf(definitions, stock),
      services: [],
      acceptedItems: hash === VAULT ? VAULTED : [],
      returnWithVendorRequest: stock.length > 0,
      locations: row.places.map((place) => ({
        destinationHash: destinationHash(place),
        backgroundImagePath: scene,
      })),
      groups: stock.length > 0 ? [{ vendorGroupHash: vendorGroupHash(row.group) }] : [],
      ignoreSaleItemHashes: [],
    })
    return {
      hash,
      groupHash: vendorGroupHash(row.group),
      places: row.places.length,
      changes: row.changes,
      shelves: stock,
    }
  })
