import { judgeArmor } from '../armor/verdict/judge-armor.ts'
import type { ArmorPiece, Weapon } from '../items.ts'
import { type JudgeOptions, judgeWeapons } from '../weapons/verdict/judge-weapons.ts'
import type { JudgedRating } from '../weapons/verdict/vault-copy.ts'
import type { Verdict } from './verdict.ts'

/** What is judged together: a clean-up is one, over weapons and armor. */
export interface Gear {
  readonly weapons: readonly Weapon[]
  readonly armor: readonly ArmorPiece[]
  /** Of the weapons. */
  readonly ratings: ReadonlyMap<string, JudgedRating>
}

/** A verdict for every weapon and every piece of armor, by instance id. */
export function judgeGear(
  { weapons, armor, ratings }: Gear,
  options: JudgeOptions = {},
): ReadonlyMap<string, Verdict> {
  return new Map([...judgeWeapons(weapons, ratings, options), ...judgeArmor(armor, options.marks)])
}
