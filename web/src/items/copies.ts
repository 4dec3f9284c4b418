import { nameCopy, toldApart, traitsToSwitchTo } from '@ai-vault/game/weapons/copy-name.ts'
import type { Activity } from '@ai-vault/game/weapons/knowledge/knowledge.ts'
import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { type RatingLookup, ratingLookup } from './rating/shown-rating.ts'
import { idOf, traitsOf, type WeaponItem } from './weapon-item.ts'
import { words } from './words/words.ts'

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

/**
 * A copy in a few words: its active traits, which is how players tell rolls apart. Beside a score for an activity, also
 * what to switch to where the score rests on other traits; among copies that show the same, what tells it apart.
 */
export function rollInWords(
  copy: WeaponItem,
  activity?: Activity,
  among: readonly WeaponItem[] = [],
): string {
  const { item, rating } = copy
  const on = traitsOf(copy)
  return nameCopy({
    on: on.length > 0 ? on : [item.frame?.name || words.noTraits],
    switchTo: activity && traitsToSwitchTo(item, rating?.[activity]),
    apart: toldApart(
      item,
      among.map((other) => other.item),
    ),
  })
}

/** The copy that proves the verdict, where there is one. */
export function proofOf(item: WeaponItem, weapons: readonly WeaponItem[]): WeaponItem | undefined {
  const proof = item.verdict?.proof
  return proof === undefined ? undefined : weapons.find((other) => idOf(other) === proof)
}
