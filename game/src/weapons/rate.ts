import type { Weapon } from '../items.ts'
import { type Evaluation, evaluate, type KnownPerks, lookUp } from './evaluate.ts'
import { BASE, type CompiledKnowledge, type InputDevice } from './knowledge/compile.ts'
import type { Activity } from './knowledge/knowledge.ts'
import { type RatedRoll, rollOfWeapon } from './roll.ts'
import { type Letter, letterOf, type Tier, tierOf } from './tiers.ts'

export interface RatingContext {
  readonly activity?: Activity
  readonly input?: InputDevice
  readonly knowledge?: CompiledKnowledge
}

export interface ActivityRating {
  readonly tier: Tier
  readonly score: number
  readonly letter: Letter
  readonly evaluation: Evaluation
}

export interface WeaponRating {
  readonly pve: ActivityRating
  readonly pvp: ActivityRating
}

const SCALE = 1.6

export function rateRoll(weapon: Weapon | RatedRoll, context: RatingContext = {}): WeaponRating {
  const roll = weapon.kind === 'weapon' ? rollOfWeapon(weapon) : weapon
  const knowledge = context.knowledge ?? BASE
  const tables = knowledge.tables({ ...roll, input: context.input, roleKey: '', roleShift: {} })
  const known: KnownPerks = lookUp(roll, knowledge)
  const rate = (activity: Activity): ActivityRating => {
    const evaluation = evaluate(roll, known, tables[activity], knowledge, activity)
    const score = Math.round(1000 / (1 + Math.exp(-evaluation.sum / SCALE))) / 100
    return { tier: tierOf(score), score, letter: letterOf(score), evaluation }
  }
  return { pve: rate('pve'), pvp: rate('pvp') }
}
