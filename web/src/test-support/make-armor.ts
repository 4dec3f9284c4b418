import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { ARMOR_SLOTS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { makeArmor as armorOf } from '@ai-vault/game/test-support/make-items.ts'

/** An ordinary tier 5 piece; what a test is about it names itself. */
export const makeArmor = (instanceId: string, changes: Partial<ArmorPiece> = {}): ArmorPiece =>
  armorOf({
    instanceId,
    hash: Number(instanceId),
    name: `Piece ${instanceId}`,
    icon: '',
    masterworked: true,
    base: [30, 25, 20, 0, 0, 0],
    stats: [30, 25, 20, 5, 5, 5],
    ...changes,
  })

/** Five pieces, one per slot, numbered from `first`. */
export const makeFive = (first: number, changes: Partial<ArmorPiece> = {}): readonly ArmorPiece[] =>
  ARMOR_SLOTS.map((slot, i) => makeArmor(String(first + i), { slot, ...changes }))

/** A piece as the inventory hands it to the screens. */
export const armorEntry = (item: ArmorPiece): InventoryAnswer['items'][number] => ({
  itemHash: item.hash,
  itemInstanceId: item.instanceId,
  definition: {
    displayProperties: { name: item.name, icon: item.icon },
    itemTypeDisplayName: item.typeName,
    inventory: { tierTypeName: item.rarity },
  },
  perks: [],
  item,
})
