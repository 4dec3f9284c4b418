import type { InventoryAnswer, InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { elementOfSubclass } from '@ai-vault/game/builds/subclass-element.ts'
import { wornBonus } from '@ai-vault/game/gear/worn-bonus.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import type { BuildDocument, SharedSubclass, SharedWeapon } from '@ai-vault/game/shares/document.ts'
import { sharedArmor, sharedWeapon } from '@ai-vault/game/shares/shared-item.ts'
import { isWeaponItem, type WeaponItem } from '../items/weapon-item.ts'
import { words } from './words/words.ts'

const SLOTS = ['kinetic', 'energy', 'power'] as const

/** What a character wears right now, as a build that can be shared; undefined where nothing of it is known. */
export function wornBuild(inventory: InventoryAnswer, character: Character): BuildDocument | undefined {
  const isWorn = ({ item: { place } }: InventoryItem) =>
    place.in === 'character' && place.characterId === character.id && place.equipped
  const worn = inventory.items.filter(isWorn)
  const weapons = worn.filter(isWeaponItem).map(ratedWeapon)
  const pieces = worn.flatMap(({ item }) => (item.kind === 'armor' ? [item] : []))
  const bonus = wornBonus(character.stats, pieces)
  if (weapons.length === 0) return undefined
  const subclass = subclassAmong(worn)
  return {
    kind: 'build',
    type: 'build',
    name: words.wornName(words.classes[character.classType]),
    classType: character.classType,
    weapons: weapons
      .toSorted((one, other) => SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot))
      .slice(0, 3),
    armor: pieces.slice(0, 5).map(sharedArmor),
    stats: character.stats,
    ...(bonus ? { bonus } : {}),
    ...(subclass ? { subclass } : {}),
    mods: [],
    strengths: [],
    considerations: [],
  }
}

function ratedWeapon({ item, rating }: WeaponItem): SharedWeapon {
  if (!rating) return sharedWeapon(item)
  const { tier, score } = rating
  return sharedWeapon(item, { tier, ...(score === undefined ? {} : { score }) })
}

/** The subclass is an item too; of its own elements only the name tells. */
function subclassAmong(worn: readonly InventoryItem[]): SharedSubclass | undefined {
  for (const { item } of worn) {
    if (item.kind !== 'other' || !/subclass/i.test(item.englishTypeName ?? item.typeName)) continue
    const name = item.englishName ?? item.name
    const element = elementOfSubclass(name)
    if (element) return { name, element, abilities: [], aspects: [], fragments: [] }
  }
  return undefined
}
