import { distinctionOf, nameCopy, traitsToSwitchTo } from '@ai-vault/game/weapons/copy-name.ts'
import type { Activity } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { traitsOf, type WeaponItem } from './weapon-item.ts'
import { words } from './words/words.ts'

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
    apart: distinctionOf(
      item,
      among.map((other) => other.item),
    ),
  })
}
