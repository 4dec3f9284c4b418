import type { TriumphProgress } from '../guardian.ts'
import { ARMOR_SLOTS, type ArmorPiece, type GuardianClass } from '../items.ts'
import { isTriumphComplete, isTriumphHidden } from '../triumphs/triumph-state.ts'

export interface Progress {
  readonly done: number
  readonly of: number
}

const HIGH_TIER = 4

/** In how many slots of the played classes a legendary Armor 3.0 piece of tier 4 or 5 is owned. */
export function armorProgress(armor: readonly ArmorPiece[], classes: readonly GuardianClass[]): Progress {
  const high = armor.filter(
    ({ armor3, rarity, tier }) => armor3 && rarity === 'legendary' && (tier ?? 0) >= HIGH_TIER,
  )
  const slots = [...new Set(classes)].flatMap((classType) => ARMOR_SLOTS.map((slot) => ({ classType, slot })))
  const held = slots.filter(({ classType, slot }) =>
    high.some((piece) => piece.slot === slot && (piece.classType ?? classType) === classType),
  )
  return { done: held.length, of: slots.length }
}

/** How many of these triumphs are done; hidden ones and such as the player does not have count nowhere. */
export function triumphProgress(triumphs: readonly TriumphProgress[], wanted: ReadonlySet<number>): Progress {
  const shown = triumphs.filter((triumph) => wanted.has(triumph.hash) && !isTriumphHidden(triumph))
  return { done: shown.filter(isTriumphComplete).length, of: shown.length }
}
