/** One pass over a guardian's gear: every rating, every verdict and the scores that rest on them (G-18). */

import { isAdvisedToGo } from '../../cleanup/advised-to-go.ts'
import { judgeGear } from '../../cleanup/judge-gear.ts'
import type { Marks, Verdict } from '../../cleanup/verdict.ts'
import type { Guardian, Withheld } from '../../guardian.ts'
import type { RatingContext } from '../../weapons/context.ts'
import { rateRoll, type WeaponRating } from '../../weapons/rating/rate.ts'
import { type PowerCap, powerCapFor, scalePower } from '../week/season.ts'
import { scoreVault, type VaultScore, vaultEfficiency } from './vault-score.ts'

export interface VaultAssessment {
  readonly ratings: ReadonlyMap<string, WeaponRating>
  /** Of weapons and armor, by instance id. */
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** What the player decided, which the verdicts take in. */
  readonly marks: Marks
  readonly godRolls: number
  readonly efficiency: number
  readonly score: VaultScore
  /** Absent without a character. */
  readonly maxPower?: number
  readonly powerCap: PowerCap
  /** False where the platform kept a part of the weapons or their rolls from us: then a count would be a wrong one. */
  readonly whole: boolean
}

/** Where the weapons and their rolls come from. */
const WEAPONS_COME_FROM: readonly Withheld[] = ['vault', 'characterInventories', 'itemDetails']

/** As much of a guardian as an assessment rests on. */
export type AssessedGuardian = Pick<Guardian, 'weapons' | 'characters' | 'withheld' | 'mintedAt'> &
  /** Read only where verdicts on armor are asked for. */
  Partial<Pick<Guardian, 'armor'>>

type Ratings = VaultAssessment['ratings']

/** By instance id. They rest on nothing that the player decided. */
export const rateWeapons = (weapons: Guardian['weapons'], context: RatingContext = {}): Ratings =>
  new Map(weapons.map((weapon) => [weapon.instanceId, rateRoll(weapon, context)]))

export function assessVault(
  guardian: AssessedGuardian,
  context: RatingContext = {},
  marks: Marks = new Map(),
  ratings: Ratings = rateWeapons(guardian.weapons, context),
): VaultAssessment {
  const { weapons, armor = [], characters, withheld } = guardian
  const verdicts = judgeGear({ weapons, armor, ratings }, { marks, today: Date.parse(guardian.mintedAt) })
  const scored = weapons.map((weapon) => {
    const { godRollScore: score, fixed = false } = ratings.get(weapon.instanceId) ?? {}
    const dismantle = isAdvisedToGo(verdicts.get(weapon.instanceId))
    return score === undefined ? { weapon, dismantle } : { weapon, score, fixed, dismantle }
  })
  const maxPower =
    characters.length > 0 ? Math.max(...characters.map((character) => character.power)) : undefined
  const powerCap = powerCapFor(maxPower ?? 0)
  const whole = !WEAPONS_COME_FROM.some((component) => withheld.includes(component))
  return {
    ratings,
    verdicts,
    marks,
    godRolls: [...ratings.values()].filter(({ tier }) => tier === 'God-Tier').length,
    efficiency: vaultEfficiency(scored),
    score: scoreVault(
      whole ? scored : [],
      maxPower === undefined ? undefined : scalePower(maxPower, powerCap),
    ),
    ...(maxPower === undefined ? {} : { maxPower }),
    powerCap,
    whole,
  }
}
