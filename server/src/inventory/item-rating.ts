import type { ItemRating, ItemVerdict } from '@ai-vault/contract/item-rating.ts'
import type { ActivityRating, WeaponRating } from '@ai-vault/game/weapons/rate.ts'
import type { Verdict } from '@ai-vault/game/weapons/verdict.ts'
import { LEAST_SHARE } from '@ai-vault/game/weapons/wish-list/opinion.ts'

/** A rating as it travels: without its workings, which the detail call explains (analyze-weapon). */
export function itemRating(rating: WeaponRating): ItemRating {
  const wish = wishOf(rating)
  return {
    ...headline(rating[rating.activity]),
    activity: rating.activity,
    confidence: rating.confidence,
    pve: headline(rating.pve),
    pvp: headline(rating.pvp),
    ...(wish ? { wish } : {}),
  }
}

const headline = ({ tier, score, letter }: ActivityRating) => ({ tier, score, letter })

/** A wish met in one activity outweighs a warning for the other. */
function wishOf({ pve, pvp }: WeaponRating): ItemRating['wish'] {
  const opinions = [pve.opinion, pvp.opinion].filter((opinion) => opinion !== undefined)
  if (opinions.some(({ agreeing }) => agreeing > 0)) return 'match'
  if (opinions.some(({ trash }) => trash)) return 'trash'
  return opinions.some(({ bestShare }) => bestShare >= LEAST_SHARE) ? 'partial' : undefined
}

export function itemVerdict({ recommendation, protections, ground, proof, reason }: Verdict): ItemVerdict {
  return { recommendation, protections: [...protections], ground, proof, reason }
}
