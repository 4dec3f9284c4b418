import type { Slots } from '@ai-vault/contract/advice/query.ts'

/** The places of armor, in the words of a query. */
export const ARMOR_PLACES: ReadonlySet<string> = new Set([
  'helmet',
  'gauntlets',
  'chest',
  'legs',
  'class_item',
])

/** Whether armor is asked about. */
export const isAboutArmor = ({ slots }: { readonly slots: Pick<Slots, 'item_kind' | 'slot'> }): boolean =>
  slots.item_kind === 'armor' || ARMOR_PLACES.has(slots.slot ?? '')
