import type { InventoryAnswer, InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { elementOfSubclass } from '@ai-vault/game/builds/subclass-element.ts'
import { wornBonus } from '@ai-vault/game/gear/worn-bonus.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import type { BuildDocument, SharedSubclass, SharedWeapon } from '@ai-vault/game/shares/document.ts'
import { sharedArmor, sharedWeapon } from '@ai-vault/game/shares/shared-item.ts'
import { isWeaponItem, type WeaponItem } from '../items/weapon-item.ts'
import { words } from './words.ts'

const SLOTS = ['kinetic', 'energy', 'power'] as const

interface Gear {
  readonly type: 'build' | 'loadout'
  readonly name: string
  readonly items: readonly InventoryItem[]
  /** Of all of it together, where it is worn. */
  readonly stats?: Character['stats']
}

/** What a character wears right now, as a build that can be shared; undefined where nothing of it is known. */
export function wornBuild(
  inventory: InventoryAnswer,
  character: Character,
  type: Gear['type'] = 'build',
): BuildDocument | undefined {
  const isWorn = ({ item: { place } }: InventoryItem) =>
    place.in === 'character' && place.characterId === character.id && place.equipped
  return gearDocument(character, {
    type,
    name: words.wornName(words.classes[character.classType]),
    items: inventory.items.filter(isWorn),
    stats: character.stats,
  })
}

/** Every loadout that can be shared (F-323): what each character wears, and what the game keeps for it. Last played first. */
export function shareableLoadouts(inventory: InventoryAnswer): readonly BuildDocument[] {
  return lastPlayedFirst(inventory.characters).flatMap((character) => {
    const className = words.classes[character.classType]
    const kept = inventory.loadouts
      .filter(({ characterId }) => characterId === character.id)
      .map(({ name, index, itemIds }) =>
        gearDocument(character, {
          type: 'loadout',
          name: name.trim() ? `${className}, ${name.trim()}` : words.loadoutName(className, index),
          items: inventory.items.filter(({ itemInstanceId: id }) => id !== undefined && itemIds.includes(id)),
        }),
      )
    return [wornBuild(inventory, character, 'loadout'), ...kept].filter((made) => made !== undefined)
  })
}

export const lastPlayedFirst = (characters: readonly Character[]) =>
  characters.toSorted((one, other) => (one.lastPlayed < other.lastPlayed ? 1 : -1))

function gearDocument(
  { classType }: Character,
  { type, name, items, stats }: Gear,
): BuildDocument | undefined {
  const weapons = items.filter(isWeaponItem).map(ratedWeapon)
  if (weapons.length === 0) return undefined
  const pieces = items.flatMap(({ item }) => (item.kind === 'armor' ? [item] : []))
  const bonus = stats && wornBonus(stats, pieces)
  const subclass = subclassAmong(items)
  return {
    kind: 'build',
    type,
    name,
    classType,
    weapons: weapons
      .toSorted((one, other) => SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot))
      .slice(0, 3),
    armor: pieces.slice(0, 5).map(sharedArmor),
    ...(stats ? { stats } : {}),
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
