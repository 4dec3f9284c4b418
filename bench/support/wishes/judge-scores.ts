import type { CompiledKnowledge } from '@ai-vault/game/weapons/knowledge/compiled-knowledge.ts'
import type { Activity } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { rateRoll } from '@ai-vault/game/weapons/rating/rate.ts'
import { describeRoll } from '@ai-vault/game/weapons/roll.ts'
import type { LearningWeapon } from './learning-data.ts'
import { areaUnderCurve, mean } from './trials.ts'
import { createDraw } from './wished-weapons.ts'

/**
 * How well scores tell wished rolls from random ones of the same weapon: the area under the ROC curve within a weapon, that
 * is the chance that a wished roll scores above one drawn column by column from the weapon's own pool. A wish that names
 * several perks a column stands for rolls drawn from them; one that names no activity is held against the better score.
 * The area of a weapon is the mean over its wishes, and that of a group the mean over its weapons.
 */

const RANDOM_ROLLS = 300
const ROLLS_PER_WISH = 12

export interface Judged {
  readonly weapon: LearningWeapon
  readonly all: number
  readonly pve?: number
  readonly pvp?: number
  readonly any?: number
  /** Scores of the random rolls. */
  readonly random: Readonly<Record<Activity, readonly number[]>>
}

export function judgeScores(weapon: LearningWeapon, knowledge: CompiledKnowledge): Judged {
  const draw = createDraw(20_260_609)
  const scoresOf = (perks: readonly string[]): Readonly<Record<Activity | 'any', number>> => {
    const roll = describeRoll({ weaponName: weapon.name, weaponType: weapon.typeName, perks }, knowledge)
    const { pve, pvp } = rateRoll(roll, { knowledge })
    const [first, second] = [pve.score ?? 0, pvp.score ?? 0]
    return { pve: first, pvp: second, any: Math.max(first, second) }
  }
  const rollFrom = (columns: readonly (readonly string[])[]) => columns.map((names) => draw(names))
  const random = Array.from({ length: RANDOM_ROLLS }, () => scoresOf(rollFrom(weapon.columns)))
  const areas = weapon.rolls.map(({ activity: named, columns }) => {
    const activity = named ?? 'any'
    const wished = Array.from({ length: ROLLS_PER_WISH }, () => scoresOf(rollFrom(columns))[activity])
    const drawn = random.map((scores) => scores[activity])
    return { activity, area: areaUnderCurve(wished, drawn) }
  })
  const of = (use: Activity | 'any') => {
    const own = areas.filter(({ activity }) => activity === use).map(({ area }) => area)
    return own.length > 0 ? { [use]: mean(own) } : {}
  }
  return {
    weapon,
    all: mean(areas.map(({ area }) => area)),
    ...of('pve'),
    ...of('pvp'),
    ...of('any'),
    random: { pve: random.map(({ pve }) => pve), pvp: random.map(({ pvp }) => pvp) },
  }
}
