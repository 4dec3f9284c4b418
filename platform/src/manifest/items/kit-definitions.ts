import type { ArmorSlot } from '@ai-vault/game/items.ts'
import type { Ability, AbilityKind, ArmorMod, SubclassElement } from '@ai-vault/game/kit.ts'
import { steadyLine } from '../../guardian/items/stat-lines.ts'
import type { ItemLookups } from './item-lookups.ts'

/** Stasis came first and kept its first words. */
const ABILITY_WORDS: Readonly<Record<string, AbilityKind>> = {
  supers: 'super',
  class_abilities: 'class',
  movement: 'movement',
  melee: 'melee',
  grenades: 'grenade',
  aspects: 'aspect',
  totems: 'aspect',
  fragments: 'fragment',
  trinkets: 'fragment',
}

const ELEMENTS: Readonly<Record<string, SubclassElement>> = {
  arc: 'arc',
  solar: 'solar',
  void: 'void',
  stasis: 'stasis',
  strand: 'strand',
  prism: 'prismatic',
}

const MOD_SLOTS: Readonly<Record<string, ArmorSlot | 'general' | 'artifice'>> = {
  'enhancements.v2_general': 'general',
  'enhancements.v2_head': 'helmet',
  'enhancements.v2_arms': 'gauntlets',
  'enhancements.v2_chest': 'chest',
  'enhancements.v2_legs': 'legs',
  'enhancements.v2_class_item': 'class-item',
  'enhancements.artifice': 'artifice',
}

/** What an ability's category says: "hunter.solar.supers", "shared.prism.fragments". */
export function readAbilityCategory(
  category: string,
): { readonly kind: AbilityKind; readonly element: SubclassElement } | undefined {
  const [, elementWord = '', kindWord = '', ...rest] = category.split('.')
  const kind = ABILITY_WORDS[kindWord]
  const element = ELEMENTS[elementWord]
  return kind && element && rest.length === 0 ? { kind, element } : undefined
}

export const modSlotOf = (category: string) => MOD_SLOTS[category]

export function abilityOf(hash: number, definitions: ItemLookups): Ability | undefined {
  const item = definitions.item(hash)
  const plug = definitions.plug(hash)
  const read = item && readAbilityCategory(item.plugCategory)
  if (!item || !plug || !read) return undefined
  return {
    hash,
    name: plug.name,
    description: plug.description,
    ...(plug.icon ? { icon: plug.icon } : {}),
    ...read,
    fragmentSlots: item.energyCapacity,
    stats: steadyLine(item),
  }
}

export function armorModOf(hash: number, definitions: ItemLookups): ArmorMod | undefined {
  const item = definitions.item(hash)
  const plug = definitions.plug(hash)
  const slot = item && modSlotOf(item.plugCategory)
  if (!item || !plug || !slot) return undefined
  return {
    hash,
    name: plug.name,
    description: plug.description,
    ...(plug.icon ? { icon: plug.icon } : {}),
    slot,
    cost: item.energyCost,
    stats: steadyLine(item),
  }
}
