import type { InventoryItem } from '@ai-vault/contract/inventory.ts'
import type { Item, Rarity } from '@ai-vault/game/items.ts'

const TIER_NAMES: Readonly<Record<Rarity, string>> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  legendary: 'Legendary',
  exotic: 'Exotic',
}

/** F-151: the specification's item fields, with the game's own item beside them. */
export function inventoryItem(item: Item): InventoryItem {
  return {
    itemHash: item.hash,
    ...(item.instanceId === undefined ? {} : { itemInstanceId: item.instanceId }),
    definition: {
      displayProperties: { name: item.name, icon: item.icon },
      itemTypeDisplayName: item.typeName,
      inventory: { tierTypeName: TIER_NAMES[item.rarity] },
    },
    ...(item.power === undefined ? {} : { instance: { primaryStat: { value: item.power } } }),
    perks: activePerks(item),
    item,
  }
}

function activePerks(item: Item): string[] {
  if (item.kind === 'weapon') {
    return item.columns.flatMap(({ active }) => (active ? [active.name] : []))
  }
  return item.kind === 'armor' ? [...item.exoticPerks] : []
}
