/** From weapons and a question to what the screen shows: pure, so that every key can afford it. */

import type { Recommendation } from '@ai-vault/game/cleanup/verdict.ts'
import { recommendationOf } from '@ai-vault/game/cleanup/verdict.ts'
import type { CompiledSearch } from '@ai-vault/game/search/search-items.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { powerOf, type WeaponItem } from '../../../../items/weapon-item.ts'

export interface VaultStats {
  readonly weapons: number
  readonly godRolls: number
  readonly exotics: number
  /** Absent where no weapon shows its power. */
  readonly averagePower?: number
}

export interface AdviceCounts {
  readonly keep: number
  readonly review: number
  readonly dismantle: number
  /** What the roll alone would say: God-Tier or Excellent, Good, Poor (F-124 to F-126). */
  readonly byTier: Readonly<Record<AdviceList, number>>
}
type AdviceList = 'keep' | 'review' | 'dismantle'

export interface VaultView {
  readonly shown: readonly WeaponItem[]
  readonly stats: VaultStats
}

export function countStats(weapons: readonly WeaponItem[], ratingOf: RatingLookup): VaultStats {
  const powers = weapons.map(powerOf).filter((power) => power !== undefined)
  const stats = {
    weapons: weapons.length,
    godRolls: weapons.filter((item) => ratingOf(item).tier === 'God-Tier').length,
    exotics: weapons.filter((item) => item.item.rarity === 'exotic').length,
  }
  if (powers.length === 0) return stats
  return { ...stats, averagePower: Math.round(powers.reduce((sum, power) => sum + power, 0) / powers.length) }
}

const LISTS: Readonly<Record<Recommendation, AdviceList>> = {
  keep: 'keep',
  review: 'review',
  'consider-dismantling': 'dismantle',
}

/** The verdicts, counted, and beside them the specified rule by tier; what is unrated has no tier to go by. */
export function countAdvice(weapons: readonly WeaponItem[], ratingOf: RatingLookup): AdviceCounts {
  const counts = { keep: 0, review: 0, dismantle: 0 }
  const byTier = { keep: 0, review: 0, dismantle: 0 }
  for (const item of weapons) {
    const { tier, failed } = ratingOf(item)
    if (failed) continue
    if (item.verdict) counts[LISTS[item.verdict.recommendation]]++
    if (tier !== 'Unrated') byTier[LISTS[recommendationOf(tier)]]++
  }
  return { ...counts, byTier }
}

/** What the search and the filters let through; `weapons` come sorted and stay so. */
export function viewVault(
  weapons: readonly WeaponItem[],
  asked: readonly Pick<CompiledSearch, 'matches'>[],
  ratingOf: RatingLookup,
): VaultView {
  const shown = weapons.filter(({ item }) => asked.every(({ matches }) => matches(item)))
  return { shown, stats: countStats(shown, ratingOf) }
}

/** Whether two answers show the same, so that nothing has to be drawn anew; a failed analysis takes a god roll away. */
export const isSameView = (one: VaultView, other: VaultView): boolean =>
  one.shown.length === other.shown.length &&
  one.stats.godRolls === other.stats.godRolls &&
  one.shown.every((item, place) => item === other.shown[place])
