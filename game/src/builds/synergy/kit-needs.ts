import { ARMOR_STATS, type ArmorStat } from '../../items.ts'
import type { Ability } from '../../kit.ts'
import { namesAbility, type WornExotic } from '../exotics/exotic-fit.ts'
import { isForm } from '../request/supers.ts'
import { effectsOf } from './effects.ts'

/**
 * Which stats a kit rests on, read from its texts: an ability that does more than damage, an aspect, a fragment or an exotic
 * that needs one to be used ("melee final blows start healing"). What only gives energy back ("returns melee energy") does
 * not rest on it.
 */
type AbilityStat = Extract<ArmorStat, 'class' | 'super' | 'grenade' | 'melee'>

const STAT_OF_KIND: Readonly<Partial<Record<Ability['kind'], AbilityStat>>> = {
  class: 'class',
  super: 'super',
  grenade: 'grenade',
  melee: 'melee',
}

const DEEDS = '(?:final blows?|hits?|kills?|attacks?|use)'
const NEEDS: Readonly<Record<AbilityStat, RegExp>> = {
  class: new RegExp(
    `\\bclass ability ${DEEDS}\\b|\\b(?:your|a) (?:barricade|rift|dodge)\\b|\\bdodging\\b`,
    'i',
  ),
  super: new RegExp(`\\bsuper ${DEEDS}\\b|\\bsupers \\p{L}`, 'iu'),
  grenade: new RegExp(
    `\\bgrenade ${DEEDS}\\b|\\bgrenades (?!and\\b|or\\b)\\p{L}|\\bspend your grenade\\b|\\bthrowing a grenade\\b`,
    'iu',
  ),
  melee: new RegExp(`\\bmelee ${DEEDS}\\b|\\bpowered melee\\b`, 'i'),
}

const STATS = Object.keys(NEEDS) as AbilityStat[]

interface Chosen {
  readonly abilities: readonly Ability[]
  readonly aspects: readonly Ability[]
  readonly fragments: readonly Ability[]
}

/**
 * By stat, the names of what rests on it; a stat that nothing rests on is absent. The super counts only where it was asked
 * for by name, or where another thing needs it.
 */
export function kitNeeds(
  { abilities, aspects, fragments }: Chosen,
  exotic?: WornExotic,
  superName?: string,
): ReadonlyMap<AbilityStat, readonly string[]> {
  const needs = new Map<AbilityStat, readonly string[]>()
  const note = (stat: AbilityStat, name: string) => {
    const known = needs.get(stat) ?? []
    if (!known.includes(name)) needs.set(stat, [...known, name])
  }
  for (const ability of abilities) {
    const stat = STAT_OF_KIND[ability.kind]
    const isAsked = superName !== undefined && isForm(ability.name, superName)
    if (stat && (stat === 'super' ? isAsked : effectsOf(ability).length > 0)) note(stat, ability.name)
  }
  for (const { name, description } of [...aspects, ...fragments])
    for (const stat of STATS) if (NEEDS[stat].test(description)) note(stat, name)
  if (exotic) {
    for (const stat of STATS) if (NEEDS[stat].test(exotic.perk)) note(stat, exotic.name)
    for (const ability of abilities) {
      const stat = STAT_OF_KIND[ability.kind]
      if (stat && namesAbility(exotic.perk, ability)) note(stat, exotic.name)
    }
  }
  return needs
}

/** A point of a stat that one thing rests on, or several, is worth at least this much, out of 10. */
const LEAST_WEIGHT = { one: 5, several: 6 } as const

/** Per stat in the game's order; 0 where nothing rests on it. */
export const leastWeights = (needs: ReadonlyMap<AbilityStat, readonly string[]>): readonly number[] =>
  ARMOR_STATS.map((stat) => {
    const sources = needs.get(stat as AbilityStat)?.length ?? 0
    return sources === 0 ? 0 : sources === 1 ? LEAST_WEIGHT.one : LEAST_WEIGHT.several
  })
