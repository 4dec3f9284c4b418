import type { InventoryAnswer, InventoryReply } from '@ai-vault/contract/items/inventory.ts'
import type { CopyAge } from '@ai-vault/contract/service/copy-age.ts'
import { applyChanges } from '@ai-vault/game/inventory/changes.ts'
import { unpackItems } from '@ai-vault/game/inventory/packing.ts'

/** Whole items from what came over the wire; undefined where it tells changes that do not fit what we have. */
export function takeReply(
  reply: InventoryReply,
  known: InventoryAnswer | undefined,
): Omit<InventoryAnswer, keyof CopyAge> | undefined {
  if (!('changes' in reply)) {
    const { items, plugs, ...around } = reply
    return { ...around, items: unpackItems(items, plugs) }
  }
  if (!known) return undefined
  const { changes, ...around } = reply
  const { items, plugs, ...where } = changes
  return applyChanges(known, { ...around, changes: { ...where, items: unpackItems(items, plugs) } })
}
