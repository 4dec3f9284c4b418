import type { ArmorStat, GuardianClass } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { elementTint } from '../../icons/palette.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { definePlug } from '../shapes/plugs.ts'
import type { AbilityRow } from '../tables/cells.ts'
import { ARMOR_STAT_HASH } from '../tables/platform.ts'
import { type AbilityKind, abilityCategory } from './ability-categories.ts'
import type { Element } from './fragments-and-grenades.ts'

/** Which sign an ability's icon bears. */
const SIGNS: Readonly<Record<AbilityKind, number>> = {
  supers: 0,
  class_abilities: 1,
  movement: 2,
  melee: 3,
  grenades: 4,
  aspects: 5,
  fragments: 6,
}

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What the game prints under an ability's name. */
const typeName = (kind: AbilityKind, element: Element): string =>
  ({
    supers: 'Super Ability',
    class_abilities: 'Class Ability',
    movement: 'Movement Ability',
    melee: `${title(element)} Melee`,
    grenades: `${title(element)} Grenade`,
    aspects: `${title(element)} Aspect`,
    fragments: `${title(element)} Fragment`,
  })[kind]

const statsOf = ([, , , stats = {}]: AbilityRow): (readonly [number, number])[] =>
  Object.entries(stats).map(([stat, value]) => [ARMOR_STAT_HASH[stat as ArmorStat], value])

const FRAGMENT_SLOTS = [2, 3, 2, 1, 2]
/** Most aspects open two slots, some three, a few one. */
const fragmentSlots = (hash: number): number => FRAGMENT_SLOTS[hash % FRAGMENT_SLOTS.length] ?? 2

export const defineAbilities = (
  definitions: Definitions,
  rows: readonly AbilityRow[],
  kind: AbilityKind,
  element: Element,
  classType: GuardianClass,
): number[] =>
  rows.map((row) => {
    const [name, hash, text] = row
    return definePlug(definitions, {
      hash,
      name,
      text,
      typeName: typeName(kind, element),
      category: abilityCategory(kind, element, classType),
      icon: iconPath({
        kind: 'ability',
        variant: SIGNS[kind],
        tint: elementTint(element),
        seed: hash,
        sign: signOf(text),
      }),
      stats: statsOf(row),
      perk: true,
      ...(kind === 'aspects' ? { fragmentSlots: fragmentSlots(hash) } : {}),
      ...(kind === 'fragments' ? { energyCost: 1 } : {}),
    })
  })

export const defineEmptyAbility = (
  definitions: Definitions,
  kind: 'aspects' | 'fragments',
  element: Element,
  classType: GuardianClass,
): number => {
  const category = abilityCategory(kind, element, classType)
  return definePlug(definitions, {
    hash: hashFor('empty-plug', category),
    name: `Empty ${kind === 'aspects' ? 'Aspect' : 'Fragment'} Socket`,
    text: 'Nothing chosen.',
    typeName: '',
    category,
    icon: iconPath({ kind: 'mod' }),
  })
}
