import { CLASSES, WEAPON_TYPES, type WeaponSlot } from '@ai-vault/game/items.ts'
import type { CosmeticKey } from '../belongings/cosmetics.ts'
import { COSMETICS } from '../belongings/cosmetics.ts'
import type { Definitions } from '../definitions.ts'
import { collectibleOf } from '../gear.ts'
import { hashFor } from '../hash.ts'
import { ARMOR_SETS } from '../tables/armor-sets.ts'
import { WEAPON_PROFILES } from '../tables/weapon-profiles.ts'
import type { WorldArmor, WorldWeapon } from '../world.ts'
import { defineNode } from './nodes.ts'

export const COLLECTION_ROOT = hashFor('node', 'collections')

/** A shelf holds items; a cabinet holds shelves and other cabinets. */
type Shelf = { readonly name: string; readonly items: readonly number[] }
type Cabinet = { readonly name: string; readonly holds: readonly (Shelf | Cabinet)[] }

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const weaponCabinet = (weapons: readonly WorldWeapon[]): Cabinet => {
  const slotCabinet = (slot: WeaponSlot): Cabinet => ({
    name: `${title(slot)} Weapons`,
    holds: WEAPON_TYPES.map((type) => ({
      name: WEAPON_PROFILES[type].label,
      items: weapons
        .filter((weapon) => weapon.slot === slot && weapon.type === type && weapon.rarity !== 'exotic')
        .map(({ hash }) => hash),
    })),
  })
  return { name: 'Weapons', holds: (['kinetic', 'energy', 'power'] as const).map(slotCabinet) }
}

const exoticCabinet = (weapons: readonly WorldWeapon[], armor: readonly WorldArmor[]): Cabinet => ({
  name: 'Exotic',
  holds: [
    {
      name: 'Exotic Weapons',
      items: weapons.filter(({ rarity }) => rarity === 'exotic').map(({ hash }) => hash),
    },
    ...CLASSES.map((classType) => ({
      name: `${title(classType)} Exotics`,
      items: armor
        .filter((piece) => piece.rarity === 'exotic' && piece.classType === classType)
        .map(({ hash }) => hash),
    })),
  ],
})

const armorCabinet = (armor: readonly WorldArmor[]): Cabinet => ({
  name: 'Armor',
  holds: CLASSES.map((classType) => {
    const mine = armor.filter((piece) => piece.rarity !== 'exotic' && piece.classType === classType)
    return {
      name: title(classType),
      holds: [
        ...ARMOR_SETS.map(({ name, hash }) => ({
          name,
          items: mine.filter(({ setHash }) => setHash === hash).map((piece) => piece.hash),
        })),
        { name: 'Older Armor', items: mine.filter(({ setHash }) => !setHash).map(({ hash }) => hash) },
      ],
    }
  }),
})

const flairCabinet = (
  cosmetics: Readonly<Record<CosmeticKey, readonly number[]>>,
  shaders: readonly number[],
): Cabinet => ({
  name: 'Flair',
  holds: [
    ...(Object.keys(COSMETICS) as CosmeticKey[]).map((key) => ({
      name: `${COSMETICS[key].typeName}s`,
      items: cosmetics[key],
    })),
    { name: 'Shaders', items: shaders },
  ],
})

export interface Collected {
  readonly weapons: readonly WorldWeapon[]
  readonly armor: readonly WorldArmor[]
  readonly cosmetics: Readonly<Record<CosmeticKey, readonly number[]>>
  readonly shaders: readonly number[]
}

/** Collections: cabinets of shelves. Tells for every item on which shelf it lies. */
export const defineCollectionTree = (definitions: Definitions, collected: Collected): Map<number, number> => {
  const shelfOf = new Map<number, number>()
  const define = (entry: Shelf | Cabinet, path: string, parent: number, glyph: number): number[] => {
    const hash = hashFor('node', `${path}/${entry.name}`)
    if ('items' in entry) {
      if (entry.items.length === 0) return []
      for (const item of entry.items) shelfOf.set(item, hash)
      const children = entry.items.map(collectibleOf)
      return [
        defineNode(definitions, {
          hash,
          name: entry.name,
          contents: 'collectibles',
          children,
          parent,
          glyph,
        }),
      ]
    }
    const children = entry.holds.flatMap((held) => define(held, `${path}/${entry.name}`, hash, glyph))
    return [defineNode(definitions, { hash, name: entry.name, contents: 'nodes', children, parent, glyph })]
  }
  const { weapons, armor, cosmetics, shaders } = collected
  const cabinets = [
    exoticCabinet(weapons, armor),
    weaponCabinet(weapons),
    armorCabinet(armor),
    flairCabinet(cosmetics, shaders),
  ]
  const children = cabinets.flatMap((cabinet, place) =>
    define(cabinet, 'collections', COLLECTION_ROOT, 10 + place),
  )
  defineNode(definitions, {
    hash: COLLECTION_ROOT,
    name: 'Collections',
    contents: 'nodes',
    children,
    glyph: 10,
  })
  return shelfOf
}
