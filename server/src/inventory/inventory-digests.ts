import { hash } from 'node:crypto'
import type { PackedInventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { compareItems, pickItems } from '@ai-vault/game/inventory/changes.ts'
import { replacePlaces } from '@ai-vault/game/inventory/packing.ts'
import type { Comparison } from '../guardians/views/known-versions.ts'

type Content = Pick<PackedInventoryAnswer, 'items' | 'plugs'>

const DIGEST_BYTES = 8
/** As many as a number can tell apart. */
const PLUG_BYTES = 6
const digest = (text: string) => hash('sha1', text, 'buffer').subarray(0, DIGEST_BYTES)

/** Eight bytes an item. The place of a plug depends on all other items; its own digest stands in for it. */
function digestItems({ items, plugs }: Content): Buffer {
  const plugDigests = plugs.map((plug) => digest(JSON.stringify(plug)).readUIntLE(0, PLUG_BYTES))
  const digests = Buffer.alloc(items.length * DIGEST_BYTES)
  items.forEach((fields, at) => {
    const item = replacePlaces(fields.item, (place) => plugDigests[place])
    digest(JSON.stringify({ ...fields, item })).copy(digests, at * DIGEST_BYTES)
  })
  return digests
}

const readDigests = (digests: Buffer): bigint[] =>
  Array.from({ length: digests.length / DIGEST_BYTES }, (_, at) => digests.readBigUInt64LE(at * DIGEST_BYTES))

/** How two versions of an inventory are compared without keeping the earlier one. */
export const inventoryComparison: Comparison<Content> = {
  digest: digestItems,
  changes(content, digests, earlier) {
    const { items: _items, plugs: _plugs, ...around } = content
    const { runs, fresh } = compareItems(readDigests(earlier.digests), readDigests(digests))
    return { ...around, changes: { since: earlier.version, runs, ...pickItems(content, fresh) } }
  },
}
