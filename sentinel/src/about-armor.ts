import type { Slots } from '@ai-vault/contract/advice/query.ts'

/** The places of armor, in the words of a query. */
export const ARMOR_PLACES: ReadonlySet<string> = new Set([
  'helmet',
  'gauntlets',
  'chest',
  'legs',
  'class_item',
])

interface Asked {
  readonly slots: Pick<Slots, 'item_kind' | 'slot'>
  readonly exclude?: readonly { readonly value: string }[]
}

/** Whether armor is asked about: by its name, by its place, or because weapons are ruled out. */
export const isAboutArmor = ({ slots, exclude = [] }: Asked): boolean =>
  slots.item_kind === 'armor' ||
  ARMOR_PLACES.has(slots.slot ?? '') ||
  (slots.item_kind === undefined && exclude.some(({ value }) => value === 'weapon'))
