import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import type { Vault } from '@ai-vault/game/shares/compare-build.ts'

/** An inventory as the comparison with a build reads it. */
export function vaultOf({ items }: Pick<InventoryAnswer, 'items'>): Vault {
  const scores = new Map(items.map(({ itemInstanceId, rating }) => [itemInstanceId, rating?.score]))
  return {
    weapons: items.flatMap(({ item }) => (item.kind === 'weapon' ? [item] : [])),
    armor: items.flatMap(({ item }) => (item.kind === 'armor' ? [item] : [])),
    scoreOf: ({ instanceId }) => scores.get(instanceId) ?? 0,
  }
}
