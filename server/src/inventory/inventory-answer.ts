import type { CopyAge } from '@ai-vault/contract/copy-age.ts'
import type { PackedInventoryAnswer } from '@ai-vault/contract/inventory.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { createPlugTable } from '@ai-vault/game/inventory/packing.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/assess-vault.ts'
import { IN_ENGLISH, languageFields, type ShownIn } from '../languages/languages.ts'
import { guardianIn } from '../languages/named-in.ts'
import { inventoryItem } from './inventory-item.ts'

/** Everything of the answer that depends on the guardian and its rating; how old it is comes beside it. */
export function inventoryContent(
  told: Guardian,
  assessment: VaultAssessment,
  shownIn: ShownIn = IN_ENGLISH,
): Omit<PackedInventoryAnswer, keyof CopyAge> {
  const guardian = guardianIn(told, shownIn.names)
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
