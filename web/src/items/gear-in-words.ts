import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import type { Activity } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { copiesOf } from './copies.ts'
import { type GearItem, type GearItems, isWeapon } from './gear-item.ts'
import { rollInWords } from './roll-in-words.ts'
import { words } from './words/words.ts'

/** What tells a copy from others: the roll of a weapon, class, slot and stats of a piece of armor. */
export function gearInWords(item: GearItem, among?: GearItems, activity?: Activity): string {
  if (isWeapon(item)) return rollInWords(item, activity, among ? copiesOf(item, among.weapons) : [])
  const { classType, slot, base } = item.item
  return words.armorLine(
    [classType && words.classes[classType], words.armorSlots[slot]].filter(Boolean).join(' '),
    statTotal(base),
  )
}
