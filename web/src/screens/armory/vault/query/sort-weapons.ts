/**
 * Six orders (F-118, F-138). Each ends with the rating's order, and that with the instance id, so two copies never change places
 * between two looks. Names are ranked once per vault: a collator is too slow to be asked on every comparison.
 */

import { type CleanupEntry, compareCleanupEntries } from '@ai-vault/game/cleanup/cleanup-plan.ts'
import { nameCollator } from '@ai-vault/game/name-order.ts'
import { isCommonGear } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { bestFirst } from '../../../../items/rating/best-first.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf, nameOf, powerOf, typeOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import type { SortOrder } from './vault-query.ts'

type Compare = (one: WeaponItem, other: WeaponItem) => number

function rankTexts(weapons: readonly WeaponItem[], read: (item: WeaponItem) => string) {
  const texts = [...new Set(weapons.map(read))].sort(nameCollator.compare)
  // Texts the collator calls equal share a rank, so that the next key decides between them.
  const ranks = new Map<string, number>()
  let rank = 0
  for (const [i, text] of texts.entries()) {
    const before = texts[i - 1]
    if (before !== undefined && nameCollator.compare(before, text) !== 0) rank++
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
  /** Whatever it rolled, what is below legendary is no better gun than a legendary. */
  const byRarity: Compare = (one, other) => Number(isCommonGear(one.item)) - Number(isCommonGear(other.item))
  const byGun: Compare = (one, other) => (ratingOf(other).overall ?? -1) - (ratingOf(one).overall ?? -1)
  const byPower: Compare = (one, other) => (powerOf(other) ?? -1) - (powerOf(one) ?? -1)
  const byName: Compare = (one, other) => nameRank(one) - nameRank(other)
  const byType: Compare = (one, other) => typeRank(one) - typeRank(other)
  const byRating = bestFirst(weapons, ratingOf)
  const cleanupEntry = (item: WeaponItem): CleanupEntry => ({
    verdict: item.verdict,
    score: ratingOf(item).score,
    id: idOf(item),
  })
  const byCleanup: Compare = (one, other) => compareCleanupEntries(cleanupEntry(one), cleanupEntry(other))

  const orders: Readonly<Record<SortOrder, Compare>> = {
    tier: byRating,
    best: chain(byRarity, byGun, byRating),
    power: chain(byPower, byRating),
    name: chain(byName, byRating),
    type: chain(byType, byRating),
    cleanup: byCleanup,
  }
  return weapons.toSorted(orders[order])
}
