/** Whether grenades and Supers hurt anybody: what follows on their final blows never comes beside one that only heals. */
import type { Ability } from '../../kit.ts'
import type { ActivityFacts } from '../activities.ts'
import { type Effect, effectsOf } from './effects.ts'

type Described = Pick<Ability, 'description'>

const HURTS = /\bdamag|\bfoes?\b|\benem|\btargets?\b|\bcombatants?\b|\bbursts?\b|\bexplo|\bburn/i
const HELPS: Readonly<Partial<Record<Ability['kind'], readonly Effect[]>>> = {
  grenade: ['heal'],
  super: ['heal', 'cover', 'overshield', 'empower'],
}

/** A grenade that heals, or a Super that helps, and says nothing of foes. */
export const dealsNoDamage = (ability: Ability): boolean =>
  effectsOf(ability).some((effect) => HELPS[ability.kind]?.includes(effect)) &&
  !HURTS.test(ability.description)

const GRENADE_HITS =
  /\bgrenade (?:final blows?|hits?|kills?|damage)\b|\bgrenades (?:jolt|weaken|suppress|slow|freeze|scorch|ignite|suspend)\b/i
const SUPER_HITS = /\bsuper (?:final blows?|hits?|kills?|damage)\b|\bsupers (?:seek|hit)\b/i

export const needsGrenadeDamage = ({ description }: Described): boolean => GRENADE_HITS.test(description)
export const needsSuperDamage = ({ description }: Described): boolean => SUPER_HITS.test(description)

/** The grenade is used up for something else. */
const SPENDS_GRENADE = /\bspend your grenade\b|\bconsume your grenade\b/i

export const spendsGrenade = ({ description }: Described): boolean => SPENDS_GRENADE.test(description)

const GREATER_GRENADES = /\bgrenades (?:become|are) (?:greater|enhanced)\b|\bhold the grenade to charge\b/i

export const makesGrenadesGreater = ({ description }: Described): boolean =>
  GREATER_GRENADES.test(description)

/** A part with which no grenade hurts: it is harmless itself, or uses the grenade up. */
export const takesGrenadeDamage = (part: Ability): boolean =>
  (part.kind === 'grenade' && dealsNoDamage(part)) || (part.kind === 'aspect' && spendsGrenade(part))

/** Whether a kit throws a grenade that hurts. */
export const throwsDamage = (kit: readonly Ability[]): boolean => !kit.some(takesGrenadeDamage)

/** Guardians are neither a crowd that burns nor finished at leisure, and the fallen are seldom raised in a duel. */
const HARDLY_AGAINST_GUARDIANS = /\bignitions?\b|\bfinishers?\b|\breviv(?:es?|ing)\b/i

export const hardlyComesIn = (
  { mode }: Pick<ActivityFacts, 'mode'>,
  { kind, description }: Ability,
): boolean => mode === 'pvp' && kind === 'fragment' && HARDLY_AGAINST_GUARDIANS.test(description)
