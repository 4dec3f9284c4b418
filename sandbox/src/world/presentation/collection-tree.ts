import { type AmmoType, CLASSES, WEAPON_TYPES } from '@ai-vault/game/items.ts'
import { ARMOR_SETS } from '../armor/armor-set-rows.ts'
import { COSMETICS, type CosmeticKey } from '../belongings/cosmetics.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { collectibleOf } from '../shapes/gear.ts'
import { WEAPON_PROFILES } from '../weapons/tables/weapon-profiles.ts'
import type { WorldArmor, WorldWeapon } from '../world.ts'
import { NODE } from './known-nodes.ts'
import { defineNode } from './nodes.ts'

/** A shelf holds items; a cabinet holds shelves and other cabinets. `node` is the game's own hash for it. */
interface Named {
  readonly name: string
  readonly node?: number
}
interface Shelf extends Named {
  readonly items: readonly number[]
  readonly displayStyle?: number
}
interface Cabinet extends Named {
  readonly holds: readonly (Shelf | Cabinet)[]
}

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const AMMO_NODES = {
  primary: NODE['primary-weapons'],
  special: NODE['special-weapons'],
  heavy: NODE['heavy-weapons'],
} as const
const CLASS_NODES = {
  titan: NODE['titan-armor'],
  hunter: NODE['hunter-armor'],
  warlock: NODE['warlock-armor'],
} as const

const weaponCabinet = (weapons: readonly WorldWeapon[]): Cabinet => {
  const ammoCabinet = (ammo: AmmoType): Cabinet => ({
    name: title(ammo),
    node: AMMO_NODES[ammo],
    holds: WEAPON_TYPES.map((type) => ({
      name: WEAPON_PROFILES[type].label,
      items: weapons
        .filter((weapon) => weapon.ammo === ammo && weapon.type === type && weapon.rarity !== 'exotic')
        .map(({ hash }) => hash),
    })),
  })
  return {
    name: 'Weapons',
    node: NODE.weapons,
    holds: (['primary', 'special', 'heavy'] as const).map(ammoCabinet),
  }
}

const exoticCabinet = (weapons: readonly WorldWeapon[], armor: readonly WorldArmor[]): Cabinet => ({
  name: 'Exotic',
  node: NODE.exotic,
  holds: [
    {
      name: 'Exotic Weapons',
      node: NODE['exotic-weapons'],
      items: weapons.filter(({ rarity }) => rarity === 'exotic').map(({ hash }) => hash),
    },
    {
      name: 'Exotic Armor',
      node: NODE['exotic-armor'],
      holds: CLASSES.map((classType) => ({
        name: `${title(classType)} Exotics`,
        items: armor
          .filter((piece) => piece.rarity === 'exotic' && piece.classType === classType)
          .map(({ hash }) => hash),
      })),
    },
  ],
})

const armorCabinet = (armor: readonly WorldArmor[]): Cabinet => ({
  name: 'Armor',
  node: NODE.armor,
  holds: CLASSES.map((classType) => {
    const mine = armor.filter((piece) => piece.rarity !== 'exotic' && piece.classType === classType)
    return {
      name: title(classType),
      node: CLASS_NODES[classType],
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

/** Where the game shows what is worn for looks, and how it lays that out. */
const COSMETIC_SHELVES: Readonly<
  Record<CosmeticKey, { cabinet: 'equipment' | 'flair'; node?: number; displayStyle: number }>
> = {
  ghost: { cabinet: 'equipment', node: NODE.ghosts, displayStyle: 13 },
  ship: { cabinet: 'equipment', node: NODE.ships, displayStyle: 18 },
  sparrow: { cabinet: 'equipment', node: NODE.vehicles, displayStyle: 0 },
  emblem: { cabinet: 'flair', node: NODE.emblems, displayStyle: 9 },
  emote: { cabinet: 'flair', displayStyle: 10 },
  finisher: { cabinet: 'flair', node: NODE.finishers, displayStyle: 12 },
}
const SHADER_STYLE = 17

const cosmeticCabinets = (
  cosmetics: Readonly<Record<CosmeticKey, readonly number[]>>,
  shaders: readonly number[],
): Cabinet[] => {
  const shelves = (cabinet: 'equipment' | 'flair'): Shelf[] =>
    (Object.keys(COSMETICS) as CosmeticKey[])
      .filter((key) => COSMETIC_SHELVES[key].cabinet === cabinet)
      .map((key) => {
        const { node, displayStyle } = COSMETIC_SHELVES[key]
        const name = `${COSMETICS[key].typeName}s`
        return { name, items: cosmetics[key], displayStyle, ...(node ? { node } : {}) }
      })
  const shaderShelf = { name: 'Shaders', node: NODE.shaders, items: shaders, displayStyle: SHADER_STYLE }
  return [
    { name: 'Equipment', node: NODE.equipment, holds: shelves('equipment') },
    { name: 'Flair', node: NODE.flair, holds: [...shelves('flair'), shaderShelf] },
  ]
}

export interface Collected {
  readonly weapons: readonly WorldWeapon[]
  readonly armor: readonly WorldArmor[]
  readonly cosmetics: Readonly<Record<CosmeticKey, readonly number[]>>
  readonly shaders: readonly number[]
}

/** How many sets have a badge. */
const BADGES = 3

/** A badge asks one class for the whole of a set; what counts stands in collections already. */
export const defineBadges = (definitions: Definitions, { armor }: Pick<Collected, 'armor'>): void => {
  const badges = ARMOR_SETS.slice(0, BADGES).map(({ name, hash: setHash }) => {
    const badge = hashFor('node', `badges/${name}`)
    const ofClass = CLASSES.map((classType) =>
      defineNode(definitions, {
        hash: hashFor('node', `badges/${name}/${classType}`),
        name: title(classType),
        contents: 'collectibles',
        children: armor
          .filter((piece) => piece.setHash === setHash && piece.classType === classType)
          .map(({ hash }) => collectibleOf(hash)),
        parent: badge,
      }),
    )
    return defineNode(definitions, {
      hash: badge,
      name,
      contents: 'nodes',
      children: ofClass,
      parent: NODE.badges,
    })
  })
  defineNode(definitions, { hash: NODE.badges, name: 'Badges', contents: 'nodes', children: badges })
}

/** Collections: cabinets of shelves. Tells for every item on which shelf it lies. */
export const defineCollectionTree = (definitions: Definitions, collected: Collected): Map<number, number> => {
  const shelfOf = new Map<number, number>()
  const define = (entry: Shelf | Cabinet, path: string, parent: number, glyph: number): number[] => {
    const hash = entry.node ?? hashFor('node', `${path}/${entry.name}`)
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
          displayStyle: entry.displayStyle ?? 0,
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
    ...cosmeticCabinets(cosmetics, shaders),
  ]
  const children = cabinets.flatMap((cabinet, place) =>
    define(cabinet, 'collections', NODE.collections, 10 + place),
  )
  defineNode(definitions, {
    hash: NODE.collections,
    name: 'Collections',
    contents: 'nodes',
    children,
    glyph: 10,
  })
  return shelfOf
}
