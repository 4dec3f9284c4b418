import { inEnglish } from '../../in-english.ts'
import { listInWords, withArticle } from '../../in-words.ts'
import type { DamageType, Named, Weapon } from '../../items.ts'
import type { Ability, Subclass } from '../../kit.ts'
import type { Kit } from '../kit.ts'
import { isForm } from '../request/supers.ts'
import { dealsNoDamage, throwsDamage } from '../synergy/ability-damage.ts'
import { effectsOf } from '../synergy/effects.ts'
import { elementOfAbility } from './ability-elements.ts'
import { type ExoticNeed, exoticFact } from './exotic-facts.ts'

/** What of a build an exotic can work with. */
export interface Around {
  readonly kit: Pick<Kit, 'subclass' | 'abilities' | 'aspects' | 'fragments'>
  readonly weapons: readonly Pick<Weapon, 'type' | 'element'>[]
}

/**
 * `serves`: it works with something that the build has; `general`: it works with any build; `idle`: nothing in this build
 * makes it work.
 */
export type ExoticUse = 'serves' | 'general' | 'idle'

/** From the most useful to the least. */
export const USES: readonly ExoticUse[] = ['serves', 'general', 'idle']

export function exoticUse(exotic: Named, around: Around): ExoticUse {
  const { needs = [], only = [] } = exoticFact(inEnglish(exotic)) ?? {}
  const { abilities, aspects } = around.kit
  if (wantsGrenadeDamage(inEnglish(exotic)) && !throwsDamage([...abilities, ...aspects])) return 'idle'
  if (!only.every((need) => isMet(need, around))) return 'idle'
  if (needs.length === 0) return 'general'
  return needs.some((need) => isMet(need, around)) ? 'serves' : 'idle'
}

/** It gives grenades, whichever are chosen: one that only heals, or is spent on something else, is a waste of it. */
export function wantsGrenadeDamage(englishName: string): boolean {
  const { does = '', needs = [] } = exoticFact(englishName) ?? {}
  return /\bgrenades?\b/i.test(does) && !needs.some((need) => 'abilities' in need)
}

function isMet(need: ExoticNeed, { kit, weapons }: Around): boolean {
  if ('weapons' in need) return weapons.some(({ type }) => need.weapons.includes(type))
  if ('weaponOf' in need) {
    const elements = need.weaponOf === 'own' ? ownElements(kit) : [need.weaponOf]
    return weapons.some(({ element }) => elements.includes(element))
  }
  if ('subclasses' in need) return need.subclasses.includes(kit.subclass.element)
  const chosen = [...kit.abilities, ...kit.aspects, ...kit.fragments]
  if ('effect' in need) return chosen.some((ability) => effectsOf(ability).includes(need.effect))
  return chosen.some((ability) => answersNeed(need, ability))
}

/** A Prismatic subclass has those of its Super, melee and grenade. */
const ownElements = ({ subclass, abilities }: Around['kit']): readonly DamageType[] =>
  subclass.element === 'prismatic'
    ? abilities
        .filter(({ kind }) => OF_AN_ELEMENT.includes(kind))
        .flatMap((each) => elementOfAbility(each) ?? [])
    : [subclass.element]

const OF_AN_ELEMENT: readonly Ability['kind'][] = ['super', 'melee', 'grenade']

function answersNeed(need: ExoticNeed, ability: Ability): boolean {
  if ('abilities' in need) return need.abilities.some((name) => isForm(ability.name, name))
  if (!('element' in need)) return false
  const kinds = need.kind ? [need.kind] : OF_AN_ELEMENT
  return kinds.includes(ability.kind) && elementOfAbility(ability) === need.element
}

/** Whether this ability is what the exotic works with. */
export const isNeededBy = (englishName: string, ability: Ability): boolean =>
  (exoticFact(englishName)?.needs ?? []).some((need) => answersNeed(need, ability))

/** "Cuirass of the Falling Star" is for Thundercrash, and for nothing else. */
export const isMadeFor = (exotic: Named, superName: string): boolean =>
  (exoticFact(inEnglish(exotic))?.needs ?? []).some(
    (need) => 'abilities' in need && need.abilities.includes(superName),
  )

const HELPS_ALLIES = /\ballies\b|\bthose who\b|\bteam\b/i

export const helpsAllies = (exotic: Named): boolean =>
  HELPS_ALLIES.test(exoticFact(inEnglish(exotic))?.does ?? '')

/** It makes more of a Super that heals or shields others. */
export const servesHelpingSuper = (exotic: Named, { abilities }: Pick<Around['kit'], 'abilities'>): boolean =>
  abilities.some(
    (ability) => ability.kind === 'super' && dealsNoDamage(ability) && isNeededBy(inEnglish(exotic), ability),
  )

/** How well a subclass can give an exotic what it needs, 0 to 1; undefined where it needs nothing that we know of. */
export function subclassUse(
  englishName: string,
  subclass: Subclass,
  abilities: readonly Ability[],
): number | undefined {
  const needs = (exoticFact(englishName)?.needs ?? []).filter((need) => !('weapons' in need))
  if (needs.length === 0) return undefined
  const kit = { subclass, abilities, aspects: [], fragments: [] }
  if (!needs.some((need) => isMet(need, { kit, weapons: [] }))) return 0
  // A Prismatic subclass has one of each; whoever names such an exotic means the element that is all about it.
  return subclass.element === 'prismatic' && !needs.some((need) => 'subclasses' in need) ? 0.5 : 1
}

/** "Golden Gun", "a solar melee", "invisibility": what it would work with. */
export function needsInWords(exotic: Named): string {
  const { needs = [], only = [] } = exoticFact(inEnglish(exotic)) ?? {}
  const parts = [
    listInWords(needs.flatMap(needWords), 'or'),
    ...only.map((need) => listInWords(needWords(need), 'or')),
    ...(wantsGrenadeDamage(inEnglish(exotic)) ? ['a grenade that deals damage'] : []),
  ]
  return listInWords(parts.filter(Boolean))
}

function needWords(need: ExoticNeed): readonly string[] {
  if ('abilities' in need) return need.abilities
  if ('weapons' in need) return need.weapons.map((type) => `${type.replaceAll('-', ' ')}s`)
  if ('subclasses' in need) return need.subclasses.map((element) => `${withArticle(element)} subclass`)
  if ('weaponOf' in need)
    return [need.weaponOf === 'own' ? 'a weapon of your element' : `${withArticle(need.weaponOf)} weapon`]
  if ('effect' in need) return ['invisibility']
  return [need.kind ? `${withArticle(need.element)} ${need.kind}` : `${need.element} abilities`]
}
