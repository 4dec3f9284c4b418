import { asPattern } from '../../as-pattern.ts'
import type { Ability, AbilityKind, Subclass, SubclassElement } from '../../kit.ts'
import type { BuildInput } from '../generate/build-input.ts'
import { subclassUse } from './exotic-use.ts'

/** A piece of exotic armor, by its English name, and what its own perk says. */
export interface WornExotic {
  readonly name: string
  readonly perk: string
}

/**
 * What an exotic asks of a subclass: what is known of it (exotic-facts.ts), or else what its own perk says: an ability that it names, or an element and the
 * words the game uses for it. A perk that names neither works on every subclass, and decides nothing.
 */

const SIGNS: Readonly<Record<Exclude<SubclassElement, 'prismatic'>, RegExp>> = {
  arc: /\barc\b|\bjolt|\bamplif|\bionic trace/i,
  solar: /\bsolar\b|\bscorch|\bignit|\bradiant\b|\brestoration\b|\bsunspots?\b|\bfiresprite/i,
  void: /\bvoid\b|\bdevour\b|\bvolatile\b|\bsuppress|\bweaken|\binvisib|\btether/i,
  stasis: /\bstasis\b|\bfreez|\bfrozen\b|\bshatter|\bfrost armor\b/i,
  strand: /\bstrand\b|\bsuspend|\bunravel|\btangles?\b|\bthreadling|\bwoven mail\b|\bgrapple/i,
}

const elementsIn = (perk: string) =>
  (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).filter((element) => SIGNS[element].test(perk))

/** "Gives your Nova Bomb ..." means the ability of that name. */
export const namesAbility = (perk: string, { name }: Pick<Ability, 'name'>): boolean =>
  name !== '' && new RegExp(`\\b${asPattern(name)}(?:s|es)?\\b`, 'i').test(perk)

/** 1 where the subclass is what the perk speaks of, less where it only shares something with it, 0 where it is not or says nothing. */
export function fitOf(
  { name, perk }: WornExotic,
  subclass: Subclass,
  ability: BuildInput['ability'],
): number {
  const kinds = Object.keys(subclass.unlocked) as AbilityKind[]
  const abilities = kinds.flatMap((kind) => subclass.unlocked[kind]).flatMap((hash) => ability(hash) ?? [])
  const known = subclassUse(name, subclass, abilities)
  if (known !== undefined) return known
  if (abilities.some((each) => each.kind !== 'fragment' && namesAbility(perk, each))) return 1
  const elements = elementsIn(perk)
  if (elements.length === 0) return 0
  if (subclass.element === 'prismatic') return 0.5
  return elements.includes(subclass.element) ? 1 / elements.length : 0
}

/**
 * The exotic armor that the request names, where it is owned. A swap changes no ability, so a pin counts for nothing here.
 */
export function namedExoticArmor({
  constraints,
  exoticPerk,
}: Pick<BuildInput, 'constraints' | 'exoticPerk'>): WornExotic | undefined {
  const named = constraints.exotics.find(({ kind, owned }) => kind === 'armor' && owned)
  return named && { name: named.name, perk: exoticPerk?.(named.hash) ?? '' }
}
