import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'

/** What the server answers for a vault with these items. */
export function makeInventory(
  items: readonly InventoryAnswer['items'][number][],
  withheld: InventoryAnswer['withheld'] = [],
): InventoryAnswer {
  return {
    minted_at: '2026-08-01T00:00:00Z',
    fetched_at: new Date().toISOString(),
    stale: false,
    membership_id: '4611686018400000001',
    membership_type: '3',
    display_name: 'Vesper',
    items: [...items],
    characters: [],
    loadouts: [],
    withheld,
    unknown_items: 0,
  }
}
