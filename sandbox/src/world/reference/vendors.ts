import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { display } from '../item-shapes.ts'
import { BUCKETS } from '../tables/buckets.ts'
import { BUCKET } from '../tables/platform.ts'

const VENDORS = [
  ['Xûr', 2190858386, 'Agent of the Nine', 'Brings strange goods from far away at the weekend.'],
  ['Banshee-44', 672118013, 'Gunsmith', 'Mends, sells and remembers weapons, if little else.'],
  ['Master Rahool', 2255782930, 'Cryptarch', 'Reads engrams, and sometimes well.'],
  ['The Drifter', 248695599, 'Gambit', 'Banks motes and keeps secrets.'],
  ['Tess Everis', 3361454721, 'Eververse', 'Sells what makes you look the part.'],
  ['Ada-1', 350061650, 'Black Armory', 'Makes armor and its colours.'],
  ['Commander Zavala', 69482069, 'Vanguard', 'Sends guardians where they are needed.'],
  ['Lord Shaxx', 3603221665, 'Crucible', 'Shouts at guardians until they shine.'],
  ['Vault', 1037843411, 'Storage', 'Keeps what you cannot carry.'],
] as const
const WEEK_MINUTES = 7 * 24 * 60

const VAULT = 1037843411
/** What can be put away lies in the vault's general bucket, whatever its own is. */
const VAULTED = BUCKETS.filter(([, , , , , , , transferable]) => transferable).map(([hash]) => ({
  acceptedInventoryBucketHash: hash,
  destinationInventoryBucketHash: BUCKET.vault,
}))

export const defineVendors = (definitions: Definitions): void => {
  VENDORS.forEach(([name, hash, subtitle, text], variant) => {
    const icon = iconPath({ kind: 'vendor', variant, seed: hash })
    definitions.define('DestinyVendorDefinition', hash, {
      displayProperties: { ...display(name, text, icon), subtitle, largeIcon: icon, requirementsDisplay: [] },
      vendorProgressionType: 0,
      buyString: 'Buy',
      sellString: 'Sell',
      displayItemHash: 0,
      inhibitBuying: false,
      inhibitSelling: true,
      factionHash: 0,
      resetIntervalMinutes: WEEK_MINUTES,
      resetOffsetMinutes: 0,
      failureStrings: [],
      unlockRanges: [],
      vendorIdentifier: `vendor_${variant}`,
      enabled: true,
      visible: true,
      consolidateCategories: false,
      actions: [],
      categories: [],
      originalCategories: [],
      displayCategories: [],
      interactions: [],
      inventoryFlyouts: [],
      itemList: [],
      services: [],
      acceptedItems: hash === VAULT ? VAULTED : [],
      returnWithVendorRequest: false,
      locations: [],
      groups: [],
      ignoreSaleItemHashes: [],
    })
  })
}
