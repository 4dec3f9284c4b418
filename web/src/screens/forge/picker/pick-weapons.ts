/** From a search to the weapons of the picker: each weapon once, the player's own by their best copy. */
import type { ForgeListed } from '@ai-vault/contract/advice/forge.ts'
import type { Rarity, WeaponType } from '@ai-vault/game/items.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import { traitsToSwitchTo } from '@ai-vault/game/weapons/copy-name.ts'
import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import type { Rating } from '../../../items/badges/RatingBadge.tsx'
import { bestFirst } from '../../../items/rating/best-first.ts'
import type { Side } from '../../../items/roll/explorer-columns.ts'
import { idOf, nameOf, typeOf, type WeaponItem } from '../../../items/weapon-item.ts'

export interface Pick {
  /** Where it leads: the best copy, or the plain weapon. */
  readonly id: string
  readonly name: string
  readonly typeName: string
  readonly type: WeaponType
  readonly icon: string
  readonly rarity: Rarity
  readonly rating?:
    | { readonly tier: Rating; readonly score?: number | undefined; readonly activity: Side }
    | undefined
  readonly copies?: number
  /** Traits of that copy that its score counts and that are off. */
  readonly switchTo?: readonly string[] | undefined
}

/** How many weapons they are copies of: as many as the picker has cards for without a search. */
export const kindsOf = (weapons: readonly WeaponItem[]): number =>
  new Set(weapons.map(({ item }) => sameWeapon(item))).size

export function pickOwned(weapons: readonly WeaponItem[], search: string) {
  const byItem = new Map(weapons.map((entry) => [entry.item, entry]))
  const { matches, errors } = compileSearch(
    search,
    weapons.map(({ item }) => item),
    {
      rating: (weapon) => {
        const rating = byItem.get(weapon)?.rating
        return rating?.score === undefined ? undefined : { score: rating.score, tier: rating.tier }
      },
    },
  )
  const found = weapons.filter(({ item }) => matches(item))
  const byRating = bestFirst(found)
  const groups = [...Map.groupBy(found, ({ item }) => sameWeapon(item)).values()]
  const picks = groups
    .flatMap((copies) => {
      const [best] = copies.toSorted(byRating)
      return best ? [{ best, count: copies.length }] : []
    })
    .toSorted((one, other) => byRating(one.best, other.best))
    .map(
      ({ best, count }): Pick => ({
        id: idOf(best),
        name: nameOf(best),
        typeName: typeOf(best),
        type: best.item.type,
        icon: best.item.icon,
        rarity: best.item.rarity,
        rating: best.rating,
        copies: count,
        switchTo: best.rating && traitsToSwitchTo(best.item, best.rating[best.rating.activity]),
      }),
    )
  return { picks, errors }
}

export function pickListed(weapons: readonly ForgeListed[], search: string): readonly Pick[] {
  const wanted = fold(search.trim())
  return weapons
    .filter((weapon) =>
      [weapon.name, weapon.english_name ?? '', weapon.type_name].some((text) => fold(text).includes(wanted)),
    )
    .map((weapon) => ({
      id: String(weapon.item_hash),
      name: weapon.name,
      typeName: weapon.type_name,
      type: weapon.type,
      icon: weapon.icon,
      rarity: weapon.rarity as Rarity,
    }))
}
