/**
 * Parts of a kit that can never do their work beside the others: what follows on a grenade's final blows beside a grenade
 * that deals no damage, what follows on ignitions where nothing ignites.
 */
import type { Ability } from '../kit.ts'
import type { ActivityFacts } from './activities.ts'
import { conditionOf, type Effect, effectsOf } from './effects.ts'

type Told = Pick<Ability, 'name' | 'description'>

const HURTS = /\bdamag|\bfoes?\b|\benem|\btargets?\b|\bcombatants?\b|\bbursts?\b|\bexplo|\bburn/i

/** A grenade that heals and says nothing of foes. */
export const dealsNoDamage = (ability: Ability): boolean =>
  ability.kind === 'grenade' && effectsOf(ability).includes('heal') && !HURTS.test(ability.description)

const GRENADE_HITS =
  /\bgrenade (?:final blows?|hits?|kills?|damage)\b|\bgrenades (?:jolt|weaken|suppress|slow|freeze|scorch|ignite|suspend)\b/i

export const needsGrenadeDamage = ({ description }: Pick<Told, 'description'>): boolean =>
  GRENADE_HITS.test(description)

/** The grenade is used up for something else. */
const SPENDS_GRENADE = /\bspend your grenade\b|\bconsume your grenade\b/i

export const spendsGrenade = ({ description }: Pick<Told, 'description'>): boolean =>
  SPENDS_GRENADE.test(description)

/** Whether a kit throws a grenade that hurts. */
export const throwsDamage = (kit: readonly Ability[]): boolean =>
  !kit.some((part) => dealsNoDamage(part) || (part.kind === 'aspect' && spendsGrenade(part)))

/** Guardians are neither a crowd that burns nor finished at leisure, and the fallen are seldom raised in a duel. */
const HARDLY_AGAINST_GUARDIANS = /\bignitions?\b|\bfinishers?\b|\breviv(?:es?|ing)\b/i

export const hardlyComesIn = (
  { mode }: Pick<ActivityFacts, 'mode'>,
  { kind, description }: Ability,
): boolean => mode === 'pvp' && kind === 'fragment' && HARDLY_AGAINST_GUARDIANS.test(description)

/** What a fragment follows on; any one of these effects brings it about. */
const FOLLOWS: readonly (readonly [RegExp, readonly Effect[]])[] = [
  [/\bignitions?\b/i, ['ignite']],
  [/\bjolted\b/i, ['jolt']],
  [/\bblinded\b/i, ['blind']],
  [/\bweakened\b/i, ['weaken']],
  [/\bsuspended\b/i, ['suspend']],
  [/\b(?:frozen|slowed)\b/i, ['freeze', 'slow']],
]
/** Enough scorch ignites. */
const SCORCHES = /\bscorch(?:es)?\b/i

/** `others`: what the kit holds without this part; what comes only on a condition is nothing to build upon. */
export function isIdleBeside(part: Ability, others: readonly Ability[]): boolean {
  if (needsGrenadeDamage(part) && others.some(dealsNoDamage)) return true
  if (part.kind !== 'fragment') return false
  const followed = FOLLOWS.filter(([signs]) => signs.test(part.description)).flatMap(([, effects]) => effects)
  const isBrought = (effect: Effect) =>
    others.some(
      (other) =>
        conditionOf(other) === undefined &&
        (effectsOf(other).includes(effect) ||
          (effect === 'ignite' && other.kind !== 'fragment' && SCORCHES.test(other.description))),
    )
  return followed.length > 0 && !followed.some(isBrought)
}
