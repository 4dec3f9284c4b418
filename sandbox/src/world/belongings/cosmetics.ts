import type { Rarity } from '@ai-vault/game/items.ts'
import { type IconKind, iconPath } from '../../icons/icon-path.ts'
import { rarityIndex } from '../../icons/palette.ts'
import type { Definitions, Item } from '../definitions.ts'
import { collectibleOf, equipping } from '../shapes/gear.ts'
import { baseItem, plugBlock } from '../shapes/item-shapes.ts'
import { definePlug } from '../shapes/plugs.ts'
import { BUCKET, PLUG } from '../tables/platform.ts'
import { EMBLEMS, EMOTES, FINISHERS, GHOST_SHELLS, SHADERS, SHIPS, SPARROWS } from './cosmetic-rows.ts'

const SHADER_SUBTYPE = 20

/** Every shader, the default one first. */
export const defineShaders = (definitions: Definitions): readonly number[] => {
  const fallback = definePlug(definitions, {
    hash: PLUG['default-shader'],
    name: 'Default Shader',
    text: 'Wears the colours the item was made in.',
    typeName: 'Restore Defaults',
    category: 'shader',
    icon: iconPath({ kind: 'shader' }),
  })
  const named = SHADERS.map(([name, hash]) =>
    definitions.define('DestinyInventoryItemDefinition', hash, {
      ...baseItem({
        name,
        text: 'Changes the colours of your gear.',
        icon: iconPath({ kind: 'shader', variant: 1, seed: hash }),
        typeName: 'Shader',
        rarity: 'legendary',
        bucket: BUCKET.hidden,
        itemType: 19,
        categories: [41, 59],
      }),
      itemSubType: SHADER_SUBTYPE,
      plug: plugBlock('shader'),
    }),
  )
  return [fallback, ...named]
}

interface CosmeticKind {
  readonly rows: readonly (readonly [name: string, hash: number])[]
  readonly typeName: string
  readonly icon: IconKind
  readonly itemType: number
  readonly category: number
  readonly bucket: number
  readonly text: string
  readonly rarity: (place: number) => Rarity
}

const mostlyLegendary = (place: number): Rarity => (place % 5 === 0 ? 'exotic' : 'legendary')

export const COSMETICS = {
  emblem: {
    rows: EMBLEMS,
    typeName: 'Emblem',
    icon: 'emblem',
    itemType: 14,
    category: 19,
    bucket: BUCKET.emblem,
    text: 'Shows others who you are.',
    rarity: () => 'legendary',
  },
  ship: {
    rows: SHIPS,
    typeName: 'Ship',
    icon: 'ship',
    itemType: 21,
    category: 42,
    bucket: BUCKET.ship,
    text: 'Carries you between worlds.',
    rarity: mostlyLegendary,
  },
  sparrow: {
    rows: SPARROWS,
    typeName: 'Vehicle',
    icon: 'sparrow',
    itemType: 22,
    category: 43,
    bucket: BUCKET.vehicle,
    text: 'Carries you across them.',
    rarity: mostlyLegendary,
  },
  ghost: {
    rows: GHOST_SHELLS,
    typeName: 'Ghost Shell',
    icon: 'ghost',
    itemType: 24,
    category: 39,
    bucket: BUCKET.ghost,
    text: 'For the Ghost who has everything.',
    rarity: mostlyLegendary,
  },
  emote: {
    rows: EMOTES,
    typeName: 'Emote',
    icon: 'emote',
    itemType: 23,
    category: 44,
    bucket: BUCKET.emote,
    text: 'Says it without words.',
    rarity: mostlyLegendary,
  },
  finisher: {
    rows: FINISHERS,
    typeName: 'Finisher',
    icon: 'finisher',
    itemType: 29,
    category: 1112488720,
    bucket: BUCKET.finisher,
    text: 'Ends a fight in style.',
    rarity: mostlyLegendary,
  },
} as const satisfies Record<string, CosmeticKind>
export type CosmeticKey = keyof typeof COSMETICS

const emblemPictures = (
  hash: number,
): Pick<Item, 'secondaryIcon' | 'secondaryOverlay' | 'secondarySpecial'> => ({
  secondaryIcon: iconPath({ kind: 'emblem-banner', seed: hash }),
  secondaryOverlay: iconPath({ kind: 'emblem', variant: 1, seed: hash }),
  secondarySpecial: iconPath({ kind: 'emblem-banner', variant: 1, seed: hash }),
})

/** What is worn for looks, by kind. */
export const defineCosmetics = (
  definitions: Definitions,
): Readonly<Record<CosmeticKey, readonly number[]>> => {
  const defineKind = (key: CosmeticKey): number[] => {
    const kind: CosmeticKind = COSMETICS[key]
    return kind.rows.map(([name, hash], place) => {
      const rarity = kind.rarity(place)
      return definitions.define('DestinyInventoryItemDefinition', hash, {
        ...baseItem({
          name,
          text: kind.text,
          icon: iconPath({ kind: kind.icon, rarity: rarityIndex(rarity), seed: hash }),
          typeName: kind.typeName,
          rarity,
          bucket: kind.bucket,
          itemType: kind.itemType,
          categories: [kind.category],
          instanced: true,
        }),
        ...(key === 'emblem' ? emblemPictures(hash) : {}),
        collectibleHash: collectibleOf(hash),
        equippable: true,
        equippingBlock: equipping(kind.bucket, 0),
      })
    })
  }
  return Object.fromEntries(
    (Object.keys(COSMETICS) as CosmeticKey[]).map((key) => [key, defineKind(key)]),
  ) as unknown as Readonly<Record<CosmeticKey, readonly number[]>>
}
