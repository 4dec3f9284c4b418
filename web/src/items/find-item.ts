import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { copiesOf } from './copies.ts'
import { isWeaponItem } from './weapon-item.ts'

/** How a screen names an item: one copy, or a kind of item. */
export type ItemRef = { readonly instanceId: string } | { readonly itemHash: number }

/** The copy that is meant. A hash stands for any of its copies: of a weapon the one with the best roll. */
export function findItem(ref: ItemRef, items: readonly InventoryItem[]): InventoryItem | undefined {
  if ('instanceId' in ref) return items.find(({ itemInstanceId }) => itemInstanceId === ref.instanceId)
  const copies = items.filter(({ itemHash }) => itemHash === ref.itemHash)
  const [first] = copies
  return first && isWeaponItem(first) ? copiesOf(first, copies.filter(isWeaponItem))[0] : first
}
