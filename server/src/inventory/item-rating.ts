import type { ItemRating, ItemVerdict } from '@ai-vault/contract/items/item-rating.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import type { ActivityRating, WeaponRating } from '@ai-vault/game/weapons/rating/rate.ts'
import { traitsToSwitch } from '@ai-vault/game/weapons/rating/traits-to-switch.ts'
import type { Verdict } from '@ai-vault/game/weapons/verdict/judge-vault.ts'

/** A rating as it travels: without its workings, which the detail call explains (analyze-weapon). */
export function itemRating(rating: WeaponRating, weapon: Weapon): ItemRating {
  const { wish, fixed, unsure } = rating
  return {
    ...headline(rating[rating.activity]),
    activity: rating.activity,
    confidence: rating.confidence,
    pve: { ...headline(rating.pve), ...switchTo(weapon, rating.pve) },
    pvp: { ...headline(rating.pvp), ...switchTo(weapon, rating.pvp) },
    ...(fixed ? { fixed } : {}),
    ...(unsure ? { unsure } : {}),
    ...(wish ? { wish } : {}),
  }
}

const headline = ({ tier, score, letter }: ActivityRating) => ({ tier, score, letter })

function switchTo(weapon: Weapon, rating: ActivityRating): Pick<ItemRating, 'switch_to'> {
  const traits = traitsToSwitch(weapon, rating)
  return traits ? { switch_to: traits.map(({ hash }) => hash) } : {}
}

export function itemVerdict({ protections, ...verdict }: Verdict): ItemVerdict {
  return { ...verdict, protections: [...protections] }
}
