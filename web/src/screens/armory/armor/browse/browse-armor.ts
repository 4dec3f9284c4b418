import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import type { ArmorPiece, ArmorSlot } from '@ai-vault/game/items.ts'
import { nameCollator } from '@ai-vault/game/name-order.ts'
import type { SearchFacts } from '@ai-vault/game/search/filters/filter.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'

export const ARMOR_ORDERS = ['total', 'tier', 'power', 'name'] as const
export type ArmorOrder = (typeof ARMOR_ORDERS)[number]

export interface ArmorGroup {
  readonly slot: ArmorSlot
  readonly pieces: readonly ArmorPiece[]
}

const SLOTS: readonly ArmorSlot[] = ['helmet', 'gauntlets', 'chest', 'legs', 'class-item']

/** The sum of its stats as dropped: what a piece is worth whatever is in it now. */
export const totalOf = ({ base }: ArmorPiece): number => statTotal(base)

const KEYS: Readonly<Record<Exclude<ArmorOrder, 'name'>, (piece: ArmorPiece) => number>> = {
  total: totalOf,
  tier: ({ tier }) => tier ?? 0,
  power: ({ power }) => power ?? -1,
}

function compare(order: ArmorOrder): (one: ArmorPiece, other: ArmorPiece) => number {
  const byName = (one: ArmorPiece, other: ArmorPiece) => nameCollator.compare(one.name, other.name)
  const byKey = (one: ArmorPiece, other: ArmorPiece) =>
    order === 'name' ? byName(one, other) : KEYS[order](other) - KEYS[order](one)
  return (one, other) =>
    byKey(one, other) ||
    totalOf(other) - totalOf(one) ||
    byName(one, other) ||
    (one.instanceId < other.instanceId ? -1 : 1)
}

/** The pieces that a search finds, slot by slot; what it did not understand finds nothing. */
export function browseArmor(
  armor: readonly ArmorPiece[],
  search: string,
  order: ArmorOrder,
  facts: Omit<SearchFacts, 'copies' | 'all'> = {},
): { readonly groups: readonly ArmorGroup[]; readonly found: number } {
  const { matches } = compileSearch(search, armor, facts)
  const found = armor.filter(matches).sort(compare(order))
  const groups = SLOTS.map((slot) => ({ slot, pieces: found.filter((piece) => piece.slot === slot) }))
  return { groups: groups.filter(({ pieces }) => pieces.length > 0), found: found.length }
}
