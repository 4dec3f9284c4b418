import {
  type InventoryAnswer,
  packedInventoryAnswerSchema,
  packedInventoryChangesSchema,
} from '@ai-vault/contract/items/inventory.ts'
import type { CopyAge } from '@ai-vault/contract/service/copy-age.ts'
import { unpackItems } from '@ai-vault/game/inventory/packing.ts'

/** An answer as the web app reads it: checked by the contract, then unpacked. */
export function readInventory(json: unknown): Omit<InventoryAnswer, keyof CopyAge> {
  const { items, plugs, ...around } = packedInventoryAnswerSchema.parse(json)
  return { ...around, items: unpackItems(items, plugs) }
}

export function readChanges(json: unknown) {
  const { changes, ...around } = packedInventoryChangesSchema.parse(json)
  const { items, plugs, ...where } = changes
  return { ...around, changes: { ...where, items: unpackItems(items, plugs) } }
}
