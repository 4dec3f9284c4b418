import type { InventoryAnswer, InventoryItem } from '@ai-vault/contract/inventory.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import type {
  BuildDocument,
  SharedArmor,
  SharedSubclass,
  SharedWeapon,
} from '@ai-vault/game/shares/document.ts'
import { isWeaponItem, type WeaponItem } from '../items/weapon-item.ts'
import { words } from './words/words.ts'

const ELEMENTS: readonly (readonly [RegExp, SharedSubclass['element']])[] = [
  [/prismatic/i, 'prismatic'],
  [/gunslinger|sunbreaker|dawnblade/i, 'solar'],
  [/nightstalker|sentinel|voidwalker/i, 'void'],
  [/arcstrider|striker|stormcaller/i, 'arc'],
  [/revenant|behemoth|shadebinder/i, 'stasis'],
  [/threadrunner|berserker|broodweaver/i, 'strand'],
]
const SLOTS = ['kinetic', 'energy', 'power'] as const
const PERKS = new Set(['trait', 'origin'])

/** What a character wears right now, as a build that can be shared; undefined where nothing of it is known. */
export function wornBuild(inventory: InventoryAnswer, character: Character): BuildDocument | undefined {
  const isWorn = ({ item: { place } }: InventoryItem) =>
    place.in === 'character' && place.characterId === character.id && place.equipped
  const worn = inventory.items.filter(isWorn)
  const weapons = worn.filter(isWeaponItem).map(sharedWeapon)
  const armor = worn.flatMap(({ item }) => (item.kind === 'armor' ? [sharedArmor(item)] : []))
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
    armor: armor.slice(0, 5),
    stats: character.stats,
    ...(subclass ? { subclass } : {}),
    mods: [],
    strengths: [],
    considerations: [],
  }
}

function sharedWeapon({ item, rating }: WeaponItem): SharedWeapon {
  const perks = item.columns.flatMap(({ kind, active }) => (PERKS.has(kind) && active ? [active] : []))
  return {
    slot: item.slot,
    hash: item.hash,
    name: item.englishName ?? item.name,
    type: item.type,
    typeName: item.englishTypeName ?? item.typeName,
    element: item.element,
    rarity: item.rarity,
    ...(item.icon ? { icon: item.icon } : {}),
    perks: perks.map(({ hash, name, englishName }) => ({ hash, name: englishName ?? name })),
    ...(rating
      ? { rating: { tier: rating.tier, ...(rating.score === undefined ? {} : { score: rating.score }) } }
      : {}),
    instanceId: item.instanceId,
  }
}

const sharedArmor = (item: ArmorPiece): SharedArmor => ({
  slot: item.slot,
  hash: item.hash,
  name: item.englishName ?? item.name,
  rarity: item.rarity,
  ...(item.icon ? { icon: item.icon } : {}),
  ...(item.tier ? { tier: item.tier } : {}),
  ...(item.set ? { set: item.set.englishName ?? item.set.name } : {}),
  stats: item.stats,
  instanceId: item.instanceId,
})

/** The subclass is an item too; of its own elements only the name tells. */
function subclassAmong(worn: readonly InventoryItem[]): SharedSubclass | undefined {
  for (const { item } of worn) {
    if (item.kind !== 'other' || !/subclass/i.test(item.englishTypeName ?? item.typeName)) continue
    const name = item.englishName ?? item.name
    const element = ELEMENTS.find(([pattern]) => pattern.test(name))?.[1]
    if (element) return { name, element, abilities: [], aspects: [], fragments: [] }
  }
  return undefined
}
