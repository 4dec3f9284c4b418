import type { PackedInventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { createPlugTable } from '@ai-vault/game/inventory/packing.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { PartsOf } from '../guardians/parts/parts.ts'
import { IN_ENGLISH, languageFields, type ShownIn } from '../languages/languages.ts'
import { itemsIn } from '../languages/named-in.ts'
import { inventoryItem } from './inventory-item.ts'

export const INVENTORY_PARTS = ['account', 'weapons', 'armor', 'others'] as const
export type InventoryPart = (typeof INVENTORY_PARTS)[number]

/** Everything of the answer that depends on the guardian and its rating. */
export function inventoryContent(
  stored: PartsOf<InventoryPart>,
  assessment: VaultAssessment,
  shownIn: ShownIn = IN_ENGLISH,
): PackedInventoryAnswer {
  const guardian = { ...stored, ...itemsIn(stored, shownIn.names) }
  const plugs = createPlugTable()
  return {
    ...languageFields(shownIn),
    ...(shownIn.words ? { words: shownIn.words } : {}),
    membership_id: guardian.membershipId,
    membership_type: String(guardian.membershipType),
    display_name: guardian.displayName,
    items: [...guardian.weapons, ...guardian.armor, ...guardian.others].map((item) =>
      inventoryItem(item, plugs.pack(item), assessment),
    ),
    plugs: plugs.table,
    characters: guardian.characters,
    loadouts: guardian.loadouts,
    ...(guardian.vault ? { vault: guardian.vault } : {}),
    withheld: [...guardian.withheld],
    unknown_items: guardian.unknownItems,
  }
}
