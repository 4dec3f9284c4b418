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
/** The names of the traits that a score rests on, where others are on now. */
export function ratedTraits({ item, rating }: WeaponItem, activity: Activity): readonly string[] | undefined {
  const best = rating?.[activity].bestTraits
  const columns = item.columns.filter(({ kind, selectable }) => kind === 'trait' && selectable.length > 0)
  const rated = columns.map(({ active, selectable }, at) => selectable[best?.[at] ?? -1] ?? active)
  const isOn = columns.every(({ active }, at) => active?.hash === rated[at]?.hash)
  return isOn ? undefined : rated.flatMap((plug) => plug?.name ?? [])
}
export const powerOf = (item: WeaponItem) => item.instance?.primaryStat.value
