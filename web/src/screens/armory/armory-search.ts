import { ARMOR_SEARCH_KEYS, type ArmorSearch } from './armor/query/armor-address.ts'

export const ARMORY_TABS = ['weapons', 'armor', 'tiers'] as const
export type ArmoryTab = (typeof ARMORY_TABS)[number]

/** The armory's address: which tab, what the weapons are filtered by, and what the optimizer is asked. */
export interface ArmorySearch extends ArmorSearch {
  readonly tab?: ArmoryTab | undefined
  readonly q?: string | undefined
  readonly filter?: string | undefined
  readonly sort?: string | undefined
  /** What the weapons are looked at for: PvE, PvP or both. */
  readonly mode?: string | undefined
  /** Instance id of the weapon whose sheet is open. */
  readonly item?: string | undefined
  /** Instance ids side by side, parted by commas. */
  readonly compare?: string | undefined
  /** Whether weapons are tiles or rows. */
  readonly view?: string | undefined
  /** What armor is searched by, where all of it is shown. */
  readonly find?: string | undefined
  /** All or certain pieces of armor instead of the optimizer. */
  readonly pieces?: string | undefined
  /** Bulk review. */
  readonly review?: string | undefined
  /** The clean-up instead of the tabs: what could go, or what is marked to. */
  readonly cleanup?: string | undefined
  /** Of the clean-up: how many places in the vault are asked for, and the kinds that are left out, parted by commas. */
  readonly places?: string | undefined
  readonly without?: string | undefined
  /** What stands unfolded: `all`, or a part. */
  readonly open?: string | undefined
}

const TEXT_KEYS = [
  'q',
  'filter',
  'sort',
  'mode',
  'item',
  'compare',
  'view',
  'review',
  'cleanup',
  'places',
  'without',
  'open',
  'pieces',
  'find',
  ...ARMOR_SEARCH_KEYS,
] as const

/** An unknown tab is the default one; a number in the address (a hash, one target) is text like the rest. */
export function readArmorySearch(search: Record<string, unknown>): ArmorySearch {
  const tab = ARMORY_TABS.find((known) => known === search.tab)
  const texts = TEXT_KEYS.map((key) => {
    const value = search[key]
    return [key, value === undefined || value === '' || typeof value === 'object' ? undefined : String(value)]
  })
  return { tab, ...Object.fromEntries(texts) }
}
