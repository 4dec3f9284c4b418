import { ARMOR_SEARCH_KEYS, type ArmorSearch } from './armor/armor-address.ts'

export const ARMORY_TABS = ['weapons', 'armor', 'tiers'] as const
export type ArmoryTab = (typeof ARMORY_TABS)[number]

/** The armory's address: which tab, what the weapons are filtered by, and what the optimizer is asked. */
export interface ArmorySearch extends ArmorSearch {
  readonly tab?: ArmoryTab | undefined
  readonly q?: string
  readonly filter?: string
  readonly sort?: string
}

const TEXT_KEYS = ['q', 'filter', 'sort', ...ARMOR_SEARCH_KEYS] as const

/**
 * An unknown tab is the default one; a number in the address (a hash, one target) is text like the rest. What is refused
 * is named as undefined, because the router lays this over the raw address and would let it shine through.
 */
export function readArmorySearch(search: Record<string, unknown>): ArmorySearch {
  const tab = ARMORY_TABS.find((known) => known === search.tab)
  const texts = TEXT_KEYS.map((key) => {
    const value = search[key]
    return [key, typeof value === 'string' || typeof value === 'number' ? String(value) : undefined]
  })
  return { tab, ...Object.fromEntries(texts) }
}
