/**
 * Six orders (F-118, F-138). Each is a chain of keys that ends with the instance id, so two copies never change places
 * between two looks. Names are ranked once per vault: a collator is too slow to be asked on every comparison.
 */

import { type CleanupEntry, compareCleanupEntries } from '@ai-vault/game/cleanup/cleanup-plan.ts'
import { compareTiers } from '@ai-vault/game/weapons/rating/tiers.ts'
import { isCommonGear } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf, nameOf, powerOf, typeOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import type { SortOrder } from './vault-query.ts'

type Compare = (one: WeaponItem, other: WeaponItem) => number

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function rankTexts(weapons: readonly WeaponItem[], read: (item: WeaponItem) => string) {
  const texts = [...new Set(weapons.map(read))].sort(collator.compare)
  // Texts the collator calls equal share a rank, so that the next key decides between them.
  const ranks = new Map<string, number>()
  let rank = 0
  for (const [i, text] of texts.entries()) {
    const before = texts[i - 1]
    if (before !== undefined && collator.compare(before, text) !== 0) rank++
    ranks.set(text, rank)
  }
  return (item: WeaponItem) => ranks.get(read(item)) ?? 0
}

const chain =
  (...keys: readonly Compare[]): Compare =>
  (one, other) => {
    for (const key of keys) {
      const order = key(one, other)
      if (order !== 0) return order
    }
    return 0
  }

export function sortWeapons(
  weapons: readonly WeaponItem[],
  order: SortOrder,
  ratingOf: RatingLookup,
): readonly WeaponItem[] {
  const nameRank = rankTexts(weapons, nameOf)
  const typeRank = rankTexts(weapons, typeOf)
  const byTier: Compare = (one, other) => compareTiers(ratingOf(one).tier, ratingOf(other).tier)
  /** Whatever it rolled, what is below legendary is no better gun than a legendary. */
  const byRarity: Compare = (one, other) => Number(isCommonGear(one.item)) - Number(isCommonGear(other.item))
  const byScore: Compare = (one, other) => (ratingOf(other).score ?? -1) - (ratingOf(one).score ?? -1)
  const byGun: Compare = (one, other) => (ratingOf(other).overall ?? -1) - (ratingOf(one).overall ?? -1)
  const byPower: Compare = (one, other) => (powerOf(other) ?? -1) - (powerOf(one) ?? -1)
  const byName: Compare = (one, other) => nameRank(one) - nameRank(other)
  const byType: Compare = (one, other) => typeRank(one) - typeRank(other)
  const byId: Compare = (one, other) => (idOf(one) < idOf(other) ? -1 : idOf(one) > idOf(other) ? 1 : 0)
  const cleanupEntry = (item: WeaponItem): CleanupEntry => ({
    verdict: item.verdict,
    score: ratingOf(item).score,
    id: idOf(item),
  })
  const byCleanup: Compare = (one, other) => compareCleanupEntries(cleanupEntry(one), cleanupEntry(other))

  const orders: Readonly<Record<SortOrder, Compare>> = {
    tier: chain(byTier, byRarity, byScore, byPower, byName, byId),
    best: chain(byRarity, byGun, byScore, byPower, byName, byId),
    power: chain(byPower, byTier, byRarity, byScore, byName, byId),
    name: chain(byName, byTier, byScore, byPower, byId),
    type: chain(byType, byTier, byScore, byPower, byName, byId),
    cleanup: byCleanup,
  }
  return weapons.toSorted(orders[order])
}
