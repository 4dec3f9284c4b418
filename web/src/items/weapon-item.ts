import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { traitsOn } from '@ai-vault/game/weapons/traits-on.ts'

/** One of the inventory's items that is a weapon. */
export type WeaponItem = InventoryItem & { readonly item: Weapon }

export const isWeaponItem = (entry: InventoryItem): entry is WeaponItem => entry.item.kind === 'weapon'

/** What tells two copies apart. */
export const idOf = ({ item }: { readonly item: { readonly instanceId: string } }): string => item.instanceId

export const nameOf = (item: InventoryItem) => item.definition.displayProperties.name
export const typeOf = (item: WeaponItem) => item.definition.itemTypeDisplayName
/** The names of its active traits, which is how players tell rolls apart. */
export const traitsOf = ({ item }: WeaponItem): readonly string[] => traitsOn(item)
export const powerOf = (item: InventoryItem) => item.instance?.primaryStat.value
