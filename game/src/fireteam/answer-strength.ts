import { effectsOf } from '../builds/synergy/effects.ts'
import { inEnglish } from '../in-english.ts'
import type { Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'
import { isKnownAbility, isKnownExotic } from './known-answers.ts'
import type { Need } from './need-names.ts'
import { buffOf } from './needs.ts'

/** How far an answer carries a team. A step between two is much. */
export const STRENGTHS = { seldom: 1, atWill: 2, wholeTeam: 3 } as const
export type Strength = (typeof STRENGTHS)[keyof typeof STRENGTHS]

type Source = Pick<Ability, 'name' | 'description' | 'kind'>

/** Waits for a foe to fall, which a boss does not. */
const WAITS = /\bfinal blows?\b|\bbeating\b|\bdefeat(?:s|ed|ing)?\b|\bkills?\b/i
const FOR_YOU = /\b(?:you|yourself)\b/i
const FOR_ALL = /\b(?:allies|others|those|whoever)\b|\ball around\b|\bfor all\b|\bfireteam\b/i

/** A Super that strengthens whoever stands in it. One that heals them too is where a team stands against a boss. */
function superStrength(ability: Source): Strength {
  const effects = effectsOf(ability)
  if (!effects.includes('empower') && !effects.includes('radiant')) return STRENGTHS.seldom
  if (effects.includes('heal')) return STRENGTHS.wholeTeam
  return effects.includes('cover') ? STRENGTHS.atWill : STRENGTHS.seldom
}

const isForAllies = (need: Need) => need === 'damage-buff' || need === 'healing'

/** What its bearer alone has of it. */
export const isForOneself = (need: Need, { description }: Pick<Ability, 'description'>): boolean =>
  isForAllies(need) && FOR_YOU.test(description) && !FOR_ALL.test(description)

export function abilityStrength(need: Need, ability: Source): Strength {
  const { description, kind, name } = ability
  const buff = buffOf(need)
  if (buff && isKnownAbility(buff, name)) return STRENGTHS.wholeTeam
  if (kind === 'super') return isForAllies(need) ? superStrength(ability) : STRENGTHS.seldom
  if (WAITS.test(description)) return STRENGTHS.seldom
  return isForOneself(need, ability) ? STRENGTHS.seldom : STRENGTHS.atWill
}

/** A perk of a roll works in bursts, on foes that fall; an exotic taken for it works on the boss. */
export function weaponStrength(need: Need, weapon: Weapon): Strength {
  const buff = buffOf(need)
  if (!buff) return STRENGTHS.atWill
  return isKnownExotic(buff, inEnglish(weapon)) ? STRENGTHS.wholeTeam : STRENGTHS.seldom
}
