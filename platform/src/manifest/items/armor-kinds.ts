import { type ArmorSlot, CLASSES, type ExoticArmorDefinition, type Plug } from '@ai-vault/game/items.ts'
import type { ItemDefinition } from './item-definition.ts'

const SLOT_BY_BUCKET: Readonly<Record<number, ArmorSlot>> = {
  3448274439: 'helmet',
  3551918588: 'gauntlets',
  14239492: 'chest',
  20886954: 'legs',
  1585787867: 'class-item',
}

export const armorSlot = (item: Pick<ItemDefinition, 'bucketHash'>): ArmorSlot | undefined =>
  SLOT_BY_BUCKET[item.bucketHash]

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
