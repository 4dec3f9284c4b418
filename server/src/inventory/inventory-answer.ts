import type { PackedInventoryAnswer, PackedInventoryItem } from '@ai-vault/contract/items/inventory.ts'
import type { ItemRating, ItemVerdict } from '@ai-vault/contract/items/item-rating.ts'
import type { Verdict } from '@ai-vault/game/cleanup/verdict.ts'
import { createPlugTable, type PackedItem } from '@ai-vault/game/inventory/packing.ts'
import type { Item, Rarity } from '@ai-vault/game/items.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { ActivityRating, WeaponRating } from '@ai-vault/game/weapons/rating/rate.ts'
import type { PartsOf } from '../guardians/parts/parts.ts'
import { IN_ENGLISH, languageFields, type ShownIn } from '../languages/languages.ts'
import { itemsIn } from '../languages/named-in.ts'

export const INVENTORY_PARTS = ['account', 'weapons', 'armor', 'others'] as const
export type InventoryPart = (typeof INVENTORY_PARTS)[number]

/** Everything of the answer that depends on the guardian and its rating. */
export function inventoryContent(
  stored: PartsOf<InventoryPart>,
  assessment: VaultAssessment,
  shownIn: ShownIn = IN_ENGLISH,
): PackedInventoryAnswer {
  const guardian = { ...stored, ...itemsIn(stored, shownIn.names) }
  const plugs = createPlugTable()
  return {
    ...languageFields(shownIn),
    ...(shownIn.words ? { words: shownIn.words } : {}),
    membership_id: guardian.membershipId,
    membership_type: String(guardian.membershipType),
    display_name: guardian.displayName,
    items: [...guardian.weapons, ...guardian.armor, ...guardian.others].map((item) =>
      inventoryItem(item, plugs.pack(item), assessment),
    ),
    plugs: plugs.table,
    characters: guardian.characters,
    loadouts: guardian.loadouts,
    ...(guardian.vault ? { vault: guardian.vault } : {}),
    withheld: [...guardian.withheld],
    unknown_items: guardian.unknownItems,
  }
}

/** A rating as it travels: without its workings, which the detail call explains (analyze-weapon). */
export function itemRating(rating: WeaponRating): ItemRating {
  const { wish, fixed, unsure } = rating
  return {
    ...headline(rating[rating.activity]),
    activity: rating.activity,
    confidence: rating.confidence,
    pve: side(rating.pve),
    pvp: side(rating.pvp),
    ...(fixed ? { fixed } : {}),
    ...(unsure ? { unsure } : {}),
    ...(wish ? { wish } : {}),
  }
}

const headline = ({ tier, score, letter }: ActivityRating) => ({ tier, score, letter })
const side = (rating: ActivityRating) => ({
  ...headline(rating),
  ...(rating.standing === undefined ? {} : { standing: rating.standing }),
  ...(rating.overall === undefined ? {} : { overall: rating.overall }),
  ...(rating.bestTraits ? { bestTraits: [...rating.bestTraits] } : {}),
  ...(rating.goodTraits ? { goodTraits: rating.goodTraits.map((column) => [...column]) } : {}),
})

export function itemVerdict({ protections, ...verdict }: Verdict): ItemVerdict {
  return { ...verdict, protections: [...protections] }
}

const TIER_NAMES: Readonly<Record<Rarity, string>> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  legendary: 'Legendary',
  exotic: 'Exotic',
}

/** F-151: the specification's item fields, with the game's own item, a weapon's rating and the verdict on gear beside them. */
function inventoryItem(
  item: Item,
  packed: PackedItem,
  { ratings, verdicts }: Pick<VaultAssessment, 'ratings' | 'verdicts'>,
): PackedInventoryItem {
  const rating = item.kind === 'weapon' ? ratings.get(item.instanceId) : undefined
  const verdict = item.instanceId === undefined ? undefined : verdicts.get(item.instanceId)
  return {
    itemHash: item.hash,
    ...(item.instanceId === undefined ? {} : { itemInstanceId: item.instanceId }),
    definition: {
      displayProperties: { name: item.name, icon: item.icon },
      itemTypeDisplayName: item.typeName,
      inventory: { tierTypeName: TIER_NAMES[item.rarity] },
    },
    ...(item.power === undefined ? {} : { instance: { primaryStat: { value: item.power } } }),
    perks: activePerks(item),
    ...(rating ? { rating: itemRating(rating) } : {}),
    ...(verdict ? { verdict: itemVerdict(verdict) } : {}),
    item: packed,
  }
}

function activePerks(item: Item): string[] {
  if (item.kind === 'weapon') {
    return item.columns.flatMap(({ active }) => (active ? [active.name] : []))
  }
  return item.kind === 'armor' ? [...item.exoticPerks] : []
}
