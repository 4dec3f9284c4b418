import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import type { WeaponItem } from './weapon-item.ts'

/** One of the inventory's items that is a piece of armor. */
export type ArmorItem = InventoryItem & { readonly item: ArmorPiece }

/** What a player decides about: weapons and armor. */
export type GearItem = WeaponItem | ArmorItem

export const isArmorItem = (entry: InventoryItem): entry is ArmorItem => entry.item.kind === 'armor'

export const isWeapon = (entry: GearItem): entry is WeaponItem => entry.item.kind === 'weapon'

/** Weapons and armor that are judged together. */
export interface GearItems {
  readonly weapons: readonly WeaponItem[]
  readonly armor: readonly ArmorItem[]
}

export const allGear = ({ weapons, armor }: GearItems): readonly GearItem[] => [...weapons, ...armor]
