import { type ArmorSlot, CLASSES, type ExoticArmorDefinition, type Plug } from '@ai-vault/game/items.ts'
import { ARMOR_ITEM_TYPE, type ItemDefinition } from './item-definition.ts'

const NO_ITEM_TYPE = 0

const SLOT_BY_BUCKET: Readonly<Record<number, ArmorSlot>> = {
  3448274439: 'helmet',
  3551918588: 'gauntlets',
  14239492: 'chest',
  20886954: 'legs',
  1585787867: 'class-item',
}

export const armorSlot = (item: Pick<ItemDefinition, 'bucketHash'>): ArmorSlot | undefined =>
  SLOT_BY_BUCKET[item.bucketHash]

/** Masks of the festivals have no item type, but go where armor goes. */
export const isArmor = (item: Pick<ItemDefinition, 'itemType' | 'bucketHash'>): boolean =>
  item.itemType === ARMOR_ITEM_TYPE || (item.itemType === NO_ITEM_TYPE && armorSlot(item) !== undefined)

/** Undefined for what fits no slot or has no name: the game keeps some such for itself. */
export function toExoticArmor(
  item: ItemDefinition,
  definitions: {
    item(hash: number): ItemDefinition | undefined
    plug(hash: number): Plug | undefined
  },
): ExoticArmorDefinition | undefined {
  const slot = armorSlot(item)
  const classType = CLASSES[item.classType]
  if (!slot || !item.name) return undefined
  const perk = item.sockets
    .flatMap(({ initialPlug = 0 }) =>
      definitions.item(initialPlug)?.role === 'intrinsic' ? (definitions.plug(initialPlug) ?? []) : [],
    )
    .map(({ name, description }) => `${name}. ${description}`)
    .join(' ')
  return { hash: item.hash, name: item.name, slot, ...(classType ? { classType } : {}), perk }
}
