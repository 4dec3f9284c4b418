import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import type { Activity } from '@ai-vault/game/weapons/knowledge/knowledge.ts'

/** One of the inventory's items that is a weapon. */
export type WeaponItem = InventoryItem & { readonly item: Weapon }

export const isWeaponItem = (entry: InventoryItem): entry is WeaponItem => entry.item.kind === 'weapon'

/** What tells two copies apart. */
export const idOf = ({ item }: WeaponItem): string => item.instanceId

export const nameOf = (item: WeaponItem) => item.definition.displayProperties.name
export const typeOf = (item: WeaponItem) => item.definition.itemTypeDisplayName
/** The names of its active traits, which is how players tell rolls apart. */
export const traitsOf = ({ item }: WeaponItem): readonly string[] =>
  item.columns.flatMap(({ kind, active }) => (kind === 'trait' && active ? [active.name] : []))
/** The names of the traits that a score rests on, where they have to be switched on first. */
export const ratedTraits = (
  { item, rating }: WeaponItem,
  activity: Activity,
): readonly string[] | undefined =>
  rating?.[activity].switch_to?.flatMap(
    (hash) =>
      item.columns.flatMap(({ selectable }) => selectable).find((plug) => plug.hash === hash)?.name ?? [],
  )
export const powerOf = (item: WeaponItem) => item.instance?.primaryStat.value
