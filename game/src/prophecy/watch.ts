/** What a player should keep an eye on: a worn copy that is not their best, and a weapon that everything hangs on. */
import type { PlayMix } from '../history/play-mix.ts'
import type { Weapon } from '../items.ts'
import type { RatingContext } from '../weapons/context.ts'
import { type OwnedStanding, rankCopies } from '../weapons/personal/personal-god-roll.ts'
import { ACTIVITIES } from '../weapons/pve-and-pvp.ts'
import { rateRoll } from '../weapons/rating/rate.ts'
import { TIER_THRESHOLDS } from '../weapons/rating/tiers.ts'
import { isEquipped, sameWeapon } from '../weapons/verdict/vault-copy.ts'

/** A smaller difference is not worth changing what one wears. */
const LEAST_DIFFERENCE = 0.3
/** A weapon that makes a larger share of the kills is relied on. */
const RELIED_ON = 0.25
const FEWEST_REPORTS = 10

export interface BetterCopy {
  readonly worn: Weapon
  readonly better: Weapon
  readonly mine: OwnedStanding
  readonly best: OwnedStanding
}

/**
 * What is worn although a better copy lies by: one that is good for this player, and loses nothing that the worn one is
 * good for; what gains most comes first. Of two poor copies neither is worth a change, and what the armory calls Good is
 * not laid aside for less.
 */
export function betterCopies(
  weapons: readonly Weapon[],
  mix: PlayMix,
  context: RatingContext,
): readonly BetterCopy[] {
  const found = weapons.filter(isEquipped).flatMap((worn): BetterCopy[] => {
    const copies = weapons.filter((other) => sameWeapon(other) === sameWeapon(worn))
    if (copies.length < 2) return []
    const ranked = rankCopies(copies, mix, context)
    const [best] = ranked
    const mine = ranked.find(({ instanceId }) => instanceId === worn.instanceId)
    const better = copies.find(({ instanceId }) => instanceId === best?.instanceId)
    if (!best || !mine || !better || best.score - mine.score < LEAST_DIFFERENCE) return []
    if (best.score < TIER_THRESHOLDS.Good || losesByChange(worn, better, context)) return []
    return [{ worn, better, mine, best }]
  })
  const gainOf = ({ best, mine }: BetterCopy) => best.score - mine.score
  return found.toSorted((one, other) => gainOf(other) - gainOf(one))
}

/** Whether there is an activity that the worn copy is good for and the other is worse in. */
function losesByChange(worn: Weapon, other: Weapon, context: RatingContext): boolean {
  const [mine, theirs] = [rateRoll(worn, context), rateRoll(other, context)]
  return ACTIVITIES.some((activity) => {
    const score = mine[activity].score ?? 0
    return score >= TIER_THRESHOLDS.Good && score > (theirs[activity].score ?? 0)
  })
}

export interface ReliedOn {
  readonly hash: number
  /** Of all kills with weapons, 0 to 1. */
  readonly share: number
}

/** From what was used report by report, kills by item hash; nothing is claimed of a few reports. */
export function reliedOn(reports: readonly ReadonlyMap<number, number>[]): readonly ReliedOn[] {
  if (reports.length < FEWEST_REPORTS) return []
  const kills = new Map<number, number>()
  for (const used of reports) {
    for (const [hash, count] of used) kills.set(hash, (kills.get(hash) ?? 0) + count)
  }
  const all = [...kills.values()].reduce((sum, count) => sum + count, 0)
  return [...kills]
    .map(([hash, count]) => ({ hash, share: count / all }))
    .filter(({ share }) => share >= RELIED_ON)
    .toSorted((one, other) => other.share - one.share)
}
