import type { ItemRating, ItemVerdict } from '@ai-vault/contract/items/item-rating.ts'
import type { Verdict } from '@ai-vault/game/cleanup/verdict.ts'
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
