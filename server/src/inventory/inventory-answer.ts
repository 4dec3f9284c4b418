import type { CopyAge, InventoryAnswer } from '@ai-vault/contract/inventory.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { inventoryItem } from './inventory-item.ts'

/** Everything of the answer that depends on the guardian alone; how old it is comes beside it. */
export function inventoryContent(guardian: Guardian): Omit<InventoryAnswer, keyof CopyAge> {
  return {
    membership_id: guardian.membershipId,
    membership_type: String(guardian.membershipType),
    display_name: guardian.displayName,
    items: [...guardian.weapons, ...guardian.armor, ...guardian.others].map(inventoryItem),
    characters: [...guardian.characters],
    loadouts: [...guardian.loadouts],
    ...(guardian.vault ? { vault: guardian.vault } : {}),
    withheld: [...guardian.withheld],
    unknown_items: guardian.unknownItems,
  }
}
