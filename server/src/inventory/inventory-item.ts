import type { PackedInventoryItem } from '@ai-vault/contract/items/inventory.ts'
import type { ItemRating, ItemVerdict } from '@ai-vault/contract/items/item-rating.ts'
import type { Verdict } from '@ai-vault/game/cleanup/verdict.ts'
import type { PackedItem } from '@ai-vault/game/inventory/packing.ts'
import type { Item, Rarity } from '@ai-vault/game/items.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { ActivityRating, WeaponRating } from '@ai-vault/game/weapons/rating/rate.ts'

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
export function inventoryItem(
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
