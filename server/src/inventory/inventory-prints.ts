import { hash } from 'node:crypto'
import type { PackedInventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { compareItems, pickItems } from '@ai-vault/game/inventory/changes.ts'
import { replacePlaces } from '@ai-vault/game/inventory/packing.ts'
import type { Comparison } from '../guardians/views/known-versions.ts'

type Content = Pick<PackedInventoryAnswer, 'items' | 'plugs'>

const PRINT_BYTES = 8
/** As many as a number can tell apart. */
const PLUG_BYTES = 6
const digest = (text: string) => hash('sha1', text, 'buffer').subarray(0, PRINT_BYTES)

/** Eight bytes an item. The place of a plug depends on all other items; its own print stands in for it. */
function printItems({ items, plugs }: Content): Buffer {
  const plugPrints = plugs.map((plug) => digest(JSON.stringify(plug)).readUIntLE(0, PLUG_BYTES))
  const prints = Buffer.alloc(items.length * PRINT_BYTES)
  items.forEach((fields, at) => {
    const item = replacePlaces(fields.item, (place) => plugPrints[place])
    digest(JSON.stringify({ ...fields, item })).copy(prints, at * PRINT_BYTES)
  })
  return prints
}

const readPrints = (prints: Buffer): bigint[] =>
  Array.from({ length: prints.length / PRINT_BYTES }, (_, at) => prints.readBigUInt64LE(at * PRINT_BYTES))

/** How two versions of an inventory are compared without keeping the earlier one. */
export const inventoryComparison: Comparison<Content> = {
  print: printItems,
  changes(content, prints, earlier) {
    const { items: _items, plugs: _plugs, ...around } = content
    const { runs, fresh } = compareItems(readPrints(earlier.prints), readPrints(prints))
    return { ...around, changes: { since: earlier.version, runs, ...pickItems(content, fresh) } }
  },
}
