import { CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import type { Element } from './fragments-and-grenades.ts'

export type AbilityKind =
  | 'supers'
  | 'class_abilities'
  | 'movement'
  | 'melee'
  | 'grenades'
  | 'aspects'
  | 'fragments'

const ELEMENTS: readonly Element[] = ['arc', 'solar', 'void', 'stasis', 'strand', 'prismatic']

/** Stasis came first and kept its first words. */
const STASIS_WORDS: Partial<Record<AbilityKind, string>> = { aspects: 'totems', fragments: 'trinkets' }

/** The platform's plug category of an ability: fragments and most grenades are shared by the classes. */
export const abilityCategory = (kind: AbilityKind, element: Element, classType: GuardianClass): string => {
  const shared = kind === 'fragments' || (kind === 'grenades' && element !== 'prismatic')
  const word = (element === 'stasis' && STASIS_WORDS[kind]) || kind
  return `${shared ? 'shared' : classType}.${element === 'prismatic' ? 'prism' : element}.${word}`
}

export const abilityCategories = (...kinds: readonly AbilityKind[]): readonly string[] => [
  ...new Set(
    kinds.flatMap((kind) =>
      ELEMENTS.flatMap((element) => CLASSES.map((classType) => abilityCategory(kind, element, classType))),
    ),
  ),
]
