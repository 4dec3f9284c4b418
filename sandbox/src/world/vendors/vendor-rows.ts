import { readNumber, readRows, readText, readWord, row } from '@ai-vault/game/data-rows.ts'
import { readMaterial } from '../belongings/material-rows.ts'
import { DESTINATIONS } from '../places/destination-rows.ts'
import { readKey, readSource } from '../tables/cells.ts'
import { listOf, named, oneOf, optional, tuple } from '../tables/columns.ts'
import type { SourceKey } from '../tables/sources.ts'
import { VENDOR_GROUPS } from './factions.ts'
import shelfRows from './vendor-shelves.json' with { type: 'json' }
import vendorRows from './vendors.json' with { type: 'json' }

const PLAIN_GOODS = ['exotic-weapons', 'exotic-armor', 'armor', 'bounties'] as const

/** What a shelf draws its goods from. */
export type Goods =
  | { readonly kind: 'weapons'; readonly sources: readonly SourceKey[] }
  | { readonly kind: 'materials'; readonly items: readonly number[] }
  | { readonly kind: (typeof PLAIN_GOODS)[number] }

function readGoods(value: unknown): Goods {
  const [kind, ...from] = row(value)
  if (kind === 'weapons') return { kind, sources: from.map(readSource) }
  if (kind === 'materials') return { kind, items: from.map(readMaterial) }
  return { kind: readWord(kind, PLAIN_GOODS) }
}

const readShelf = named({
  name: readText,
  identifier: readText,
  goods: readGoods,
  cost: listOf(tuple(readMaterial, readNumber)),
  /** How many are on sale at a time (of each class, for armor); all of them if absent. */
  shown: optional(readNumber),
})
export type ShelfRow = ReturnType<typeof readShelf>

const SHELVES = readRows(shelfRows, 'vendor-shelves.json', ([vendor, ...shelf]) => ({
  vendor: readText(vendor),
  shelf: readShelf(shelf),
}))

const readVendor = named({
  name: readText,
  /** 0: ours. */
  hash: readNumber,
  subtitle: readText,
  text: readText,
  group: oneOf(VENDOR_GROUPS),
  /** Where they stand; who has several places changes them with the week. */
  places: listOf((place) => readKey(place, DESTINATIONS)),
  /** How often the goods change. Who comes at the weekend stays from Friday to Tuesday. */
  changes: oneOf(['daily', 'weekly', 'weekend']),
})

export const VENDORS = readRows(vendorRows, 'vendors.json', (cells) => {
  const vendor = readVendor(cells)
  const own = SHELVES.filter((each) => each.vendor === vendor.name)
  return { ...vendor, shelves: own.map(({ shelf }) => shelf) }
})
export type VendorRow = (typeof VENDORS)[number]
