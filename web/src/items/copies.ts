import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import type { GearItem } from './gear-item.ts'
import { type RatingLookup, ratingLookup } from './rating/shown-rating.ts'
import { idOf, type WeaponItem } from './weapon-item.ts'

const AS_SENT = ratingLookup(new Set())

/** Every copy of the same weapon, this one among them, the best roll first. */
export function copiesOf(
  item: WeaponItem,
  weapons: readonly WeaponItem[],
  ratingOf: RatingLookup = AS_SENT,
): readonly WeaponItem[] {
  const name = sameWeapon(item.item)
  const scoreOf = (copy: WeaponItem) => ratingOf(copy).score ?? -1
  return weapons
    .filter((other) => sameWeapon(other.item) === name)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one) || (idOf(one) < idOf(other) ? -1 : 1))
}

/** The copy that proves the verdict, where there is one. */
export function proofOf<Item extends GearItem>(item: Item, owned: readonly Item[]): Item | undefined {
  const proof = item.verdict?.proof
  return proof === undefined ? undefined : owned.find((other) => idOf(other) === proof)
}
