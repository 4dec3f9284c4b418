import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import type { GearItem } from './gear-item.ts'
import { bestFirst } from './rating/best-first.ts'
import type { RatingLookup } from './rating/shown-rating.ts'
import { idOf, type WeaponItem } from './weapon-item.ts'

/** Every copy of the same weapon, this one among them, the best roll first. */
export function copiesOf(
  item: WeaponItem,
  weapons: readonly WeaponItem[],
  ratingOf?: RatingLookup,
): readonly WeaponItem[] {
  const name = sameWeapon(item.item)
  const copies = weapons.filter((other) => sameWeapon(other.item) === name)
  return copies.toSorted(bestFirst(copies, ratingOf))
}

/** The copy that proves the verdict, where there is one. */
export function proofOf<Item extends GearItem>(item: Item, owned: readonly Item[]): Item | undefined {
  const proof = item.verdict?.proof
  return proof === undefined ? undefined : owned.find((other) => idOf(other) === proof)
}
